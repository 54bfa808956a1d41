import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { codeFetched } from '../support/code-fetched.ts';
import { decision, untilDecided } from '../support/decision.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { serverPushes } from '../support/server-pushes.ts';

const { site, visitor, newPlayer, expectComplaints } = sharedJourneys();
const username = newPlayer();
// A refusal of sockets outlasts a journey that ends early.
afterEach(() => command(site().origin, 'takeback', { all: true }));

const start = async () => {
  const { page } = await visitor();
  const { push, connected } = await serverPushes(page);
  const screen = playerScreen(page, site().origin, 'en');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const reloaded = () => page.waitForEvent('load');
  const called = (url: string) => page.waitForRequest((request) => new URL(request.url()).pathname === url);
  return { page, screen, push, connected, reloaded, called, loads: () => loads };
};

const mark = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.mark = 'here';
  });
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.mark === 'here');

test('without a network a dialog stands over the page; with it the slip and the page are asked for anew', async () => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED|UnreachableError|WebSocket/);
  const { page, screen, called } = await start();
  const fetched = codeFetched(page);
  const dialog = page.getByRole('alertdialog', { name: screen.words('common:noConnection.title') });
  await screen.open('/betting');
  await screen.pickHomeWins(1);
  await screen.stakeField().waitFor();
  await screen.slipStands({ signedIn: false });
  await fetched();
  await mark(page);
  await page.context().setOffline(true);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  const checked = called('/sportsbetting/v1/checkTicketSelections');
  const offered = called('/cms/v1/betting/offer');
  await page.context().setOffline(false);
  await Promise.all([checked, offered]);
  await dialog.waitFor({ state: 'detached' });
  expect(await isMarked(page)).toBe(true);
});

test('whoever comes back to the page sees it asked for anew, its lost connections too', async () => {
  expectComplaints(/WebSocket/);
  const { page, screen, called, connected } = await start();
  await screen.open('/live_betting');
  // Before that there is nothing to cut.
  await Promise.all([connected('sports'), connected('feedsocket')]);
  await command(site().origin, 'sockets', { cut: true });
  await screen.stale().waitFor();
  const offered = called('/cms/v1/betting/liveOffer');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await offered;
  await screen.stale().waitFor({ state: 'detached' });
});

test('a page that the server wants loaded anew is, at most once a minute, and says what it holds back', async () => {
  const { page, screen, push, reloaded, loads } = await start();
  await screen.open('/betting');
  await screen.loginLink().waitFor();
  const again = reloaded();
  await push('reload_page');
  await again;
  await screen.loginLink().waitFor();
  for (let more = 0; more < 20; more += 1) await push('reload_page');
  await screen.notice('common:notice.reloadHeld').waitFor();
  await mark(page);
  await screen.open('/betting').catch(() => undefined);
  expect(loads()).toBe(3);
});

test('no reload breaks into a ticket that waits, nor takes its outcome away; it is done when that is closed', async () => {
  const { page, screen, push, reloaded } = await start();
  await screen.pickSignedIn(username, 1);
  await screen.typeStake(20);
  await command(site().origin, 'ticket', { username, outcome: 'accept', delayMs: decision });
  await screen.pay();
  await screen.waiting().waitFor();
  await mark(page);
  await push('reload_page');
  await screen.notice('common:notice.reloadHeld').waitFor();
  expect(await isMarked(page)).toBe(true);
  await untilDecided(site().origin, username);
  await screen.acceptedDialog().waitFor();
  await screen.notice('common:notice.reloadHeld').waitFor();
  expect(await isMarked(page)).toBe(true);
  const again = reloaded();
  await screen.closeDialog();
  await again;
  expect(await isMarked(page)).toBe(false);
});

test('a server that does not answer keeps the page, and its wish is done when it is back', async () => {
  expectComplaints(/ERR_|WebSocket|Failed to (load|fetch)|UnreachableError/);
  const { page, screen, push, reloaded } = await start();
  await screen.open('/betting');
  await screen.loginLink().waitFor();
  await mark(page);
  await page.route('**/healthz', (route) => route.abort());
  await push('reload_page');
  await screen.notice('common:notice.reloadHeld').waitFor();
  expect(await isMarked(page)).toBe(true);
  const again = reloaded();
  await page.unroute('**/healthz');
  await again;
});

test('a refused connection reloads the page once, not again and again', async () => {
  expectComplaints(/WebSocket/);
  const { screen, connected, reloaded, loads } = await start();
  await screen.open('/betting');
  await Promise.all([connected('sports'), connected('feedsocket')]);
  const again = reloaded();
  await command(site().origin, 'sockets', { refuse: 6 });
  await command(site().origin, 'sockets', { cut: true });
  await again;
  await screen.stale().waitFor({ state: 'detached' });
  expect(loads()).toBe(2);
});

test('a part of the site that cannot be fetched reloads the page, at most once a minute', async () => {
  expectComplaints(/ERR_FAILED|dynamically imported module|preload/i);
  const { page, screen, reloaded, loads } = await start();
  // Gone from the server, as after a new version.
  await page.route(/\/assets\/live_betting-[\w-]+\.js$/, (route) => route.abort());
  await screen.open('/betting');
  await screen.loginLink().waitFor();
  const again = reloaded();
  // Without a pointer: what it is over is fetched before the press, and the reload might come before it too.
  await page
    .getByRole('banner')
    .getByRole('link', { name: screen.words('common:menu.live'), exact: true })
    .dispatchEvent('click');
  await again;
  await screen.notice('common:notice.reloadHeld').waitFor();
  expect(loads()).toBe(2);
});

test('settings that the server says have changed are fetched anew and apply without a reload', async () => {
  const { page, screen, push, called } = await start();
  await screen.open('/live_betting');
  await screen.loginLink().waitFor();
  await mark(page);
  await page.route('**/cms/v1/settings/statuses', (route) =>
    route.fulfill({ json: [{ key: 'disableLiveBettingPage', value: 'true' }] }),
  );
  const general = called('/cms/v1/settings/general');
  await push('reload_settings');
  await general;
  await page.waitForURL(`${site().origin}/`);
  expect(await isMarked(page)).toBe(true);
});

test('a changed limit is the same on every page, asked for once', async () => {
  const { page, screen } = await start();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/cms/v1/settings/general')) asked += 1;
  });
  await screen.open('/sportbetting/rules');
  const most = page.getByRole('cell', { name: '123,456.00' }).or(page.getByRole('cell', { name: '123,456' }));
  await page.getByRole('table').first().waitFor();
  expect([await most.count(), asked]).toEqual([0, 1]);
  const value = '[{"currency":{"currency_id":1},"limit":123456}]';
  await command(site().origin, 'settings', { key: 'maxTicketWin', value });
  await most.waitFor();
  expect(asked).toBe(2);
});

const playerCode = /\/assets\/provided-player.*\.js$/;

test('an odd is pressed at once, and again taken back, however long the code of the slip takes', async () => {
  const { page, screen } = await start();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(playerCode, async (route) => {
    await arrival;
    await route.continue();
  });
  await screen.open('/betting');
  const pressed = page.getByRole('main').locator('[data-odd][aria-pressed="true"]');
  await screen.pickHomeWins(1);
  await expect.poll(() => pressed.count()).toBe(1);
  await screen.pickHomeWins(1);
  await expect.poll(() => pressed.count()).toBe(2);
  await pressed.first().click();
  await expect.poll(() => pressed.count()).toBe(1);
  arrive();
  await screen.slip.getByRole('switch', { name: screen.words('ticket:autoOdds') }).waitFor();
  await expect.poll(() => pressed.count()).toBe(1);
});

test('what was pressed while the code of the slip could not be fetched is there after the reload that brings it', async () => {
  expectComplaints(/ERR_FAILED|dynamically imported module|preload/i);
  const { page, screen, reloaded } = await start();
  await page.route(playerCode, (route) => route.abort());
  const again = reloaded();
  await screen.open('/betting');
  await again;
  await screen.notice('common:notice.reloadHeld').waitFor();
  await screen.pickHomeWins(1);
  await page.unroute(playerCode);
  await page.reload();
  await screen.slip.getByRole('switch', { name: screen.words('ticket:autoOdds') }).waitFor();
  await expect.poll(() => screen.slip.getByRole('listitem').count()).toBe(1);
});

test('a part whose code does not come is missing alone: the page and its slip are as they were', async () => {
  expectComplaints(/ERR_FAILED|preload/i);
  const { page, screen } = await start();
  // The dialog of a shared slip is drawn with them.
  await page.route(/\/assets\/account-forms.*\.css$/, (route) => route.abort());
  await screen.openAs('/betting', username);
  await screen.pickHomeWins(1);
  await screen.notice('common:notice.reloadHeld').waitFor();
  await screen.slipStands({ signedIn: true });
  await expect.poll(() => screen.slip.getByRole('listitem').count()).toBe(1);
});
