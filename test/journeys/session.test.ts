import type { Page, Response } from 'playwright';
import { expect, test } from 'vitest';
import type { Tokens } from '../../contract/entities/user.ts';
import { codeFetched } from '../support/code-fetched.ts';
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
  await screen.notice('errors:credentialsWrong').waitFor();
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
  await screen.openAs('/', 'player');
  await screen.credit().waitFor();
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/kcmanager/refreshToken') && answer.ok());
  await command(site().origin, 'token', { username: 'player', expire: 'access' });
  await renewed;
  await screen.open('/ticket_history');
  await screen.credit().waitFor();
  expect(new URL(page.url()).pathname).toBe('/ticket_history');
});

test('five tabs stay signed in over twenty expiries: each is renewed once, by one of them', {
  timeout: 300_000,
}, async () => {
  expectComplaints(/401/);
  const { page, context } = await visitor();
  await playerScreen(page, site().origin, 'en').remember('player');
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  for (const tab of tabs) {
    const screen = playerScreen(tab, site().origin, 'en');
    await screen.open('/ping');
    await screen.credit().waitFor();
  }
  const renewals: Response[] = [];
  context.on('response', (answer) => {
    if (answer.url().endsWith('/kcmanager/refreshToken')) renewals.push(answer);
  });
  /** Who waited too long for its turn asks as well, and gets the very tokens that the first one got. */
  const successors = async () => {
    expect(renewals.filter((answer) => !answer.ok())).toEqual([]);
    return new Set(await Promise.all(renewals.map(async (answer) => ((await answer.json()) as Tokens).refresh_token)))
      .size;
  };
  const pinged = (tab: Page) =>
    tab.waitForResponse((answer) => answer.url().includes('/users/ping') && answer.ok(), { timeout: 60_000 });
  for (let expiries = 1; expiries < 20; expiries += 1) {
    await command(site().origin, 'token', { username: 'player', expire: 'access' });
    // All at once: each is refused, and each wants to renew.
    await Promise.all(tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('focus')))));
    await Promise.all(tabs.map(pinged));
    expect(await successors()).toBe(expiries);
  }
  // By the clock as well: five minutes later every tab’s token is over.
  await command(site().origin, 'clock', { advance: 6 * 60_000 });
  await Promise.all(tabs.map(pinged));
  expect(await successors()).toBe(20);
  // Without turns it would be each of the five tabs.
  expect(renewals.length).toBeLessThan(2 * 20);
  for (const tab of tabs) {
    await playerScreen(tab, site().origin, 'en').credit().waitFor();
    expect(new URL(tab.url()).pathname).toBe('/ping');
  }
});

test('a blocked player is told for as long as he is blocked, and stays signed in', async () => {
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  const told = page.getByRole('alert').getByText(screen.words('errors:youAreBlocked'), { exact: true });
  const pinged = () => page.waitForResponse((answer) => answer.url().includes('/users/ping') && answer.ok());
  await screen.openAs('/', 'player2');
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

test('an ended session leads to login, which says so, and to nothing of the player', async () => {
  expectComplaints(/401/);
  const { page } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/', 'player2');
  await screen.credit().waitFor();
  await command(site().origin, 'token', { username: 'player2', expire: 'session' });
  const dialog = page.getByRole('dialog', { name: screen.words('auth:title') });
  await dialog.waitFor();
  const told = dialog.getByRole('status').filter({ hasText: screen.words('errors:sessionExpired') });
  await told.waitFor();
  await expect.poll(() => screen.credit().count()).toBe(0);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('access_token');
  await dialog.getByLabel(screen.words('auth:username')).fill('player2');
  await dialog.getByLabel(screen.words('auth:password'), { exact: true }).fill('Sandbox12345');
  await page.keyboard.press('Enter');
  await screen.credit().waitFor();
  await page.getByText(screen.words('errors:sessionExpired')).waitFor({ state: 'detached' });
});

test('logout ends the session in every tab that asks again', async () => {
  expectComplaints(/401/);
  const { page, context } = await visitor();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/', 'player2');
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
  const fetched = codeFetched(page);
  await screen.pickSignedIn('player', 1);
  await screen.typeStake(20);
  await screen.payButton().waitFor();
  await screen.slipStands({ signedIn: true });
  await fetched();
  await site().kill();
  try {
    await screen.stale().waitFor();
    await expect.poll(() => screen.payButton().isEnabled()).toBe(false);
  } finally {
    // Whatever comes next needs a server.
    await site().restart();
  }
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
