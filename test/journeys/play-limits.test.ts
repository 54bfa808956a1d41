import { expect, test } from 'vitest';
import { accountScreen } from '../support/account-screen.ts';
import { axeViolations } from '../support/axe.ts';
import { journeys } from '../support/journey.ts';
import { command } from '../support/sandbox.ts';
import { phone } from '../support/watched-page.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys();

const minute = 60_000;

test('a player limits his stakes, is stopped by the limit, is reminded of the time, and excludes himself', async () => {
  // The refused ticket, the wrong password, and the calls of a session that has ended.
  expectComplaints(/400|401|403/);
  const { page } = await visitor();
  const screen = accountScreen(page, site().origin, 'en');
  const { words, button } = screen;
  await screen.openAs('/account/limits', 'player2');
  const stakes = screen.form('play:limits.stake');
  const perDay = screen.field('play:limits.day', stakes);
  await perDay.fill('50,0050');
  await button('play:limits.save', stakes).click();
  await stakes.getByText(words('errors:limitInvalid')).waitFor();
  await perDay.fill('50');
  await button('play:limits.save', stakes).click();
  await screen.notice('play:saved').waitFor();
  await stakes.getByText(words('play:limits.left', { left: '50.00' })).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // A raise waits, also after a reload, and is withdrawn.
  await perDay.fill('500');
  await button('play:limits.save', stakes).click();
  const waiting = stakes.getByText(patternOf(words('play:limits.waits', { from: '{{from}}', amount: '500.00 RSD' })));
  await waiting.waitFor();
  await page.reload();
  await waiting.waitFor();
  await button('play:limits.withdraw', stakes).click();
  await waiting.waitFor({ state: 'detached' });
  await expect.poll(() => perDay.inputValue()).toBe('50');

  await screen.field('play:reality.label').selectOption('15');
  await screen.notice('play:saved').waitFor();
  // Its stretch begins with the answer of the ping that reports it.
  await page.waitForFunction(() => localStorage.getItem('playStretch') !== null);

  await screen.open('/betting');
  await screen.pickHomeWins(1);
  await screen.typeStake(100);
  await screen.pay();
  await screen.slip.getByText(words('errors:stakeLimitReached', { left: '50.00', currency: 'RSD' })).waitFor();
  await page.keyboard.press('Escape');
  await screen.typeStake(50);
  await screen.pay();
  await screen.acceptedDialog().waitFor();
  await screen.closeDialog();

  await command(site().origin, 'clock', { advance: 15 * minute });
  const reminder = page.getByRole('alertdialog', {
    name: patternOf(words('play:check.titleMinutes', { minutes: '{{minutes}}' })),
  });
  await reminder.waitFor();
  await reminder.getByText('−50.00 RSD').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.reload();
  await reminder.waitFor();
  await button('play:check.goOn', reminder).click();
  await reminder.waitFor({ state: 'detached' });

  await screen.open('/account/limits');
  await screen.field('play:exclusion.label').last().selectOption('year');
  await button('play:exclusion.action').first().click();
  const asked = page.getByRole('alertdialog');
  await screen.field('play:confirm.password', asked).fill('Not The One 1');
  await button('play:confirm.exclude', asked).click();
  // At the password, where it stays: the snackbar shows it too.
  await asked.getByText(words('errors:passwordWrong')).first().waitFor();
  await screen.field('play:confirm.password', asked).fill('Sandbox12345');
  expect(await axeViolations(page)).toEqual([]);
  await button('play:confirm.exclude', asked).click();
  await screen.notice('play:breakBegan').waitFor();
  await screen.loginLink().waitFor();

  await screen.signIn('player2');
  await page
    .getByText(patternOf(words('errors:selfExcluded', { until: '{{until}}' })))
    .first()
    .waitFor();
});

test('messages are counted, read when they are opened, and deleted, on a phone as well', async () => {
  const { page } = await visitor(phone);
  const screen = accountScreen(page, site().origin, 'en');
  const { words, button } = screen;
  await screen.openAs('/', 'player');
  const account = button('common:header.account').first();
  const badge = (count: number) => account.locator(`[data-count="${count}"]`);
  const send = (title: string) =>
    command(site().origin, 'message', { username: 'player', title, text: 'Saturday, <b>20:00</b>' });
  await send('First');
  await send('Second');
  await badge(2).waitFor();

  await account.click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('account:links.messages') })
    .click();
  await page.getByText(words('messages:unread', { count: 2 }), { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const newest = page.getByRole('main').getByRole('listitem').first();
  await newest.getByText('Second').click();
  await newest.getByText('Saturday, <b>20:00</b>', { exact: true }).waitFor();
  await page.getByText(words('messages:unread', { count: 1 }), { exact: true }).waitFor();
  await badge(1).waitFor();

  await newest.getByRole('button', { name: words('messages:delete') }).click();
  await page.getByRole('main').getByText('Second').waitFor({ state: 'detached' });
  await button('messages:readAll').click();
  await account.locator('[data-count]').waitFor({ state: 'detached' });
  await newest.getByText('First').click();
  await newest.getByRole('button', { name: words('messages:delete') }).click();
  await page.getByText(words('messages:emptyTitle')).waitFor();
});

test('a message that could not be deleted is said to be there, and one more press deletes it', async () => {
  expectComplaints(/ERR_FAILED/);
  const { page } = await visitor();
  const screen = accountScreen(page, site().origin, 'de');
  const { words, button } = screen;
  await command(site().origin, 'message', { username: 'agent', title: 'Erste', text: 'Ein Text' });
  await screen.openAs('/messages', 'agent');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Erste' });
  await row.getByText('Erste').click();
  const remove = row.getByRole('button', { name: words('messages:delete') });
  await page.route('**/users/messages/delete', (route) => route.abort());
  await remove.click();
  await page.getByRole('alert').getByText(words('errors:unavailable'), { exact: true }).waitFor();
  expect(await row.count()).toBe(1);
  await page.unroute('**/users/messages/delete');
  await remove.click();
  await row.waitFor({ state: 'detached' });
  await button('common:header.account').first().waitFor();
});
