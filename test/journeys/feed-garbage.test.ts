import { expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { feedBends } from '../support/server-pushes.ts';

const { site, visitor } = sharedJourneys();

const megabyte = 'x'.repeat(1_000_000);
const noMatch = {
  leagueId: '1',
  leagueName: 'Garbage',
  groupName: 'Nowhere',
  hostName: 'Garbage',
  awayName: 'Rubbish',
  timeStart: '2026-03-01T17:30:00.000Z',
  inPlay: true,
  matchState: 'LIVE',
  matchPhase: { name: 'FH', timeMin: 3 },
  markets: { '1X2': { '1': { O: 1.5, MS: 'OPEN' } } },
  results: {},
  stats: {},
  players: [],
};
/** What a broken feed adds to its matches. */
const garbage = [
  { ...noMatch, eventId: 'no-markets', sport: 'F', markets: undefined },
  { ...noMatch, eventId: 'nan', sport: 'F', markets: { '1X2': { '1': { O: Number.NaN, MS: 'OPEN' } } } },
  { ...noMatch, eventId: 'sport', sport: 'QUIDDITCH' },
  { ...noMatch, eventId: 'phase', sport: 'F', matchPhase: { name: 'GOLDEN', timeMin: 3 } },
  { ...noMatch, eventId: 'long', sport: 'F', hostName: megabyte },
];

test('garbage of the feed is skipped and counted; the list stays, and its odds go on', async () => {
  const { page } = await visitor();
  let bent = 0;
  await feedBends(page, (event, payload) => {
    const told = payload as { topic: string; matches?: Match[]; added?: unknown[] };
    // A few times is enough: two megabytes with every update would be a test of the line.
    if ((event !== 'live_update' && event !== 'initial_data') || bent === 3) return [[event, payload]];
    bent += 1;
    const joined =
      event === 'initial_data'
        ? { ...told, matches: [...garbage, ...(told.matches ?? [])] }
        : { ...told, added: [...garbage, ...(told.added ?? [])] };
    return [
      [event, joined],
      [event, megabyte],
      ['quidditch_update', garbage],
    ];
  });
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/live_betting');
  const main = page.getByRole('main');
  const odds = main.locator('[data-odds-row] [data-odd]');
  await odds.first().waitFor();
  const first = await odds.allInnerTexts();
  await page.evaluate(() => {
    document.body.dataset.mark = 'here';
  });
  await expect.poll(async () => String(await odds.allInnerTexts())).not.toBe(String(first));
  // Odds of the first answer may change by another one that nothing was put into.
  await expect.poll(() => bent).toBeGreaterThan(1);
  expect(await main.getByText(/Garbage|Rubbish|GOLDEN/).count()).toBe(0);
  // A line that was cut, for a page that does not read is, makes the list stale until it is back.
  await expect.poll(() => screen.stale().count()).toBe(0);
  expect(await page.evaluate(() => document.body.dataset.mark)).toBe('here');

  // The page that shows how the servers are reached, without leaving what was counted.
  await page.evaluate(() => {
    history.pushState({}, '', '/ping');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const skipped = main.getByText(screen.words('info:ping.skipped'), { exact: true }).locator('xpath=..');
  await expect
    .poll(async () => Number(/\d+$/.exec((await skipped.innerText()).trim())?.[0]))
    .toBeGreaterThanOrEqual(garbage.length + 1);
});
