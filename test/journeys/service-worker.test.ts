import type { BrowserContext, Page } from 'playwright';
import { expect, onTestFailed, test } from 'vitest';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { askForWorker, isControlled, workersOf } from '../support/site-worker.ts';
import { desktop } from '../support/watched-page.ts';

const { site, visitor, expectComplaints } = journeys();

const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** A visit of the betting page, at whose end the browser keeps what it was made of. */
const visit = async () => {
  const { page, context } = await visitor({ ...desktop, serviceWorkers: 'allow' });
  const screen = playerScreen(page, site().origin, 'de');
  await screen.open('/betting');
  await expect.poll(() => isControlled(page)).toBe(true);
  await expect.poll(async () => (await kept(page)).some((path) => /\/texts-.*\/de\.json$/.test(path))).toBe(true);
  return { page, context, screen };
};

test('without a network the site comes as it was kept and says so, without a price; with one it goes on by itself', async () => {
  expectComplaints(/ERR_|WebSocket|UnreachableError|Failed to fetch/);
  const { page, context, screen } = await visit();
  const odds = page.getByRole('main').locator('[data-odd]');
  await odds.first().waitFor();
  await context.setOffline(true);
  await site().kill();
  await page.reload();
  // Playwright's offline switch reaches only pages that are there, so it is set again for the reloaded one.
  await page.locator('#main').waitFor();
  await context.setOffline(false);
  await context.setOffline(true);
  const dialog = page.getByRole('alertdialog', { name: screen.words('common:noConnection.title') });
  await dialog.waitFor();
  expect(await odds.count()).toBe(0);
  // Whose site it is, the kept document knows.
  await page.getByRole('banner').getByText('Matchday', { exact: true }).waitFor();
  await site().restart();
  await context.setOffline(false);
  await dialog.waitFor({ state: 'detached' });
  await odds.first().waitFor();
});

test('what the browser keeps is files of the site alone, no answer of a call', async () => {
  const { page } = await visit();
  const paths = await kept(page);
  expect(paths.filter((path) => !/^\/($|(mode|first-rows)\.js$|(assets|fonts|icons|logos)\/)/.test(path))).toEqual([]);
  expect(paths).toContain('/');
});

test('who comes again gets the first rows with the document as who came for the first time', async () => {
  const { page } = await visit();
  const document = await page.reload();
  expect(document?.fromServiceWorker()).toBe(true);
  expect(await document?.text()).toContain('id="first-answers"');
});

/** From here on the browser has no room for caches: what would be put there is refused, as on a full disk. */
const fill = async (page: Page, context: BrowserContext) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site().origin, quotaSize: 1_000 });
  const refused = await page.evaluate(async () => {
    const probe = await caches.open('probe');
    const name = await probe.put('/probe', new Response('x'.repeat(5_000))).catch((error: Error) => error.name);
    await caches.delete('probe');
    return name;
  });
  expect(refused).toBe('QuotaExceededError');
};

const expectQuiet = async (page: Page) => {
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
};

test('where there is no room for the worker, the site works as without one and says nothing', async () => {
  const { page, context } = await visitor({ ...desktop, serviceWorkers: 'allow' });
  const screen = playerScreen(page, site().origin, 'en');
  await page.goto(`${site().origin}/mode.js`);
  await fill(page, context);
  const began = context.waitForEvent('serviceworker');
  await screen.openAs('/betting', 'player');
  await began;
  // It could not keep what it begins with, and went.
  await expect.poll(() => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration()))).toBe(true);
  expect(await isControlled(page)).toBe(false);
  await screen.open('/ticket_history');
  await screen.credit().waitFor();
  await screen.open('/betting');
  await page.getByRole('main').locator('[data-odd]').first().waitFor();
  await expectQuiet(page);
});

test('where the room is used up later, pages that were never opened come from the network', async () => {
  const { page, context, screen } = await visit();
  await fill(page, context);
  await screen.openAs('/ticket_history', 'player');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await screen.open('/scores');
  await screen.credit().waitFor();
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await screen.open('/betting');
  await page.getByRole('main').locator('[data-odd]').first().waitFor();
  expect(await isControlled(page)).toBe(true);
  await expectQuiet(page);
});

// The last one: the site is without a worker from then on.
test('where the site is to have no worker, that of an earlier visit goes with all it kept, and the page stays', async () => {
  expectComplaints(/ERR_|WebSocket|UnreachableError|Failed to fetch/);
  const { page, screen } = await visit();
  const restart = async (worker: '0' | '1') => {
    await site().kill();
    await site().restart({ SERVICE_WORKER: worker });
  };
  onTestFailed(() => restart('1'));
  await restart('0');
  await screen.open('/betting');
  await page.evaluate(() => {
    document.body.dataset.mark = 'here';
  });
  // The browser asks for the site's worker by itself once a page has come: here it need not have done so.
  const left = async () => {
    await askForWorker(page).catch(() => undefined);
    return { workers: await workersOf(page), files: await kept(page) };
  };
  await expect.poll(left, { interval: 1_000 }).toEqual({ workers: [], files: [] });
  expect(await page.evaluate(() => document.body.dataset.mark)).toBe('here');
  await screen.open('/betting');
  expect(await isControlled(page)).toBe(false);
});
