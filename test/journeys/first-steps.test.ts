import { expect, test } from 'vitest';
import {
  accountScreen,
  firstPassword,
  mailedLink,
  newPlayer,
  registerPlayer,
  secondPassword,
} from '../support/account-screen.ts';
import { sharedJourneys } from '../support/journey.ts';
import { phone } from '../support/watched-page.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, expectComplaints } = sharedJourneys();

test('a new player is signed in at once, confirms, deposits, makes a voucher that another one uses, and sets his password anew', async () => {
  // What is refused until the address is confirmed, the other player's session before he has one, and the old password;
  // and the connection of a page that is opened to sign out, which ends before it is made.
  expectComplaints(/403|kcmanager\/loginUser|WebSocket is closed before the connection is established/);
  const { page, context } = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  // As the language menu does: the provider's page is in it, too.
  await context.addCookies([{ name: 'lang', value: 'rs', url: site().origin }]);
  const screen = accountScreen(page, site().origin, 'rs');
  const { words, button } = screen;
  const main = page.getByRole('main');
  const player = newPlayer();

  await screen.open('/');
  await screen.loginLink().click();
  await screen.link('auth:register.title', screen.dialog('auth:title')).click();
  await screen.fillRegistration(player);
  await button('auth:register.submit').click();
  await button('auth:welcome.continue', screen.dialog('auth:welcome.title')).click();
  await screen.credit().waitFor();

  await screen.open('/payin');
  await main.getByRole('heading', { name: words('errors:verifyEmail') }).waitFor();
  expect(await screen.field('payments:amount').count()).toBe(0);
  await page.goto(await mailedLink(site().origin, player.email));
  await page.getByRole('heading', { name: words('auth:verification.confirmed') }).waitFor();
  await screen.link('auth:verification.deposit').click();

  const deposit = async () => {
    await screen.field('payments:amount').fill('2000');
    await main.getByRole('button', { name: patternOf(words('payments:submit')) }).click();
  };
  await deposit();
  await page.getByRole('button', { name: words('provider:pay'), exact: true }).click();
  await page
    .getByRole('heading', { name: words('payments:callback.creditedTitle', { sum: '2,000.00 RSD' }) })
    .waitFor();

  await screen.open('/voucher_history');
  await button('voucher:create', main).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('1500');
  await dialog.getByRole('textbox').press('Enter');
  await dialog.getByText(words('voucher:copied')).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await button('voucher:done', dialog).click();
  const creditOf = (shown: string) => page.getByRole('banner').getByRole('button', { name: new RegExp(shown) });
  await creditOf('500,00').waitFor();

  const friend = await registerPlayer(site().origin);
  const { page: other } = await visitor(phone);
  const there = accountScreen(other, site().origin, 'en');
  await there.signIn(friend.username, firstPassword);
  await there.signedIn();
  await other.goto(await mailedLink(site().origin, friend.email));
  await other.getByRole('heading', { name: there.words('auth:verification.confirmed') }).waitFor();
  await there.open('/voucher_history');
  await there.button('voucher:use', other.getByRole('main')).click();
  await other.getByRole('dialog').getByRole('textbox').fill(code);
  await other.getByRole('dialog').getByRole('textbox').press('Enter');
  await other.getByText(there.words('voucher:added', { amount: '1,500.00', currency: 'RSD' })).waitFor();

  await screen.open('/logout');
  await screen.loginLink().waitFor();
  await screen.loginLink().click();
  await screen.link('auth:forgot.link').click();
  await screen.field('auth:email').fill(player.email);
  await button('auth:forgot.submit').click();
  await screen.notice('auth:emailSentSuccessfully').waitFor();
  await page.goto(await mailedLink(site().origin, player.email));
  await screen.field('auth:newPassword').fill(secondPassword);
  await screen.field('auth:passwordConfirmation').fill(secondPassword);
  await button('auth:reset.submit').click();
  await screen.notice('auth:passwordReset').waitFor();
  await screen.signIn(player.username, firstPassword);
  await screen.notice('errors:credentialsWrong').waitFor();
  await screen.signIn(player.username, secondPassword);
  await creditOf('500,00').waitFor();
  expect(
    await other
      .getByRole('banner')
      .getByRole('button', { name: /1\.500,00/ })
      .isVisible(),
  ).toBe(true);
});
