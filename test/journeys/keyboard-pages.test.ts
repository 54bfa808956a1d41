import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { hostWins } from '../support/host-wins.ts';
import { sharedJourneys } from '../support/journey.ts';
import { signedIn, upcoming } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { tabTo } from '../support/tab-to.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();
const jovan = newPlayer();

/** The Tab key leads from what was done on to the end of the page and round to its begin. */
const isFree = (page: Page) => tabTo(page, page.getByRole('banner').getByRole('link').first());

test('money goes in and out without a mouse: a deposit, its message, a voucher and their movements', async () => {
  const { page, context } = await visitor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = playerScreen(page, site().origin, 'en');
  const { words } = screen;
  const main = page.getByRole('main');
  const player = await signedIn(site().origin, mira);
  await screen.openAs('/payin', mira);

  await tabTo(page, main.getByRole('radio', { checked: true }).first());
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => main.getByRole('radio', { name: /^EUR/ }).isChecked()).toBe(true);
  await tabTo(page, page.getByLabel(words('payments:amount')));
  await page.keyboard.type('50');
  await isFree(page);
  await tabTo(page, main.getByRole('button', { name: patternOf(words('payments:submit')) }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '50.00 EUR' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: words('provider:pay'), exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words('payments:callback.creditedTitle', { sum: '50.00 EUR' }) }).waitFor();
  expect(await player.credit(2)).toBe(5_050);

  await screen.open('/messages');
  const message = main.locator('summary').first();
  await tabTo(page, message);
  const unread = await main.locator('li[data-read="false"]').count();
  await page.keyboard.press('Enter');
  await expect.poll(() => main.locator('li[data-read="false"]').count()).toBe(unread - 1);
  const messages = await main.locator('summary').count();
  await tabTo(page, main.getByRole('button', { name: new RegExp(`^${words('messages:delete')}: `) }));
  await page.keyboard.press('Space');
  await expect.poll(() => main.locator('summary').count()).toBe(messages - 1);
  await isFree(page);

  await screen.open('/voucher_history');
  const create = main.getByRole('button', { name: words('voucher:create'), exact: true });
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await dialog.getByText(words('voucher:copied')).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await tabTo(page, dialog.getByRole('button', { name: words('voucher:done') }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => create.evaluate((button) => button === document.activeElement)).toBe(true);
  await tabTo(page, main.getByRole('button', { name: words('voucher:use'), exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type(code.replaceAll(' - ', ''));
  await page.keyboard.press('Enter');
  await page.getByText(words('voucher:added', { amount: '1,500.00', currency: 'RSD' })).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await isFree(page);

  await screen.open('/account/transactions');
  const rows = main.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(6);
  await tabTo(page, page.getByRole('checkbox', { name: new RegExp(`^${words('transactions:kinds.deposit')}`) }));
  await page.keyboard.press('Space');
  await page.waitForURL(/kind=deposit/);
  await expect.poll(() => rows.count()).toBe(1);
  await tabTo(page, page.locator('a, button').filter({ hasText: words('transactions:reset') }));
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(6);
  await isFree(page);
});

test('a ticket is looked up in the history, and the account is set, without a mouse', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { words } = screen;
  const main = page.getByRole('main');
  const player = await signedIn(site().origin, jovan);
  await player.pay(hostWins((await upcoming(site().origin)).slice(0, 3), 300, [2]));
  await screen.openAs('/ticket_history', jovan);
  await tabTo(page, main.getByRole('button', { name: patternOf(words('history:details')) }));
  await page.keyboard.press('Enter');
  await main.getByRole('button', { expanded: true }).waitFor();
  await page.keyboard.press('Space');
  await main.getByRole('button', { name: patternOf(words('history:details')), expanded: false }).waitFor();
  await tabTo(page, page.getByRole('checkbox', { name: new RegExp(`^${words('history:won')}\\b`) }));
  await page.keyboard.press('Space');
  await main.getByText(words('history:noneTitle')).waitFor();
  await tabTo(page, main.locator('a, button').filter({ hasText: words('history:noneAction') }));
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: patternOf(words('history:details')) }).waitFor();
  await isFree(page);

  await screen.open('/account/settings');
  const preference = main.getByRole('switch').first();
  const before = await preference.isChecked();
  await tabTo(page, preference);
  await page.keyboard.press('Space');
  await expect.poll(() => preference.isChecked()).toBe(!before);
  for (const [key, typed] of [
    ['auth:currentPassword', 'Sandbox12345'],
    ['auth:newPassword', 'Sandbox123456'],
    ['auth:passwordConfirmation', 'Sandbox123456'],
  ] as const) {
    await tabTo(page, main.getByLabel(words(key), { exact: true }));
    await page.keyboard.type(typed);
  }
  await isFree(page);
  await tabTo(page, main.getByRole('button', { name: words('auth:changePassword'), exact: true }));
  await page.keyboard.press('Enter');
  await screen.notice('auth:passwordChanged').waitFor();
});

test('a visitor reads results and promotions and writes to the operator without a mouse', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const { words } = screen;
  const main = page.getByRole('main');
  await screen.open('/scores');
  await tabTo(page, main.getByRole('link', { name: /^Basketball \d/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/sport=B/);
  const yesterday = main
    .getByRole('navigation', { name: words('pages:scores.days') })
    .getByRole('link')
    .nth(1);
  await tabTo(page, yesterday, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/day=/);
  const fold = main.getByRole('button', { expanded: true }).first();
  await tabTo(page, fold);
  const folded = main.getByRole('button', { expanded: false });
  const before = await folded.count();
  await page.keyboard.press('Space');
  await expect.poll(() => folded.count()).toBe(before + 1);
  await isFree(page);

  await screen.open('/promo');
  const kinds = main.getByRole('navigation', { name: words('info:promo.filter') }).getByRole('link');
  await tabTo(page, kinds.nth(1));
  await page.keyboard.press('Enter');
  await page.waitForURL(/category=/);
  await tabTo(page, main.getByRole('link', { name: /^Details: / }));
  await page.keyboard.press('Enter');
  await main.getByRole('heading', { level: 2, name: words('info:promo.terms') }).waitFor();
  await isFree(page);

  await screen.open('/contact_us');
  await tabTo(page, main.getByLabel(words('info:contact.name')));
  await page.keyboard.type('Ana Marić');
  await tabTo(page, main.getByLabel(words('info:contact.email')));
  await page.keyboard.type('ana@example.com');
  await tabTo(page, main.getByLabel(words('info:contact.topic')));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, main.getByLabel(words('info:contact.message')));
  await page.keyboard.type('When is my ticket settled?');
  await isFree(page);
  await tabTo(page, main.getByRole('button', { name: words('info:contact.send') }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words('info:contact.sentTitle') }).waitFor();
});
