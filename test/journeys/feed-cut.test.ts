import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { codeFetched } from '../support/code-fetched.ts';
import { type FaultLine, openFaultLine } from '../support/fault-line.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command, post } from '../support/sandbox.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys();
const username = newPlayer();

let line: FaultLine;
beforeAll(async () => {
  line = await openFaultLine(site().origin);
});
// A test that failed in between left it cut.
beforeEach(() => line.mend());
afterAll(() => line.close());

const mark = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.mark = 'here';
  });
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.mark === 'here');

/** The price of a home win now, asked past the broken line. */
const homeWin = async (eventId: string): Promise<number> => {
  const { result } = await post<{ result: Match[] }>(site().origin, '/cms/v1/betting/matchOffer', { eventId });
  return result[0]?.markets['1X2']?.['1']?.O ?? 0;
};

test('a feed cut for ten seconds: prices are called stale, nothing is sold at them, and all is told anew without a reload', async () => {
  expectComplaints(/ERR_|WebSocket|Failed to (load|fetch)|UnreachableError/);
  const { page } = await visitor();
  const screen = playerScreen(page, line.origin, 'en');
  const fetched = codeFetched(page);
  await screen.openAs('/betting', username);
  const isCheck = (request: Request) => request.url().endsWith('/checkTicketSelections');
  const check = page.waitForRequest(isCheck);
  await screen.pickHomeWins(1);
  const { ticket } = (await check).postDataJSON() as { ticket: [{ eventId: string; odd: number }] };
  const [{ eventId, odd: picked }] = ticket;
  const price = (O: number) => command(site().origin, 'market', { eventId, marketCode: '1X2', selectionCode: '1', O });
  // The feed moves it no more: what changes on the slip, this journey changes.
  await price(picked);
  await screen.stakeField().fill('20');
  await expect.poll(() => screen.payButton().isEnabled()).toBe(true);
  const odd = page.getByRole('main').getByRole('button', { pressed: true });
  await screen.slipStands({ signedIn: true });
  await fetched();
  await mark(page);

  const turnedAway = line.turnsAwayAfter(10_000);
  line.cut();
  await screen.stale().waitFor();
  const reason = screen.slip.getByText(screen.words('ticket:pricesStale'), { exact: true });
  await reason.waitFor();
  await expect.poll(() => screen.payButton().isDisabled()).toBe(true);
  const before = await homeWin(eventId);
  const after = Math.round((before + 1) * 100) / 100;
  await price(after);
  await turnedAway;
  expect([await screen.stale().isVisible(), await screen.payButton().isDisabled()]).toEqual([true, true]);
  expect(await odd.textContent()).not.toContain(after.toFixed(2));

  line.mend();
  await screen.stale().waitFor({ state: 'detached' });
  await odd.getByText(after.toFixed(2)).waitFor();
  await screen.slip.getByRole('button', { name: screen.words('ticket:acceptChanges'), exact: true }).click();
  await expect.poll(() => screen.payButton().isEnabled()).toBe(true);
  await expect.poll(() => reason.isVisible()).toBe(false);
  expect(await isMarked(page)).toBe(true);
});

test('ten cuts later a page holds one pair of connections, is told everything and was never loaded anew', async () => {
  expectComplaints(/WebSocket/);
  const { page } = await visitor();
  const screen = playerScreen(page, line.origin, 'en');
  let opened = 0;
  page.on('websocket', () => {
    opened += 1;
  });
  await screen.open('/live_betting');
  await mark(page);
  const connections = async () => {
    const answer = await fetch(`${site().origin}/healthz`);
    return ((await answer.json()) as { sockets: { open: number } }).sockets.open;
  };
  await expect.poll(connections).toBe(2);
  for (let cuts = 1; cuts <= 10; cuts += 1) {
    await command(site().origin, 'sockets', { cut: true });
    await expect.poll(() => opened).toBe(2 * (cuts + 1));
    await expect.poll(connections).toBe(2);
  }
  await screen.stale().waitFor({ state: 'detached' });
  expect([await connections(), opened, await isMarked(page)]).toEqual([2, 22, true]);
});
