import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workerQuestions } from '../../contract/service-worker.ts';
import { decision, untilDecided } from '../support/decision.ts';
import { journeys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { buildSecond, type SecondBuild } from '../support/second-build.ts';
import { askForWorker, isControlled, workersOf } from '../support/site-worker.ts';
import { desktop } from '../support/watched-page.ts';
import { wordsIn } from '../support/words.ts';

const { site, visitor, expectComplaints } = journeys();
const words = wordsIn('en');
let second: SecondBuild;

beforeAll(async () => {
  second = await buildSecond();
}, 600_000);
afterAll(() => second.remove());
beforeEach(() => expectComplaints(/ERR_|WebSocket|UnreachableError|Failed to (load|fetch)/));

const firstBuild = 'first';
let served: string | null = firstBuild;
const end = async () => {
  await site().kill();
  served = null;
};
/** Ends the server, and starts one with the build of this folder, where it is another. */
const serve = async (folder = firstBuild) => {
  if (folder === served) return;
  await end();
  await site().restart(folder === firstBuild ? {} : { SITE_DIR: folder });
  served = folder;
};

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'first');

const mark = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.mark = 'here';
  });
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.mark === 'here');

/**
 * Resolves once the worker that serves the page is of the page's build, by its own word. It is asked when it is another one
 * only: the browser looks for the next worker, and lets it take over, when this one has had nothing to do for a while.
 */
const servedByOwn = (page: Page) =>
  page.evaluate(
    (type) =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator;
        const ask = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => {
            const isOwn = (file: string) => document.querySelector(`[src="${file}"], [href="${file}"]`) !== null;
            if ((data as string[]).every(isOwn)) resolve();
          };
          serviceWorker.controller?.postMessage({ type }, [port2]);
        };
        serviceWorker.addEventListener('controllerchange', ask);
        ask();
      }),
    workerQuestions.document,
  );

const connected = (page: Page) =>
  page.waitForFunction(() => {
    const lines = window.matchday?.running.connectivity.getSnapshot().value;
    return lines?.sports === 'up' && lines.feedsocket === 'up';
  });

/** The server is replaced by one with the second build, under pages that have all their parts: one that fails to come is a reload. */
const deploy = async (folder: string, ...pages: Page[]) => {
  for (const page of pages) await page.waitForLoadState('networkidle');
  await serve(folder);
  for (const page of pages) await connected(page);
};

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const offer = (page: Page) => page.getByText(words('common:update.title'), { exact: true });
const press = (page: Page, key: 'take' | 'later') =>
  page.getByRole('button', { name: words(`common:update.${key}`), exact: true }).click();

/** A page of the first build that its worker serves. */
const visit = async (path = '/betting') => {
  await serve();
  const { page, context } = await visitor({ ...desktop, serviceWorkers: 'allow' });
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open(path);
  await expect.poll(() => isControlled(page)).toBe(true);
  return { page, context, screen };
};

test('of two tabs none takes a new build while a ticket waits in one; then each when it is told to', async () => {
  const { page, context, screen } = await visit();
  await screen.pickSignedIn('player', 1);
  const otherPage = await context.newPage();
  const other = playerScreen(otherPage, site().origin, 'en');
  await other.open('/live_betting');
  await other.credit().waitFor();
  await deploy(second.overFirst, page, otherPage);

  await screen.typeStake(20);
  await command(site().origin, 'ticket', { username: 'player', outcome: 'accept', delayMs: decision });
  await screen.pay();
  await screen.waiting().waitFor();
  for (const tab of [page, otherPage]) await mark(tab);
  await askForWorker(otherPage);
  await offer(otherPage).waitFor();
  await press(otherPage, 'take');
  await other.notice('common:notice.reloadHeld').waitFor();
  expect(await offer(page).count()).toBe(0);
  expect([await isMarked(page), await isMarked(otherPage)]).toEqual([true, true]);

  const otherLoaded = otherPage.waitForEvent('load');
  await untilDecided(site().origin, 'player');
  await otherLoaded;
  expect(await buildOf(otherPage)).toBe('second');
  await screen.acceptedDialog().waitFor();
  await offer(page).waitFor();
  // The tab of the first build has its worker for as long as it is open.
  expect([await isMarked(page), await buildOf(page), await workersOf(page)]).toEqual([
    true,
    'first',
    ['installed', 'activated'],
  ]);

  await other.credit().waitFor();
  await mark(otherPage);
  await screen.closeDialog();
  const loaded = page.waitForEvent('load');
  await press(page, 'take');
  await loaded;
  expect(await buildOf(page)).toBe('second');
  // When its worker follows is the browser's affair with several tabs: the old one serves both builds.
  expect([await isMarked(otherPage), await offer(page).count(), await offer(otherPage).count()]).toEqual([true, 0, 0]);
});

test('a build that was postponed is not spoken of again, and taken when nobody has seen the page for half a minute', async () => {
  await serve();
  const { page, context } = await visitor({ ...desktop, serviceWorkers: 'allow' });
  await page.clock.install();
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  await expect.poll(() => isControlled(page)).toBe(true);
  const otherPage = await context.newPage();
  await playerScreen(otherPage, site().origin, 'en').open('/');
  await deploy(second.overFirst, page, otherPage);
  // In the minute after the server was away the page asks for its build by itself.
  await page.clock.fastForward(60_000);
  await offer(page).waitFor();
  await press(page, 'later');
  await offer(page).waitFor({ state: 'detached' });
  await offer(otherPage).waitFor();
  await mark(otherPage);
  const loaded = page.waitForEvent('load');
  await hide(page);
  await page.clock.fastForward(30_000);
  await loaded;
  expect([await buildOf(page), await buildOf(otherPage), await isMarked(otherPage)]).toEqual(['second', 'first', true]);
});

test('two tabs that nobody sees are loaded anew together, and both come', async () => {
  await serve();
  const { page, context } = await visitor({ ...desktop, serviceWorkers: 'allow' });
  await page.clock.install();
  const otherPage = await context.newPage();
  await otherPage.clock.install();
  const tabs = [page, otherPage];
  for (const tab of tabs) await playerScreen(tab, site().origin, 'en').open('/betting');
  for (const tab of tabs) await expect.poll(() => isControlled(tab)).toBe(true);
  await deploy(second.overFirst, ...tabs);
  await askForWorker(page);
  for (const tab of tabs) await offer(tab).waitFor();
  const loaded = tabs.map((tab) => tab.waitForEvent('load'));
  for (const tab of tabs) await hide(tab);
  await Promise.all(tabs.map((tab) => tab.clock.fastForward(30_000)));
  await Promise.all(loaded);
  for (const tab of tabs) {
    await tab.locator('#main').waitFor();
    expect(await buildOf(tab)).toBe('second');
  }
});

test('a part of the first build is still there under the second, and where it is gone the page comes anew', async () => {
  for (const [folder, build] of [
    [second.overFirst, 'first'],
    [second.alone, 'second'],
  ] as const) {
    const { page, context } = await visit();
    await deploy(folder, page);
    await page.evaluate(() => history.pushState({}, '', '/contact_us'));
    await page.getByRole('form', { name: words('info:pages.contact') }).waitFor();
    expect(await buildOf(page)).toBe(build);
    await context.close();
  }
});

test('the worker of the first build serves the second, which brings its own, and that one is there without a network', async () => {
  const { page, context } = await visit();
  await deploy(second.overFirst, page);
  await page.reload();
  await page.locator('[data-odd]').first().waitFor();
  expect(await buildOf(page)).toBe('second');
  await servedByOwn(page);
  expect(await offer(page).count()).toBe(0);
  await context.setOffline(true);
  await end();
  await page.reload();
  await page.locator('#main').waitFor();
  expect(await buildOf(page)).toBe('second');
});

test('a worker that finds the document of another build is not kept', async () => {
  await serve(second.mixed);
  const { page } = await visitor({ ...desktop, serviceWorkers: 'allow' });
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...given) => {
      const registration = await register(...given);
      registration.installing?.addEventListener('statechange', ({ target }) => {
        document.body.dataset.worker = (target as ServiceWorker).state;
      });
      return registration;
    };
  });
  await playerScreen(page, site().origin, 'en').open('/betting');
  await page.locator('body[data-worker=redundant]').waitFor();
  expect(await isControlled(page)).toBe(false);
});
