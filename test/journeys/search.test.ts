import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { leftBefore } from '../support/left-before.ts';
import { playerScreen } from '../support/player-screen.ts';
import { post } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor } = sharedJourneys();
const words = wordsIn('en');

const field = (page: Page) => page.getByRole('searchbox', { name: words('common:header.search') });
const rows = (page: Page) => page.locator('[data-odds-row]').filter({ has: page.getByRole('link') });
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: `“${text}”` });

const around = (page: Page) =>
  page.getByRole('region').filter({ hasText: words('betting:foundAroundCount', { count: '' }) });
const address = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  return { pathname, ...Object.fromEntries(searchParams) };
};
const listed = async (list: 'offer' | 'liveOffer', sport_code: string, search_filter = ''): Promise<Match[]> => {
  const prematch = { table_view: 'timeline', time_filter: 'all', special_filter: 'NextMatches', league_ids: [] };
  const body = { page: 1, sport_code, search_filter, ...(list === 'offer' ? prematch : {}) };
  const { result } = await post<{ result: Match[] }>(site().origin, `/cms/v1/betting/${list}`, body);
  // A match that is about to begin, or to end, could be gone by the time that it is pressed.
  return list === 'offer' ? result.reverse() : result;
};

/**
 * The first match whose host's name finds matches of that side alone, as "Unión U21" does not (Union Berlin U21), and none
 * of the sport that is named, as "Zhou Yi" does (Meizhou Hakka).
 */
const findable = async (list: 'offer' | 'liveOffer', sport_code: string, notIn?: string): Promise<Match> => {
  for (const match of await listed(list, sport_code)) {
    if (notIn && (await listed(list, notIn, match.hostName)).length > 0) continue;
    const found = await listed(list, sport_code, match.hostName);
    if (found.every(({ hostName, awayName }) => [hostName, awayName].includes(match.hostName))) return match;
  }
  throw new Error(`no ${sport_code}`);
};

/** Waits until the list holds matches of this side alone. */
const onlyMatchesOf = (page: Page, name: string) =>
  expect
    .poll(async () => {
      const shown = await rows(page).allInnerTexts();
      return shown.length > 0 && shown.every((row) => row.includes(name));
    })
    .toBe(true);

test.each([
  ['Čukarički', ['Čukarički', 'cukaricki', 'Чукарички']],
  ['Olympiacos', ['Ολυμπιακός', 'olympiakos', 'ΟΛΥΜΠΙΑΚΟΣ', 'Олимпиакос']],
])('%s is found in three scripts with and without accents, and going back clears the search', async (name, texts) => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting?time=all');
  await rows(page).first().waitFor();
  const all = await rows(page).count();
  for (const text of texts) {
    await field(page).fill(text);
    await found(page, text).waitFor();
    await onlyMatchesOf(page, name);
    expect(new URL(page.url()).searchParams.get('q')).toBe(text);
  }
  await field(page).blur();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
  await expect.poll(() => field(page).inputValue()).toBe('');
  await expect.poll(() => rows(page).count()).toBe(all);
});

test('fewer than three letters ask nothing; an address with a search opens with it', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting?q=partizan');
  await onlyMatchesOf(page, 'Partizan');
  await expect.poll(() => field(page).inputValue()).toBe('partizan');
  await field(page).fill('pa');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
});

test('letters stay while another window has the focus; who leaves the field sees what is searched', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  await field(page).fill('pa');
  // A window that is left tells its field so, and keeps the focus there.
  await field(page).dispatchEvent('focusout');
  await field(page).press('r');
  await page.waitForURL('**/betting?q=par');
  await field(page).press('Backspace');
  await field(page).blur();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
  await expect.poll(() => field(page).inputValue()).toBe('');
});

test('words that Enter asks for stand in their field while the list is on its way', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  await rows(page).first().waitFor();
  await page.route('**/betting/offer', async (route) => {
    await page.waitForURL('**/betting?q=partizan');
    await route.continue();
  });
  await field(page).fill('partizan');
  // In every frame that is shown, until the list has come.
  const shown = field(page).evaluate(async (input: HTMLInputElement) => {
    const seen = new Set<string>();
    while (!document.querySelector('[role="status"]')?.textContent?.includes('“partizan”')) {
      seen.add(input.value);
      await new Promise(requestAnimationFrame);
    }
    return [...seen];
  });
  await field(page).press('Enter');
  expect(await shown).toEqual(['partizan']);
});

test('what another sport has is one press away, and Escape clears the field', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { hostName: player } = await findable('offer', 'T', 'F');
  await screen.open(`/betting?q=${encodeURIComponent(player)}`);
  await around(page).getByRole('heading', { level: 2 }).filter({ hasText: player }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('betting:sport.T') })
    .first()
    .click();
  await onlyMatchesOf(page, player);
  await page.locator('body').press('/');
  await field(page).press('Escape');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
  expect(new URL(page.url()).searchParams.get('sport')).toBe('T');
});

test('live, on a phone: the field opens over the header and finds a match in play', async () => {
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/live_betting');
  const { hostName: host } = await findable('liveOffer', 'F');
  await page.getByRole('button', { name: words('common:header.search') }).click();
  await field(page).fill(host);
  await field(page).press('Enter');
  await found(page, host).waitFor();
  await onlyMatchesOf(page, host);
  await field(page).waitFor({ state: 'hidden' });
});

test('live: what is found stands there at once, also while the mouse rests on the list', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/live_betting');
  const { hostName: host } = await findable('liveOffer', 'F');
  await rows(page).first().hover();
  await page.keyboard.press('/');
  await page.keyboard.type(host);
  await found(page, host).waitFor();
  await onlyMatchesOf(page, host);
});

test.each([
  ['1440 px', desktop, 'dark'],
  ['390 px', phone, 'light'],
] as const)(
  '%s: from football a player, a league and a live team are found, each one press away',
  async (_width, size, mode) => {
    const { page } = await visitor(size);
    await leftBefore(page, site().origin, { darkMode: String(mode === 'dark') });
    const screen = playerScreen(page, site().origin, 'en');
    const [tennis, basketball, playing] = [
      await findable('offer', 'T'),
      await findable('offer', 'B'),
      await findable('liveOffer', 'F'),
    ];
    const look = async (text: string) => {
      await screen.open(`/betting?q=${encodeURIComponent(text)}`);
      await around(page).waitFor();
    };
    // By its whole name: “Gent” finds leagues of Argentina as well.
    const lead = (name: string) =>
      around(page)
        .getByRole('link')
        .filter({ has: page.getByText(name, { exact: true }) })
        .first();

    await look(tennis.hostName);
    await around(page).getByRole('status').filter({ hasText: /\d/ }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.viewport?.width);
    expect(await axeViolations(page)).toEqual([]);
    await lead(tennis.hostName).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => address(page)).toMatchObject({ sport: 'T', event: expect.any(String) });
    await page.getByRole('heading', { name: tennis.hostName }).first().waitFor();

    await look(`${basketball.groupName} ${basketball.leagueName}`);
    // Other sports have a league of this name in this country too.
    await around(page).locator(`a[href*="sport=B"][href*="leagues=${basketball.leagueId}"]`).click();
    await expect.poll(() => address(page)).toMatchObject({ sport: 'B', leagues: basketball.leagueId });
    expect(address(page)).not.toHaveProperty('q');
    await rows(page).first().waitFor();

    await look(playing.hostName);
    await lead(playing.hostName).click();
    await expect.poll(() => address(page)).toMatchObject({ pathname: '/live_betting', event: playing.eventId });
  },
);

test('what is found nowhere offers the ways on; Escape clears the search', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  for (const [list, other] of [
    ['/betting', 'foundToLive'],
    ['/live_betting', 'toPrematch'],
  ] as const) {
    await screen.open(`${list}?q=qqqqq`);
    const message = page.getByRole('status').filter({ hasText: words('betting:foundNothing', { words: 'qqqqq' }) });
    for (const way of ['searchClear', 'allSports', other] as const)
      await message.getByRole('link', { name: words(`betting:${way}`) }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('body').press('/');
    await field(page).press('Escape');
    await expect.poll(() => address(page)).toEqual({ pathname: list });
    await rows(page).first().waitFor();
  }
});

test('the live page finds what has not begun, below its own matches', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { hostName } = await findable('offer', 'T');
  await screen.open(`/live_betting?q=${encodeURIComponent(hostName)}`);
  await around(page).getByRole('link').filter({ hasText: hostName }).last().click();
  // A player may have a special bet as well.
  await expect
    .poll(() => address(page))
    .toMatchObject({ pathname: '/betting', sport: expect.stringMatching(/^(SP)?T$/) });
});
