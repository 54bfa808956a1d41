import type { Route } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { hostWins } from '../support/host-wins.ts';
import { sharedJourneys } from '../support/journey.ts';
import { type PlayerApi, signedIn, upcoming } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { phone } from '../support/watched-page.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();
let player: PlayerApi;
let eventId: string;
let nth = 0;

/** A new ticket of 200 on the host of a match that nobody else has bet on. */
beforeEach(async () => {
  player = await signedIn(site().origin, mira);
  const match = (await upcoming(site().origin))[nth++];
  if (!match) throw new Error('nothing is offered');
  eventId = match.eventId;
  // What a ticket is worth stands still until a journey moves it.
  const O = match.markets['1X2']?.['1']?.O ?? 0;
  await command(site().origin, 'market', { eventId, marketCode: '1X2', selectionCode: '1', O });
  await player.pay(hostWins([match], 200));
});

const newest = async () => (await player.history())[0];

const opened = async (options = {}, language: 'en' | 'ru' = 'en') => {
  const { page } = await visitor(options);
  const screen = playerScreen(page, site().origin, language);
  await screen.openAs('/ticket_history', mira);
  await screen.openNewestTicket();
  // Of the opened ticket: those below have one in their row.
  const details = page.getByRole('main').getByRole('row').nth(2);
  const buy = details.getByRole('button', { name: patternOf(screen.words('history:cashOutFor')) });
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: patternOf(screen.words('history:cashOutFor')) });
  return { page, screen, buy, dialog, confirm };
};

const amountIn = (text: string | null): number => Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replaceAll(',', ''));

test('a part is paid at the amount shown and the rest stays in play, then the rest is paid too', async () => {
  const { page, screen, buy, dialog, confirm } = await opened();
  const before = await player.credit();
  await buy.click();
  await dialog.getByRole('radio', { name: '50%' }).check();
  await expect.poll(async () => amountIn(await confirm.textContent())).toBeLessThan(150);
  const part = amountIn(await confirm.textContent());
  const said = async (key: Parameters<typeof screen.words>[0]) =>
    dialog
      .getByRole('row')
      .filter({ hasText: screen.words(key) })
      .getByRole('cell')
      .last()
      .innerText();
  expect(await said('history:stake')).toBe('100.00');
  expect(amountIn(await said('history:cashOutReceive'))).toBe(part);
  expect(await said('history:cashOutProfit')).toBe(`−${(100 - part).toFixed(2)}`);
  expect(await said('history:stakeLeft')).toBe('100.00');
  await confirm.click();
  await dialog.getByText(screen.words('history:cashOutPartPaid')).waitFor();
  expect(await player.credit()).toBe(Math.round((before + part) * 100) / 100);
  await page.keyboard.press('Escape');
  await expect.poll(newest).toMatchObject({ status: 'accepted', stake: 200, cashOut: part });
  await buy.click();
  await confirm.click();
  await dialog.getByText(screen.words('history:cashOutPaid')).waitFor();
  await dialog.getByRole('button', { name: screen.words('history:cashOutDone') }).click();
  await screen.newestTicket().getByText(screen.words('history:cashout'), { exact: true }).waitFor();
  await expect.poll(newest).toMatchObject({ status: 'cashout', stake: 200 });
  await buy.waitFor({ state: 'hidden' });
});

test('a suspended market takes the offer away and gives it back, by itself', async () => {
  const { page, screen, buy } = await opened();
  await buy.waitFor();
  await command(site().origin, 'market', { eventId, marketCode: '1X2', status: 'SUSPENDED' });
  await page.getByText(screen.words('history:cashOutNotNow')).waitFor();
  await command(site().origin, 'market', { eventId, marketCode: '1X2', status: 'OPEN' });
  await buy.waitFor();
});

test('a ticket worth less when it is confirmed is asked about again', async () => {
  expectComplaints(/409/);
  const { page, screen, buy, dialog, confirm } = await opened();
  await buy.click();
  await confirm.waitFor();
  // On the way of the answer: a page that has heard of it asks for a new offer itself.
  const fall = async (route: Route) => {
    await command(site().origin, 'market', { eventId, marketCode: '1X2', selectionCode: '1', O: 9.5 });
    await route.continue();
  };
  await page.route('**/confirmCashOut', fall, { times: 1 });
  const before = await player.credit();
  await confirm.click();
  await dialog.getByText(screen.words('errors:cashOutMoved')).waitFor();
  await dialog.getByRole('button', { name: screen.words('history:cashOutAgain') }).click();
  await confirm.click();
  await dialog.getByText(screen.words('history:cashOutPaid')).waitFor();
  expect(await player.credit()).toBeGreaterThan(before);
});

test('a lost answer is asked for again and nothing is paid twice', async () => {
  expectComplaints(/confirmCashOut|ERR_/);
  const { page, screen, buy, dialog, confirm } = await opened();
  let lost = 0;
  const keys = new Set<string | undefined>();
  await page.route('**/confirmCashOut', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const before = await player.credit();
  await buy.click();
  await expect.poll(async () => amountIn(await confirm.textContent())).toBeGreaterThan(0);
  const shown = amountIn(await confirm.textContent());
  await confirm.click();
  await dialog.getByText(screen.words('history:cashOutChecking')).waitFor();
  await dialog.getByText(screen.words('history:cashOutPaid')).waitFor();
  expect(lost).toBe(2);
  expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{8,128}$/)]);
  expect(await player.credit()).toBe(Math.round((before + shown) * 100) / 100);
});

test('on a phone, in Russian, by keyboard, the offer runs out and is asked for again', async () => {
  const { page, screen, buy, dialog, confirm } = await opened(phone, 'ru');
  await buy.focus();
  await page.keyboard.press('Enter');
  await confirm.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByText(screen.words('errors:cashOutExpired')).waitFor();
  await dialog.getByRole('button', { name: screen.words('history:cashOutAgain') }).focus();
  await page.keyboard.press('Enter');
  await confirm.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => buy.evaluate((button) => button === document.activeElement)).toBe(true);
});
