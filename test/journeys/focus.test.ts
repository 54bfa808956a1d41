import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accountScreen } from '../support/account-screen.ts';
import { sharedJourneys } from '../support/journey.ts';
import { type PlayerScreen, playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, expectComplaints, newPlayer } = sharedJourneys();
const mira = newPlayer();

/** Where the focus is: the nearest part of the frame, and the words of the element itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const part = element?.closest('dialog, #ticket, #sidebar, main') ?? element?.closest('header, nav');
    return { part: part?.id || part?.localName || null, text: element?.textContent?.trim() ?? '' };
  });

/** Parts of the frame that the Tab key comes to within a number of steps. */
const reached = async (page: Page, steps: number): Promise<string[]> => {
  const parts = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const { part } = await focused(page);
    if (part !== null) parts.add(part);
  }
  return [...parts];
};

const readyToPay = async (options: typeof desktop, stake: number): Promise<{ page: Page; screen: PlayerScreen }> => {
  const { page } = await visitor(options);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.pickSignedIn(mira, 1);
  await screen.openSlip();
  await screen.typeStake(stake);
  return { page, screen };
};

describe.each([
  ['on a desktop, where the slip stands open,', desktop, 'ticket'],
  ['on a phone, where the news closes the slip,', phone, 'nav'],
] as const)('%s the focus goes back', (_where, options, place) => {
  test('to the slip or its button when the news of a paid ticket is closed', async () => {
    const { page, screen } = await readyToPay(options, 20);
    await screen.pay();
    const dialog = screen.acceptedDialog();
    await dialog.getByRole('button', { name: screen.words('ticket:ok') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await focused(page)).part).toBe(place);
  });

  test('to pay or its button when the news of a rejected ticket is closed', async () => {
    const { page, screen } = await readyToPay(options, 20);
    await command(site().origin, 'ticket', { username: mira, outcome: 'denied', subcode: 216 });
    await screen.pay();
    await screen.rejectedDialog().waitFor();
    await screen.closeDialog();
    // The focus moves when the dialog has left, a moment after it is out of sight.
    await expect.poll(async () => (await focused(page)).part).toBe(place);
    const paying = place === 'ticket' ? /^Pay 20\.00 RSD$/ : /Ticket · 1$/;
    await expect.poll(async () => (await focused(page)).text).toMatch(paying);
  });

  test('to pay when a refusal is closed', async () => {
    expectComplaints(/sportsbetting\/v1\/ticketRequest/);
    const { page, screen } = await readyToPay(options, 20);
    // What is in the wallet was spent elsewhere a moment ago.
    const refused = { error: 'insufficientFunds', ErrorText: 'insufficientFunds' };
    await page.route('**/sportsbetting/v1/ticketRequest', (route) => route.fulfill({ status: 400, json: refused }));
    await screen.pay();
    const refusal = page.getByRole('alertdialog', { name: screen.words('ticket:refused') });
    await refusal.waitFor();
    await page.keyboard.press('Enter');
    await refusal.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toEqual({ part: 'ticket', text: 'Pay 20.00 RSD' });
  });

  test('to the button of the account when its drawer is closed', async () => {
    const { page } = await visitor(options);
    const screen = playerScreen(page, site().origin, 'en');
    await screen.open('/');
    await screen.openDrawer();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: screen.words('common:close') })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await focused(page)).part).toBe('header');
  });
});

test('the slip over the page has all of the Tab key, and a button that closes it', async () => {
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  await screen.pickHomeWins(1);
  const open = page.getByRole('dialog', { name: screen.words('common:ticket.label') });
  await screen.openSlip();
  await open.waitFor();
  await expect.poll(async () => (await focused(page)).part).toBe('ticket');
  await page.keyboard.press('Escape');
  await screen.slip.waitFor({ state: 'hidden' });
  await screen.openSlip();
  expect(await reached(page, 30)).toEqual(['ticket']);
  // What is over the slip is closed without it.
  await screen.slip.getByRole('button', { name: screen.words('ticket:clear'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: screen.words('slip:deleteTitle') });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await open.waitFor();
  await screen.slip.getByRole('button', { name: screen.words('common:ticket.close') }).click();
  await screen.slip.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await focused(page)).part).toBe('nav');
  expect(await reached(page, 12)).toContain('main');
});

test('the sidebar over the page has all of the Tab key', async () => {
  const { page } = await visitor(desktop);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  await page.getByRole('button', { name: screen.words('common:sidebar.label'), exact: true }).click();
  await page.getByRole('dialog', { name: screen.words('common:sidebar.label') }).waitFor();
  await expect.poll(async () => (await focused(page)).part).toBe('sidebar');
  await page.locator('#sidebar').getByRole('button', { name: /\d+$/ }).first().waitFor();
  expect(await reached(page, 40)).toEqual(['sidebar']);
  await page.keyboard.press('Escape');
  await page.locator('#sidebar').waitFor({ state: 'hidden' });
  await expect.poll(async () => (await focused(page)).part).toBe('header');
});

test('a stake that is no number leaves pay without an amount, held back for a reason in words', async () => {
  const { screen } = await readyToPay(desktop, 20);
  await screen.stakeField().fill('1,2,3');
  const pay = screen.slip.getByRole('button', { name: 'Pay', exact: true });
  await pay.waitFor();
  await expect.poll(() => pay.isDisabled()).toBe(true);
  await screen.slip.getByText(screen.words('slip:stakeUnreadable')).waitFor();
  await screen.stakeField().fill('35');
  await screen.slip.getByRole('button', { name: 'Pay 35.00 RSD', exact: true, disabled: false }).waitFor();
});

test('the eye hides the balance everywhere and for good, until it is pressed again', async () => {
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'en');
  const header = page.getByRole('banner');
  const eye = (key: string) =>
    page.getByRole('dialog').getByRole('button', { name: screen.words(`common:drawer.${key}`) });
  await screen.openAs('/', mira);
  await screen.credit().waitFor();
  const credit = await screen.credit().textContent();
  expect(credit).toMatch(/\d,\d\d/);
  await screen.openDrawer();
  await eye('hideBalance').click();
  await eye('showBalance').waitFor();
  await expect.poll(() => page.getByRole('dialog').textContent()).not.toMatch(/\d,\d\d/);
  await page.reload();
  await header.getByText('******').waitFor();
  await expect.poll(() => header.textContent()).not.toMatch(/\d,\d\d/);
  await expect.poll(() => header.getByRole('button', { name: /\d,\d\d/ }).count()).toBe(0);
  await screen.openDrawer();
  await eye('showBalance').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => screen.credit().textContent()).toBe(credit);
});

test('a snackbar over a dialog is heard and pressed in it, and the form says the same until it is changed', async () => {
  expectComplaints(/kcmanager\/loginUser/);
  await command(site().origin, 'status', { key: 'loginInDialog', value: 'true' });
  const { page } = await visitor(phone);
  const screen = accountScreen(page, site().origin, 'en');
  await page.clock.install();
  await screen.open('/');
  await screen.loginLink().click();
  const dialog = screen.dialog('auth:title');
  await dialog.waitFor();
  // Time passes only when the test moves it: the snackbar waits for the keyboard.
  await page.clock.pauseAt(Date.now() + 60_000);
  const wrong = screen.words('errors:credentialsWrong');
  const alert = dialog.getByRole('alert').filter({ hasText: wrong });
  const cancel = alert.getByRole('button', { name: screen.words('common:notice.dismiss') });
  const inForm = screen.form('auth:title').getByText(wrong);
  await screen.field('auth:username').fill(mira);
  await screen.field('auth:password').fill('wrong');
  await screen.button('auth:submit', dialog).click();
  await cancel.click();
  await alert.waitFor({ state: 'detached' });
  await inForm.waitFor();
  await screen.button('auth:submit', dialog).click();
  await alert.waitFor();
  await screen.tabTo(cancel);
  await page.keyboard.press('Enter');
  await alert.waitFor({ state: 'detached' });
  await screen.field('auth:password').fill('another');
  await inForm.waitFor({ state: 'detached' });
  // A failing server's own reason is shown; without one nobody is blamed.
  for (const [answer, key] of [
    [{ status: 503, json: { error: 'unavailable', ErrorText: 'unavailable' } }, 'errors:unavailable'],
    [{ status: 502, body: 'Bad Gateway' }, 'errors:loginFailed'],
  ] as const) {
    await page.route('**/kcmanager/loginUser', (route) => route.fulfill(answer), { times: 1 });
    await screen.button('auth:submit', dialog).click();
    await screen.form('auth:title').getByText(screen.words(key)).waitFor();
  }
  expect(await dialog.isVisible()).toBe(true);
});

test('a snackbar over the slip is heard and pressed in it', async () => {
  const { page } = await visitor(phone);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  await screen.pickHomeWins(1);
  await screen.openSlip();
  await screen.typeStake(100);
  await screen.pay();
  const alert = screen.slip.getByRole('alert').filter({ hasText: screen.words('errors:snackbarMustLogin') });
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
  expect(await screen.slip.isVisible()).toBe(true);
});
