import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { codeFetched } from '../support/code-fetched.ts';
import { hostWins } from '../support/host-wins.ts';
import { journeys } from '../support/journey.ts';
import { signedIn, upcoming } from '../support/player-api.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';
import { patternOf } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys();

beforeAll(async () => {
  const player = await signedIn(site().origin, 'player');
  const [single, ...others] = await upcoming(site().origin);
  if (!single) throw new Error('nothing is offered');
  await player.pay(hostWins([single], 120));
  await player.pay(hostWins(others.slice(0, 3), 60));
});

let down = false;
const lost = /ERR_|WebSocket|UnreachableError|Failed to fetch/;

/** A player with two tickets in a browser that keeps the site, on his history; `lose` cuts his line when all pieces of the page have come. */
const visit = async (options = desktop, language: 'en' | 'de' = 'en') => {
  const { page, context } = await visitor({ ...options, serviceWorkers: 'allow' });
  const fetched = codeFetched(page);
  const lose = async () => {
    await fetched();
    await context.setOffline(true);
    await site().kill();
    down = true;
  };
  const screen = playerScreen(page, site().origin, language);
  const dialog = page.getByRole('alertdialog', { name: screen.words('common:noConnection.title') });
  const asOf = page.getByRole('status').filter({ hasText: patternOf(screen.words('history:asOf')) });
  const toggles = page.getByRole('main').getByRole('button', { name: patternOf(screen.words('history:details')) });
  const cashOuts = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${screen.words('history:cashOut')}`) });
  await screen.openAs('/ticket_history', 'player');
  await expect.poll(() => toggles.count()).toBe(2);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // From here on what the page is made of goes through the worker.
  await page.reload();
  await expect.poll(() => cashOuts.count()).toBe(2);
  await screen.credit().waitFor();
  return { page, context, screen, dialog, asOf, toggles, cashOuts, lose };
};

const restart = async () => {
  if (down) await site().restart();
  down = false;
};
// A journey that ends early leaves it down.
afterEach(restart);

/** Playwright's offline switch reaches only pages that are there, so it is set again for the reloaded one. */
const reloadOffline = async (page: Page, context: BrowserContext) => {
  await page.reload();
  await page.locator('#main').waitFor();
  await context.setOffline(false);
  await context.setOffline(true);
};

const find = async (context: BrowserContext) => {
  await restart();
  await context.setOffline(false);
};

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('keptHistory'));
/** What can be read of the tickets: their codes, selections and money. */
const read = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody tr:not([id]) td:first-child > :not(button), tbody li, tbody dl')
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText));
const mainButtons = (page: Page) => page.getByRole('main').locator('table').getByRole('button');

test('a line that is cut leaves the tickets to be read where they are, and what can be done with them comes back with it', async () => {
  expectComplaints(lost);
  const { page, context, screen, dialog, asOf, toggles, cashOuts, lose } = await visit();
  await screen.openNewestTicket();
  const heights = () =>
    page
      .getByRole('main')
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(0, 2).map((row) => row.getBoundingClientRect().top));
  const before = await heights();
  await lose();
  await asOf.waitFor();
  expect(await dialog.count()).toBe(0);
  expect(await heights()).toEqual(before);
  expect(await cashOuts.count()).toBe(0);
  expect(await mainButtons(page).count()).toBe(2);
  await toggles.last().click();
  await expect.poll(() => page.getByRole('main').getByRole('button', { expanded: true }).count()).toBe(2);
  // On a busy machine the sockets may take longer than the 200 ms after which the page would be loaded anew.
  await page.route('**/healthz', (route) => route.abort());
  await find(context);
  await asOf.waitFor({ state: 'detached' });
  await page
    .getByRole('main')
    .getByRole('button', { name: screen.words('reuse:repeat'), exact: true })
    .first()
    .waitFor();
});

test('opened without a network, the site has the list as it was seen and its opened ticket; with one the true list comes by itself', async () => {
  expectComplaints(lost);
  const { page, context, screen, dialog, asOf, toggles, cashOuts, lose } = await visit(phone, 'de');
  await screen.open('/ticket_history?show=in_play');
  await expect.poll(() => toggles.count()).toBe(2);
  await screen.openNewestTicket();
  const before = await read(page);
  await lose();
  await reloadOffline(page, context);
  await asOf.waitFor();
  expect(await asOf.innerText()).toMatch(/^Keine Verbindung\. Stand: \d{1,2}\. \p{L}+\.?, \d\d:\d\d Uhr$/u);
  expect(await dialog.count()).toBe(0);
  // The opened one, with its selections and its money; neither cash-out nor anything else to press.
  await page.getByRole('main').getByRole('button', { expanded: true }).waitFor();
  expect(await mainButtons(page).count()).toBe(2);
  expect(await read(page)).toEqual(before);
  expect(await axeViolations(page)).toEqual([]);
  expect(await kept(page)).not.toMatch(/cashOutOffer/);
  // A list that was never seen says so, and leads to the one that was.
  await screen.open('/ticket_history?show=lost');
  await page.getByRole('heading', { name: screen.words('history:notKeptTitle') }).waitFor();
  await page.getByRole('link', { name: patternOf(screen.words('history:showAsOf')) }).click();
  await asOf.waitFor();
  expect(new URL(page.url()).search).toBe('?show=in_play');
  await find(context);
  await asOf.waitFor({ state: 'detached' });
  await expect.poll(() => cashOuts.count()).toBeGreaterThan(0);
  await screen.credit().waitFor();
});

test('from another page the dialog about the lost line leads to the tickets; they go with the player', async () => {
  expectComplaints(lost);
  const { page, context, screen, dialog, asOf, toggles, lose } = await visit();
  await screen.open('/betting');
  await screen.credit().waitFor();
  await lose();
  await dialog.waitFor();
  await dialog.getByRole('link', { name: patternOf(screen.words('history:showAsOf')) }).click();
  await asOf.waitFor();
  await expect.poll(() => toggles.count()).toBe(2);
  await find(context);
  await asOf.waitFor({ state: 'detached' });
  // A page that missed a piece of its code while the line was cut may be about to begin anew by itself, with a session
  // that has just ended on the server.
  expectComplaints(new RegExp(`${lost.source}|401`));
  const leave = () => page.goto(`${site().origin}/logout`).then(Boolean, () => false);
  await expect.poll(leave).toBe(true);
  await screen.loginLink().waitFor();
  expect(await kept(page)).toBeNull();
  await lose();
  await screen.open('/ticket_history');
  await context.setOffline(false);
  await context.setOffline(true);
  await dialog.waitFor();
  expect(await dialog.getByRole('link').count()).toBe(0);
  expect(await toggles.count()).toBe(0);
  expect(await asOf.count()).toBe(0);
});

test('a session that is ended takes the kept tickets along', async () => {
  expectComplaints(/401/);
  const { page, screen } = await visit();
  expect(await kept(page)).not.toBeNull();
  await command(site().origin, 'token', { username: 'player', expire: 'session' });
  await page.getByRole('dialog', { name: screen.words('auth:title') }).waitFor();
  expect(await kept(page)).toBeNull();
});
