import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor, newPlayer } = sharedJourneys();
const mira = newPlayer();

/** What moved by itself since the page was opened, as browsers reckon it (CLS), and what it was. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const seen = new PerformanceObserver(() => undefined);
    seen.observe({ type: 'layout-shift', buffered: true });
    const own = (seen.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    const what = own.flatMap(({ value, sources }) =>
      sources.map(({ node }) => `${value.toFixed(4)} ${(node as Element | null)?.outerHTML?.slice(0, 120)}`),
    );
    return { sum: own.reduce((all, { value }) => all + value, 0), what };
  });

/** The goal of the first load: news move in their own line, and a web font that comes at once is wider than its stand-in. */
const most = 0.02;

/** Every call for data is answered only when the page shows that it waits, so that the answer replaces something. */
const late = async (page: Page) => {
  await page.route(/\/(cms|base|sportsbetting|vouchers|payment)\/v?1?/, async (route) => {
    await page.locator('#main').waitFor({ state: 'attached' });
    await route.continue();
  });
};

const stays = async (page: Page, path: string) => {
  // Late pieces come at the first sign of somebody.
  await page.mouse.move(200, 300);
  await page.waitForLoadState('networkidle');
  const { sum, what } = await shifts(page);
  expect(sum, `${path}\n${what.join('\n')}`).toBeLessThan(most);
};

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s nothing moves by itself while home, live and a filled slip get their data', async (_where, device) => {
  const { page } = await visitor(device);
  await late(page);
  const screen = playerScreen(page, site().origin, 'en');
  for (const path of ['/', '/?from=elsewhere', '/live_betting', '/live_betting?sport=T', '/betting?time=all']) {
    await screen.load(path);
    await page.locator('[data-odds-row] [data-odd]').first().waitFor();
    await stays(page, path);
  }
  await screen.pickHomeWins(3);
  await screen.openSlip();
  await screen.slipStands({ signedIn: false });
  await page.reload();
  await screen.openSlip();
  await screen.slipStands({ signedIn: false });
  await stays(page, 'slip');
});

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s nothing moves by itself while the pages of an account get their data', async (_where, device) => {
  const { page } = await visitor(device);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.openAs('/', mira);
  for (const path of [
    '/ticket_history',
    '/account/transactions',
    '/account/settings',
    '/messages',
    '/payin',
    '/voucher_history',
  ]) {
    await screen.load(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await stays(page, path);
  }
});
