import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { authenticated } from '../support/authenticated.ts';
import { axeViolations } from '../support/axe.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();

test('a deposit is declined, then paid; its money is there when the notice comes, wherever the player is', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { words } = screen;
  const player = await signedIn(site().origin, mira);
  await screen.openAs('/', mira);
  await screen.credit().click();
  await page.getByRole('menuitem', { name: words('common:menu.deposit') }).click();
  await page.waitForURL('**/payin');

  const amount = page.getByLabel(words('payments:amount'));
  const payIn = page.getByRole('main').getByRole('button', { name: patternOf(words('payments:submit')) });
  await page.getByRole('radio', { name: /^EUR/ }).check();
  await amount.fill('4.99');
  await amount.press('Enter');
  await page.getByText(words('errors:depositTooSmall')).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await amount.fill('50');
  await amount.press('Enter');
  await page.getByRole('heading', { name: '50.00 EUR' }).waitFor();
  await page.getByRole('button', { name: words('provider:decline') }).click();
  await page.getByRole('heading', { name: words('payments:callback.declinedTitle') }).waitFor();
  expect(await player.credit(2)).toBe(5_000);

  await page.getByRole('link', { name: words('payments:callback.again') }).click();
  await page.getByText(words('payments:state.declined'), { exact: true }).waitFor();
  await page.getByRole('radio', { name: /^EUR/ }).check();
  await page.getByRole('button', { name: '100', exact: true }).click();
  await payIn.click();
  await page.getByLabel(words('provider:notice')).selectOption('held');
  const known = authenticated(page);
  await page.getByRole('button', { name: words('provider:pay'), exact: true }).click();
  await page.getByRole('heading', { name: words('payments:callback.waitingTitle') }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await player.credit(2)).toBe(5_000);

  for (const notice of ['forged', 'stale', 'amount', 'currency'] as const) {
    const { status } = await command(site().origin, 'notice', { username: mira, notice });
    expect(status, notice).toBeGreaterThanOrEqual(400);
  }
  expect(await player.credit(2)).toBe(5_000);

  await page
    .getByRole('link', { name: words('common:menu.betting'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/betting/);
  await known;
  const sum = '100.00 EUR';
  expect(await command(site().origin, 'notice', { username: mira, notice: 'now' })).toEqual({ status: 200 });
  await page.getByText(words('payments:notice.credited', { sum })).waitFor();
  expect(await command(site().origin, 'notice', { username: mira, notice: 'now' })).toEqual({ status: 200 });
  expect(await player.credit(2)).toBe(5_100);

  await page.goBack();
  await page.getByRole('heading', { name: words('payments:callback.creditedTitle', { sum }) }).waitFor();
  await page.getByRole('link', { name: words('payments:callback.transactions') }).click();
  const rows = page.getByRole('main').locator('tbody tr');
  await expect.poll(() => rows.first().innerText()).toMatch(/Deposit[\s\S]*\+100\.00[\s\S]*5,100\.00/);
  await expect.poll(() => rows.count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);

  await screen.open('/account/transactions?kind=deposit');
  await expect.poll(() => rows.count()).toBe(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words('transactions:export') }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.charCodeAt(0)).toBe(0xfeff);
  expect(file.split('\r\n')).toEqual([
    expect.stringContaining('"Time","Movement"'),
    expect.stringMatching(/^"[\d :-]+","Deposit","[\da-f-]+","EUR",100\.00,0\.00,5100\.00$/),
    '',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
