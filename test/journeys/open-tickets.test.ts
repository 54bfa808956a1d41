import { beforeEach, expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { axeViolations } from '../support/axe.ts';
import { holdBack } from '../support/held-code.ts';
import { hostWins } from '../support/host-wins.ts';
import { sharedJourneys } from '../support/journey.ts';
import { type PlayerApi, signedIn, upcoming } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();
let player: PlayerApi;
let matches: Match[];
let nth = 0;

/** Matches of its own for each journey, on whose hosts nobody pays below 1.40. */
beforeEach(async () => {
  player = await signedIn(site().origin, mira);
  const fit = (await upcoming(site().origin)).filter(({ markets }) => (markets['1X2']?.['1']?.O ?? 0) >= 1.4);
  matches = fit.slice(nth, nth + 5);
  nth += 5;
});

const finish = (match: Match | undefined, score: string) =>
  command(site().origin, 'match', { eventId: match?.eventId ?? '', finish: score });

test('a system goes on beside the slip and in the history as its matches end, and is cashed out from the slip', async () => {
  await player.pay(hostWins(matches.slice(0, 3), 300, [2]));
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/betting', mira);
  const label = screen.words('common:ticket.openTickets');
  await screen.slip.getByRole('button', { name: label }).click();
  const open = screen.slip.getByRole('region', { name: label });
  const progress = (won: number) => open.getByText(screen.words('history:openProgress', { won, total: 3 }));
  await progress(0).waitFor();
  await finish(matches[0], '2-0');
  await progress(1).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const other = await page.context().newPage();
  // What is pushed until the server knows whose page this is goes past it.
  const letJoin = await holdBack(other, /\/preAuth$/);
  const history = playerScreen(other, site().origin, 'en');
  await history.open('/ticket_history');
  await history.openNewestTicket();
  const figure = (key: string, value: string) =>
    other.locator(`dt:text-is("${history.words(key)}") + dd:text-is("${value}")`).waitFor();
  await figure('history:linesAlive', '3 of 3');
  await figure('history:wonSoFar', '0.00');
  await finish(matches[1], '0-2');
  await expect.poll(async () => (await player.history())[0]?.standing?.alive).toBe(1);
  letJoin();
  await figure('history:linesAlive', '1 of 3');
  await other.close();

  await open
    .getByRole('button', { name: new RegExp(`^${screen.words('history:cashOut')} [\\d,]+\\.\\d\\d RSD`) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /RSD/, disabled: false }).click();
  await dialog.getByText(screen.words('history:cashOutPaid')).waitFor();
  await page.keyboard.press('Escape');
  await open.getByText(screen.words('history:openNone')).waitFor();
  expect((await player.history())[0]?.status).toBe('cashout');
});

test('a combination lost by one selection gives half of its stake back, on a phone, found by its filter', async () => {
  await player.pay(hostWins(matches, 400));
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'de');
  await screen.openAs('/ticket_history?show=cashback', mira);
  await page.getByText(screen.words('history:noneTitle')).waitFor();
  const before = await player.credit();
  await finish(matches[0], '0-1');
  for (const match of matches.slice(1)) await finish(match, '1-0');
  await screen.openNewestTicket();
  await page.locator(`dt:text-is("${screen.words('history:cashbackGiven')}") + dd:text-is("200.00")`).waitFor();
  expect(await player.credit()).toBe(Math.round((before + 200) * 100) / 100);
  expect(await axeViolations(page)).toEqual([]);
});
