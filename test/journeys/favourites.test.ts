import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { SidebarSport } from '../../contract/entities/offer.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { lastingMatches } from '../support/lasting-matches.ts';
import { playerScreen, toTop } from '../support/player-screen.ts';
import { post } from '../support/sandbox.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const jovan = newPlayer();
const words = wordsIn('en');

const stars = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: words('betting:favourite', { name: '' }).trim() });
const pressed = (page: Page) => page.getByRole('main').locator('button[aria-pressed="true"]:not([data-odd])');
const heads = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const saving = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/cms/v1/settings') && answer.request().method() === 'POST');

test('a league starred by nobody stays in the browser, becomes the player’s at sign-in and follows him', async () => {
  const first = await visitor();
  const at = playerScreen(first.page, site().origin, 'en');
  await at.open('/betting');
  const name = (await stars(first.page).first().getAttribute('aria-label')) ?? '';
  await stars(first.page).first().click();
  // What a first press needs is fetched with it.
  await first.page.waitForFunction(() => localStorage.getItem('favourites') !== null);
  await first.page.reload();
  await expect.poll(() => pressed(first.page).count()).toBe(1);
  const saved = saving(first.page);
  await at.signIn(jovan);
  await at.signedIn();
  expect((await saved).ok()).toBe(true);

  const second = await visitor();
  const elsewhere = playerScreen(second.page, site().origin, 'en');
  await elsewhere.open('/betting');
  await stars(second.page).first().waitFor();
  expect(await pressed(second.page).count()).toBe(0);
  await elsewhere.openAs('/betting', jovan);
  await expect.poll(() => pressed(second.page).first().getAttribute('aria-label')).toBe(name);

  await first.page
    .getByRole('banner')
    .getByRole('button', { name: words('common:header.logout') })
    .click();
  await at.loginLink().waitFor();
  await at.open('/betting');
  await stars(first.page).first().waitFor();
  expect(await pressed(first.page).count()).toBe(0);
});

test('the whole cell of the time stars a match, and opens nothing', async () => {
  const { page } = await visitor();
  await playerScreen(page, site().origin, 'en').open('/betting');
  const row = page.getByRole('main').locator('[data-odds-row]').nth(1);
  const time = row.locator('time').first();
  const name = words('betting:favourite', {
    name: (await row.getByRole('link').first().getAttribute('title')) ?? '',
  });
  const { x = 0, y = 0, height = 0 } = (await time.boundingBox()) ?? {};
  // Below the time, where its day is shown.
  await page.mouse.click(x + 2, y + height + 8);
  await expect.poll(() => pressed(page).first().getAttribute('aria-label')).toBe(name);
  expect(new URL(page.url()).searchParams.get('event')).toBeNull();
  await page.mouse.click(x + 2, y + 4);
  await expect.poll(() => pressed(page).count()).toBe(0);
});

test('a match that was starred before it began can be let go where it is played, by the star of its row', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/live_betting');
  const football = lastingMatches().find(({ league }) => league.sport === 'F');
  await page.evaluate(
    (id) =>
      localStorage.setItem(
        'favourites',
        JSON.stringify({ version: 1, settings: { betting: { favorite_matches: { F: [id] } } } }),
      ),
    football?.eventId,
  );
  await page.reload();
  await expect.poll(() => heads(page).first().innerText()).toBe(words('betting:favourites'));
  await pressed(page).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => heads(page).first().innerText()).not.toBe(words('betting:favourites'));
  expect(await pressed(page).count()).toBe(0);
});

test('prematch, a starred match leads when the mouse has left it, and with the next list a starred league follows', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting?time=all');
  const rows = page.getByRole('main').locator('[data-odds-row]:has(time)');
  const match = await rows.nth(2).getByRole('link').first().getAttribute('title');
  await rows.nth(2).locator('button[aria-pressed]:not([data-odd])').click();
  await expect.poll(() => pressed(page).count()).toBe(1);
  expect(await heads(page).first().innerText()).not.toBe(words('betting:favourites'));
  await page.mouse.move(0, 0);
  const first = () => rows.first().getByRole('link').first().getAttribute('title');
  await expect.poll(() => heads(page).first().innerText()).toBe(words('betting:favourites'));
  await expect.poll(first).toBe(match);
  await page.waitForFunction(() => localStorage.getItem('favourites') !== null);

  // A league of a later page: the server leads with it.
  const { result } = await post<{ result: Record<string, SidebarSport[]> }>(
    site().origin,
    '/cms/v1/markets/getAllSports',
    { id: 'prematch' },
  );
  const league = result.all?.[0]?.groupByCountries.at(-1)?.leagues[0];
  await page.evaluate((id) => {
    const stored = JSON.parse(localStorage.getItem('favourites') ?? '');
    stored.settings.betting.favorite_leagues = { F: [id] };
    localStorage.setItem('favourites', JSON.stringify(stored));
  }, league?.leagueId);
  await page.reload();
  await expect.poll(() => heads(page).first().innerText()).toBe(words('betting:favourites'));
  await expect.poll(first).toBe(match);
  expect(await heads(page).nth(1).innerText()).toContain(`· ${league?.league}`);
});

test('live, a starred match stands first, then the starred league', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/live_betting');
  const leagues = page.getByRole('main').locator('h2 ~ button[aria-pressed]');
  await leagues.first().waitFor();
  const names = await leagues.evaluateAll((stars) => stars.map((star) => star.getAttribute('aria-label') ?? ''));
  const lasting = lastingMatches().map(({ league: { country, name } }) => `${country} · ${name}`);
  const league = lasting.find((name) => names.slice(1).includes(words('betting:favourite', { name }))) ?? '';
  // Its name, not its place: a press scrolls the list, which draws only what is near the window.
  await page
    .getByRole('main')
    .getByRole('button', { name: words('betting:favourite', { name: league }), exact: true })
    .click();
  // The list keeps its order under the pointer.
  await page.mouse.move(0, 0);
  await toTop(page);
  await expect.poll(() => heads(page).first().innerText()).toBe(league);
  await screen.openFirstMatch();
  const match = page.getByRole('main').getByRole('heading', { level: 1 });
  await match.waitFor();
  await page
    .getByRole('main')
    .locator('div:has(+ header)')
    .getByRole('button', { name: words('betting:favourite', { name: '' }).trim() })
    .click();
  await page.mouse.move(0, 0);
  await expect.poll(() => heads(page).first().innerText()).toBe(words('betting:favourites'));
});

test.each(['/betting?time=all', '/live_betting'])(
  'on %s a match and a league are let go in one place, and brought back there',
  async (path) => {
    const { page } = await visitor();
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open(path);
    const main = page.getByRole('main');
    await stars(page).first().waitFor();
    const row = main.locator('[data-odds-row]:has(a[data-event])').first();
    const match = (await row.locator('a[data-event]').first().getAttribute('title')) ?? '';
    await row.locator('button[aria-pressed]:not([data-odd])').click();
    await main.locator('h2 ~ button[aria-pressed]').first().click();
    await page.mouse.move(0, 0);
    await expect.poll(() => heads(page).first().innerText()).toBe(words('betting:favourites'));
    const edit = main.getByRole('button', { name: words('betting:editFavourites') });
    await edit.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words('betting:favourites') });
    const starred = dialog.locator('button[aria-pressed="true"]');
    await expect.poll(() => starred.count()).toBe(2);
    expect(await dialog.getByRole('listitem').first().innerText()).toContain(match);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    const league = dialog.locator('button[aria-pressed]').last();
    await league.press('Enter');
    await expect.poll(() => starred.count()).toBe(1);
    expect(await dialog.getByRole('listitem').count()).toBe(2);
    await league.press('Enter');
    await expect.poll(() => starred.count()).toBe(2);
    await page.keyboard.press('Escape');
    expect(await edit.evaluate((button) => button === document.activeElement)).toBe(true);
    await edit.press('Enter');
    for (const star of await dialog.locator('button[aria-pressed]').all()) await star.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => heads(page).first().innerText()).not.toBe(words('betting:favourites'));
    expect(await pressed(page).count()).toBe(0);
  },
);

test('what is starred on the live page is counted at its sport at once, a match as its league, until the star goes', async () => {
  const { page } = await visitor();
  await playerScreen(page, site().origin, 'en').open('/live_betting');
  const main = page.getByRole('main');
  const tab = page
    .getByRole('navigation', { name: words('betting:allSports') })
    .getByRole('link')
    .first();
  const counted = async () => {
    const mark = tab.getByRole('img');
    return (await mark.count()) === 0 ? 0 : Number(await mark.innerText());
  };
  await stars(page).first().click();
  await expect.poll(counted).toBeGreaterThan(0);
  await stars(page).first().click();
  await expect.poll(counted).toBe(0);
  await main.locator('[data-odds-row] a[title]').first().click();
  await page.waitForURL(/event=/);
  const match = main.locator('[data-scroll-restoration-id="live-match"]').getByRole('button', { name: /^Favourite: / });
  await match.first().click();
  await expect.poll(counted).toBe(1);
  await match.first().click();
  await expect.poll(counted).toBe(0);
});
