import type { Response } from 'playwright';
import { expect, test } from 'vitest';
import { journeys } from '../support/journey.ts';
import { eventOf } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';

const { site, visitor, expectComplaints } = journeys();

test('a wrong password is refused in words, and the right one still works', async () => {
  expectComplaints(/kcmanager\/loginUser/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.signIn('player', 'not the password');
  await screen.notice('errors:loginFailed').waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  await screen.signIn('player');
  await screen.signedIn();
  await screen.credit().waitFor();
});

test('a reload keeps the session', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.signIn('player');
  await screen.signedIn();
  await screen.credit().waitFor();
  await page.reload();
  await screen.credit().waitFor();
});

test('an expired access token is renewed without a word', async () => {
  expectComplaints(/401/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.signIn('player');
  await screen.signedIn();
  await screen.credit().waitFor();
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/kcmanager/refreshToken') && answer.ok());
  await command(site().origin, 'token', { username: 'player', expire: 'access' });
  await renewed;
  await screen.open('/ticket_history');
  await screen.credit().waitFor();
  expect(new URL(page.url()).pathname).toBe('/ticket_history');
});

test('tabs share one renewal: the others go on with what the first one got', async () => {
  expectComplaints(/401/);
  const { page, context } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.signIn('player');
  await screen.signedIn();
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    const other = playerScreen(tab, site().origin, 'en');
    await other.open('/betting');
    await other.credit().waitFor();
  }
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/kcmanager/refreshToken')) renewals += 1;
  });
  const renewed = context.waitForEvent('response', (answer) => answer.url().endsWith('/kcmanager/refreshToken'));
  await command(site().origin, 'token', { username: 'player', expire: 'access' });
  // All at once: each is refused, and each wants to renew.
  await Promise.all(tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('focus')))));
  expect((await renewed).ok()).toBe(true);
  const pinged = (answer: Response) => answer.url().includes('/users/ping') && answer.ok();
  for (let ping = 0; ping < 2; ping += 1) await Promise.all(tabs.map((tab) => tab.waitForResponse(pinged)));
  expect(renewals).toBe(1);
  for (const tab of tabs) await playerScreen(tab, site().origin, 'en').credit().waitFor();
});

test('a blocked player is told for as long as he is blocked, and stays signed in', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const told = page.getByRole('alert').getByText(screen.words('errors:youAreBlocked'), { exact: true });
  const pinged = () => page.waitForResponse((answer) => answer.url().includes('/users/ping') && answer.ok());
  await screen.signIn('player2');
  await screen.signedIn();
  await command(site().origin, 'block', { username: 'player2', blocked: true });
  try {
    await told.waitFor();
    for (let ping = 0; ping < 2; ping += 1) await pinged();
    expect(await told.isVisible()).toBe(true);
    await screen.credit().waitFor();
  } finally {
    await command(site().origin, 'block', { username: 'player2', blocked: false });
  }
  await told.waitFor({ state: 'detached' });
});

test('an ended session leads to login, and to nothing of the player', async () => {
  expectComplaints(/401/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.signIn('player2');
  await screen.signedIn();
  await screen.credit().waitFor();
  await command(site().origin, 'token', { username: 'player2', expire: 'session' });
  await page.getByRole('dialog', { name: screen.words('auth:title') }).waitFor();
  expect(await screen.credit().count()).toBe(0);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('access_token');
});

test('logout ends the session in every tab that asks again', async () => {
  expectComplaints(/401/);
  const { page, context } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.signIn('player2');
  await screen.signedIn();
  await screen.credit().waitFor();
  const second = await context.newPage();
  const other = playerScreen(second, site().origin, 'en');
  await other.open('/');
  await other.credit().waitFor();
  await screen.open('/logout');
  await screen.loginLink().waitFor();
  await other.loginLink().waitFor();
});

test('the server goes and comes back: the player is still signed in and can pay', async () => {
  expectComplaints(/ERR_|WebSocket|Failed to (load|fetch)|UnreachableError/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.signIn('player');
  await screen.signedIn();
  await screen.open('/betting');
  await screen.pickHomeWins(1);
  await screen.typeStake(20);
  await screen.payButton().waitFor();
  await site().kill();
  await screen.stale().waitFor();
  expect(await screen.payButton().isEnabled()).toBe(false);
  await site().restart();
  await screen.stale().waitFor({ state: 'detached' });
  await screen.credit().waitFor();
  await screen.pay();
  await screen.acceptedDialog().waitFor();
});

test('odds that moved while the line was cut are right when it is back', async () => {
  expectComplaints(/WebSocket/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  const [{ match, name } = { match: '', name: '' }] = await screen.pickHomeWins(1);
  const outcome = name.slice(0, name.lastIndexOf(','));
  const [hostName = '', awayName = ''] = match.split(' – ');
  const eventId = await eventOf(site().origin, hostName, awayName);
  await command(site().origin, 'sockets', { refuse: 2 });
  await command(site().origin, 'market', { eventId, marketCode: '1X2', selectionCode: '1', O: 7.77 });
  await page
    .getByRole('button', { name: `${outcome}, 7.77`, exact: true })
    .first()
    .waitFor();
});
