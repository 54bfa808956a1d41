import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { titles } from '../../domain/games/titles.ts';
import { axeViolations } from '../support/axe.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { modes, phone, showMode } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

// A site of its own: what others play elsewhere would be among the popular games of a lobby.
const { site, visitor } = journeys();
const words = wordsIn('en');

const halfAMonth = 15 * 86_400_000;

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).locator('[data-tile]');
/** Those below the rails, which show some of them once more. */
const allTiles = (page: Page) =>
  main(page)
    .getByRole('region', { name: words('casino:rail.all') })
    .locator('[data-tile]');
const names = (page: Page) => main(page).locator('[data-tile] > span:nth-child(2)').allInnerTexts();
const queryOf = (page: Page) => new URL(page.url()).searchParams;

const opened = async (path: string, language: 'en' | 'ru' = 'en', options = {}) => {
  const { page } = await visitor(options);
  const at = playerScreen(page, site().origin, language);
  await at.open(path);
  return { page, at };
};

test('the lobby is walked by arrow keys, and a game’s details open and close by keyboard', async () => {
  const { page } = await opened('/casino');
  await expect.poll(() => allTiles(page).count()).toBe(titles.length);
  await allTiles(page).first().focus();
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(await focused()).toContain('Nile Secrets');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toContain('Nile Secrets');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toContain('Nile Secrets');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Nile Secrets' });
  await sheet.waitFor();
  expect(queryOf(page).get('game')).toBe('nile-secrets');
  await sheet.getByText('96.31%').waitFor();
  await sheet.getByRole('row', { name: words('casino:odds.reels', { count: 5 }) }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(queryOf(page).has('game')).toBe(false);
});

test('filters stand in the address, and the back button takes them back', async () => {
  const { page } = await opened('/casino');
  await main(page).getByRole('link', { name: 'Oakspin', exact: true }).click();
  await expect
    .poll(() => names(page))
    .toEqual(['Ten Stones', 'Gem Cascade', 'Starlight', 'Emerald Steps', 'Three Rubies']);
  expect(queryOf(page).get('provider')).toBe('oakspin');
  await main(page)
    .getByRole('button', { name: words('casino:filter.label') })
    .click();
  await main(page)
    .getByLabel(words('casino:filter.tag'))
    .selectOption({ label: words('casino:tag.wheel') });
  await main(page)
    .getByRole('heading', { name: words('casino:empty.filteredTitle') })
    .waitFor();
  await page.goBack();
  await expect.poll(() => tiles(page).count()).toBe(5);
  await page.goBack();
  await expect.poll(() => allTiles(page).count()).toBe(titles.length);
  await main(page)
    .getByRole('link', { name: words('casino:filter.list') })
    .click();
  await expect.poll(() => queryOf(page).get('as')).toBe('list');
});

test('a search finds games from three letters on, in any script, and leads to one', async () => {
  const { page, at } = await opened('/slots', 'ru');
  await page
    .getByRole('banner')
    .getByRole('button', { name: at.words('common:header.search') })
    .waitFor();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: at.words('casino:search.title') });
  const field = dialog.getByRole('searchbox');
  await field.fill('ру');
  await dialog.getByText(at.words('casino:search.short')).waitFor();
  await field.fill('рул');
  await expect.poll(() => dialog.getByRole('link').count()).toBe(5);
  await field.fill('нет такой');
  await dialog.getByText(at.words('casino:search.noneTitle')).waitFor();
  await field.fill('ken');
  const hit = dialog.getByRole('link', { name: 'Polar Keno' });
  await hit.waitFor();
  expect(await hit.locator('mark').innerText()).toBe('Ken');
  await hit.click();
  await page.getByRole('dialog', { name: 'Polar Keno' }).waitFor();
});

test('virtual games and virtual sports of the betting offer lead to each other, unless the other is closed', async () => {
  const { page } = await opened('/virtuals');
  const sports = main(page).getByRole('navigation', { name: words('casino:virtual.sports') });
  await sports.getByRole('link', { name: words('betting:sport.VF') }).click();
  await page.waitForURL((url) => url.pathname === '/betting' && url.searchParams.get('sport') === 'VF');
  await main(page).locator('a[href*="event="]').first().click();
  const games = main(page).getByRole('link', { name: words('common:menu.virtuals'), exact: true });
  await games.waitFor();
  await command(site().origin, 'status', { key: 'disableVirtualsPage', value: 'true' });
  await games.waitFor({ state: 'hidden' });
  await command(site().origin, 'status', { key: 'disableVirtualsPage', value: 'false' });
  await games.click();
  await page.waitForURL((url) => url.pathname === '/virtuals');
  await main(page).locator('[data-tile]').first().waitFor();
});

test.each([
  ['/virtuals', 'common:menu.virtuals'],
  ['/games/northlight/greyhounds?demo=1', 'common:menu.virtuals'],
  ['/games/vela-live/roulette-kalemegdan?demo=1', 'common:menu.casino_live'],
  ['/games/arctic-fox/lucky-dice?demo=1', 'common:menu.casino'],
  ['/slots', 'common:menu.casino'],
])('%s is marked in the menu as what it belongs to', async (path, item) => {
  const { page } = await opened(path);
  const marked = () =>
    page
      .getByRole('navigation', { name: words('common:menu.label') })
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => getComputedStyle(link).fontWeight === '600').map(({ textContent }) => textContent),
      );
  await expect.poll(marked).toEqual([words(item)]);
});

test('studios have pages of their own', async () => {
  const { page } = await opened('/games');
  await main(page).getByRole('link', { name: 'Vela Live' }).click();
  await expect
    .poll(() => names(page))
    .toEqual(titles.filter(({ provider }) => provider === 'Vela Live').map(({ name }) => name));
  expect(new URL(page.url()).pathname).toBe('/games/vela-live');
});

test('a starred game is kept over a reload, for its player alone', async () => {
  const { page, at } = await opened('/casino');
  expect(
    await main(page)
      .getByRole('button', { name: /favourites/ })
      .count(),
  ).toBe(0);
  await at.openAs('/casino?game=royal-crown', 'player');
  const star = page.getByRole('dialog').getByRole('button', { name: words('casino:star', { game: 'Royal Crown' }) });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/cms/v1/settings'));
  await star.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('casino:unstar', { game: 'Royal Crown' }) })
    .waitFor();
  await at.open('/casino?part=favourites');
  await expect.poll(() => names(page)).toEqual(['Royal Crown']);
});

test('statuses of the operator switch the lobbies of the menu off, each its own or all of them', async () => {
  const { page } = await opened('/');
  const menu = page.getByRole('banner').getByRole('navigation');
  const items = () => menu.getByRole('link').allInnerTexts();
  const [sports, live] = [words('common:menu.betting'), words('common:menu.live')];
  const games = ['casino', 'casino_live', 'virtuals'].map((key) => words(`common:menu.${key}`));
  await expect.poll(items).toEqual([sports, live, ...games]);
  for (const [key, path, left] of [
    ['disableCasinoPage', '/slots', games.slice(1)],
    ['disableCasinoLivePage', '/casino_live', games.filter((_, nth) => nth !== 1)],
    ['disableVirtualsPage', '/virtuals', games.slice(0, 2)],
    ['casinoIndefiniteDisabled', '/games', []],
  ] as const) {
    await page.goto(`${site().origin}${path}`);
    await expect.poll(items).toEqual([sports, live, ...games]);
    await command(site().origin, 'status', { key, value: 'true' });
    await expect.poll(items).toEqual([sports, live, ...left]);
    // Visitors who are there are sent home.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await command(site().origin, 'status', { key, value: 'false' });
  }
});

test('on a phone the drawer leads to the lobbies that have no room under the thumb, by the same statuses', async () => {
  const { page, at } = await opened('/', 'en', phone);
  const under = page.getByRole('navigation', { name: words('common:menu.label') });
  const drawer = page.getByRole('dialog', { name: words('common:drawer.title') });
  const named = (within: Locator) => {
    const keys = ['casino', 'casino_live', 'virtuals'].map((key) => words(`common:menu.${key}`));
    return async () => (await within.getByRole('link').allInnerTexts()).filter((text) => keys.includes(text));
  };
  const games = ['casino', 'casino_live', 'virtuals'].map((key) => words(`common:menu.${key}`));
  await at.openDrawer();
  await expect.poll(named(drawer)).toEqual(games.slice(1));
  await command(site().origin, 'status', { key: 'disableCasinoLivePage', value: 'true' });
  await expect.poll(named(drawer)).toEqual(games.slice(2));
  await command(site().origin, 'status', { key: 'disableBettingPage', value: 'true' });
  // A section that is gone makes room in the footer, and each is in one place only.
  await expect.poll(named(drawer)).toEqual([]);
  expect(await under.getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining([games[0], games[2]]));
  for (const key of ['disableCasinoLivePage', 'disableBettingPage'])
    await command(site().origin, 'status', { key, value: 'false' });
  await drawer.getByRole('link', { name: games[2], exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/virtuals');
  await drawer.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await at.openDrawer();
  await drawer.getByRole('link', { name: words('common:menu.scores') }).waitFor();
  expect(await drawer.getByRole('link', { name: games[2], exact: true }).isVisible()).toBe(false);
});

test('a page of games without an item of its own is marked in the menu as the casino’s', async () => {
  const { page } = await opened('/slots');
  const marked = (path: string) =>
    page
      .getByRole('banner')
      .locator(`nav a[href$="${path}"]`)
      .evaluate((item) => getComputedStyle(item).borderBottomColor !== 'rgba(0, 0, 0, 0)');
  await expect.poll(() => marked('/casino')).toBe(true);
  await page.goto(`${site().origin}/virtuals`);
  await expect.poll(() => marked('/virtuals')).toBe(true);
  expect(await marked('/casino')).toBe(false);
  await page.goto(`${site().origin}/`);
  await page.getByRole('banner').getByRole('navigation').waitFor();
  expect(await marked('/casino')).toBe(false);
});

test('a search asked for by its key before it is loaded opens when it is', async () => {
  const { page } = await visitor();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/games-search*.js', (route) => held.then(() => route.continue()));
  await page.goto(`${site().origin}/slots`);
  await page.getByRole('banner').waitFor();
  await page.keyboard.press('/');
  release();
  await page.getByRole('dialog', { name: words('casino:search.title') }).waitFor();
});

test.each(modes)('axe finds nothing in the lobby and the details, %s', async (mode) => {
  const { page } = await opened('/casino');
  await showMode(page, mode);
  await expect.poll(() => allTiles(page).count()).toBe(titles.length);
  expect(await axeViolations(page)).toEqual([]);
  await allTiles(page).filter({ hasText: 'Ten Stones' }).click();
  await page
    .getByRole('dialog', { name: 'Ten Stones' })
    .getByRole('table', { name: words('casino:details.odds') })
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('on a phone the lobby has tabs, three tiles across and a sheet', async () => {
  const { page } = await opened('/casino', 'en', phone);
  await expect.poll(() => allTiles(page).count()).toBe(titles.length);
  const tops = await allTiles(page).evaluateAll((all) =>
    all.slice(0, 4).map((tile) => tile.getBoundingClientRect().top),
  );
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  await allTiles(page).first().click();
  const sheet = page.getByRole('dialog', { name: 'Moon Wolves' });
  await sheet.getByRole('table').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);
});

test('a lobby without new games says so, shows what is played elsewhere and leads to those that have some', async () => {
  // Games are new for thirty days.
  for (const advance of [halfAMonth, halfAMonth, halfAMonth]) await command(site().origin, 'clock', { advance });
  const { page } = await opened('/skill_games?part=new');
  await main(page)
    .getByRole('heading', { name: words('casino:empty.title') })
    .waitFor();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(10);
  await main(page)
    .locator('section')
    .getByRole('link', { name: words('casino:section.slots') })
    .click();
  await expect.poll(() => tiles(page).count()).toBe(titles.filter(({ lobbies }) => lobbies.includes('slots')).length);
  expect(new URL(page.url()).pathname).toBe('/slots');
});
