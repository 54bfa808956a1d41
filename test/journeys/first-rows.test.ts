import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { firstOdds, holdBack } from '../support/held-code.ts';
import { sharedJourneys } from '../support/journey.ts';
import { leftBefore } from '../support/left-before.ts';
import { playerScreen } from '../support/player-screen.ts';
import { command } from '../support/sandbox.ts';
import { desktop, phone } from '../support/watched-page.ts';

const { site, visitor } = sharedJourneys();

/** Opens a page whose code is held back until it is let go. */
const openHeld = async (
  address: string,
  options: BrowserContextOptions = desktop,
  { origin = site().origin, mode = 'dark', still = false } = {},
) => {
  const opened = await visitor(options);
  const { page } = opened;
  const letGo = await holdBack(page);
  // Its rows stay those of the document: matches that begin or end meanwhile move all below them.
  if (still) await page.routeWebSocket(/\/socket\.io\//, () => undefined);
  await leftBefore(page, origin, { darkMode: String(mode === 'dark') });
  await page.goto(`${origin}${address}`, { waitUntil: 'commit' });
  await firstOdds(page).first().waitFor();
  const drawn = async () => {
    letGo();
    await page.locator('#first').waitFor({ state: 'detached' });
  };
  return { ...opened, drawn };
};

/** As if ten seconds had gone by since the rows were shown. */
const grownOld = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Where each match of the lists is, by its id: its names, its row's first odd and its height. */
const places = (page: Page, inside: string) =>
  page.locator(`${inside} a[data-event]:visible`).evaluateAll((links) => {
    const found: Record<string, string> = {};
    for (const link of links) {
      const row = link.parentElement;
      const odds = Array.from(row?.querySelectorAll('[data-odd]') ?? [], (odd) => odd.getBoundingClientRect()).filter(
        (odd) => odd.width > 0,
      );
      const { top, left, width, height } = link.getBoundingClientRect();
      if (row === null || top > innerHeight || link.ariaLabel) continue;
      const boxes = [{ top, left, width, height }, ...odds].map((box) =>
        [box.left, box.top, box.width, box.height].map(Math.round).join(' '),
      );
      found[(link as HTMLElement).dataset.event ?? ''] = boxes.join(', ');
    }
    return found;
  });

const screens = [
  ['a phone', phone, [360, 390]],
  ['a desktop', desktop, [1024, 1440, 1920]],
] as const;

const addresses = [
  ['/', '/rs'],
  ['/de/betting', '/ru/betting'],
  ['/el/live_betting', '/sq/live_betting'],
] as const;

test('rows of which more are on their way stand where they will when all have come', async () => {
  const { page } = await openHeld('/live_betting');
  const box = () => page.locator('#first main').boundingBox();
  const whole = await box();
  await page.route(/\/live_betting$/, async (route) => {
    // As a browser asks for a page: to others it comes without rows.
    const asPage = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const answer = await route.fetch({ headers: { ...route.request().headers(), ...asPage } });
    const whole = await answer.text();
    const { 'content-encoding': _, ...headers } = answer.headers();
    await route.fulfill({ headers, body: whole.slice(0, whole.lastIndexOf('data-event=')) });
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  await firstOdds(page).first().waitFor();
  expect((await box())?.width).toBe(whole?.width);
});

test.each(addresses.flatMap((pair) => screens.map((screen, nth) => [pair[nth] ?? '/', ...screen] as const)))(
  'the rows of %s on %s lie where the page draws them',
  async (address, _, options, widths) => {
    const { page, drawn } = await openHeld(address, options, { still: true });
    const { height } = options.viewport ?? { height: 900 };
    const before: Awaited<ReturnType<typeof places>>[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      before.push(await places(page, '#first'));
    }
    await drawn();
    for (const [nth, width] of widths.entries()) {
      await page.setViewportSize({ width, height });
      const moved = async () => {
        const after = await places(page, '#root');
        const same = Object.entries(before[nth] ?? {}).filter(([event]) => event in after);
        if (same.length <= 3) return [`${same.length} rows`];
        return same
          .filter(([event, place]) => after[event] !== place)
          .map(([event, place]) => [event, place, after[event]]);
      };
      await expect.poll(moved, { message: `${width}` }).toEqual([]);
    }
  },
);

test.each(['/', '/ba/betting', '/live_betting'])('axe finds nothing in the rows of %s', async (address) => {
  const { page } = await openHeld(address);
  await grownOld(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('a list that was scrolled before the code is there stays where it is', async () => {
  const { page, drawn } = await openHeld('/betting', phone);
  await page.locator('#first [data-list]').evaluate((list) => list.scrollTo(0, 300));
  await drawn();
  const list = page.locator('[data-scroll-restoration-id="prematch"]');
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(300);
});

/** What is staked on with an odd. */
const outcomeOf = (odd: Locator) =>
  odd.evaluate((button: HTMLElement) => {
    const { event: eventId = '' } = button.parentElement?.querySelector<HTMLElement>('[data-event]')?.dataset ?? {};
    const [marketCode = '', selectionCode = ''] = button.dataset.odd?.split('|') ?? [];
    return { eventId, marketCode, selectionCode };
  });

test('an odd that is pressed before the code is there is on the slip when it is, at the price that was seen', async () => {
  const { page, drawn } = await openHeld('/betting');
  const odd = firstOdds(page).nth(3);
  const outcome = await outcomeOf(odd);
  const price = await odd.innerText();
  await odd.click();
  expect(await odd.getAttribute('aria-pressed')).toBe('true');
  // Who changes his mind presses again.
  const other = firstOdds(page).nth(8);
  await other.click();
  await other.click();
  expect(await other.getAttribute('aria-pressed')).toBe('false');
  const moved = Number((Number(price) + 0.5).toFixed(2));
  await command(site().origin, 'market', { ...outcome, O: moved });
  await drawn();
  const screen = playerScreen(page, site().origin, 'en');
  const slip = page.locator('#ticket');
  await expect.poll(() => slip.getByText(Number(price).toFixed(2)).count()).toBeGreaterThan(0);
  await expect.poll(() => slip.getByText(moved.toFixed(2)).count()).toBeGreaterThan(0);
  expect(await page.locator('#root [data-odd][aria-pressed="true"]').count()).toBe(1);
  expect(screen).toBeDefined();
});

test('a price that moves while the page takes over is right when it has', async () => {
  const { page, drawn } = await openHeld('/betting');
  const odds = '[data-odd][aria-disabled="false"]:visible';
  const row = page.locator('#first').locator(odds).first().locator('..');
  const outcomes = await Promise.all((await row.locator(odds).all()).map(outcomeOf));
  expect(outcomes.length).toBeGreaterThan(2);
  const prices = outcomes.map((_, nth) => (3.05 + nth / 5).toFixed(2));
  for (const [nth, outcome] of outcomes.entries())
    await command(site().origin, 'market', { ...outcome, O: Number(prices[nth]) });
  await drawn();
  const link = page.locator(`a[data-event="${outcomes[0]?.eventId}"]`);
  const later = page.locator('#root [data-odds-row]', { has: link });
  await expect.poll(() => later.locator('[data-odd][aria-disabled="false"]').allInnerTexts()).toEqual(prices);
});

test('the news of the document stand in their line until there is code to move them', async () => {
  const { page, drawn } = await openHeld('/betting');
  const text = () => page.evaluate(() => document.getElementById('first-news')?.innerText ?? null);
  const before = await text();
  expect(before).toContain('Bonus');
  const move = await holdBack(page, /news-track/);
  await drawn();
  const { words } = playerScreen(page, site().origin, 'en');
  const line = page.getByRole('region', { name: words('common:marquee.label') });
  await expect.poll(() => line.innerText()).toBe(before);
  move();
  await expect.poll(text).toBeNull();
  expect(await line.innerText()).toContain('Bonus');
});

test('the language of the cookie is that of the rows', async () => {
  const { page, context } = await visitor();
  await context.addCookies([{ name: 'lang', value: 'el', url: site().origin }]);
  const letGo = await holdBack(page);
  await page.goto(`${site().origin}/betting`, { waitUntil: 'commit' });
  await page.locator('#first h2:visible').first().waitFor();
  expect(await page.locator('#first main').innerText()).toMatch(/Αγώνας/);
  letGo();
  await page.locator('#first').waitFor({ state: 'detached' });
});

test('rows whose code does not come are dimmed after ten seconds, with the time of their prices', async () => {
  const { page } = await openHeld('/live_betting', phone);
  const said = page.locator('.first-late');
  expect(await said.isVisible()).toBe(false);
  await grownOld(page);
  expect(await said.isVisible()).toBe(true);
  expect(await said.innerText()).toMatch(/\d\d:\d\d:\d\d/);
  const odd = firstOdds(page).first();
  const colour = () => odd.evaluate((button) => getComputedStyle(button).color);
  const dimmed = await colour();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
  });
  expect(await colour()).not.toBe(dimmed);
});

test('without JavaScript a page shows its rows, and a link on them opens a match', async () => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto(`${site().origin}/betting`, { waitUntil: 'commit' });
  await firstOdds(page).nth(20).waitFor();
  expect(await page.locator('#first noscript').textContent()).toContain('need JavaScript');
  expect(await firstOdds(page).count()).toBeGreaterThan(20);
  expect(await page.locator('#first time:visible').first().innerText()).toMatch(/^\d\d:\d\d$/);
});

test('a reader with another clock sees no hours until his own are known', async () => {
  const { page, drawn } = await openHeld('/betting', { ...desktop, timezoneId: 'America/New_York' });
  expect(await page.locator('#first time:visible').count()).toBe(0);
  await drawn();
  expect(await page.locator('#root time:visible').count()).toBeGreaterThan(5);
});

test.each(['dark', 'light'])(
  'an operator’s colours and words, and the mode %s, are those of the rows too',
  async (mode) => {
    const look = async (page: Page, inside: string) => {
      const ground = await page
        .locator(`${inside} main`)
        .first()
        .evaluate((main) => {
          const { backgroundColor, color } = getComputedStyle(main);
          return [backgroundColor, color, getComputedStyle(main).getPropertyValue('--md-accent')].join(' ');
        });
      return { ground, head: await page.locator(`${inside} h2:visible:has(+ span)`).first().innerText() };
    };
    const seen = [];
    for (const origin of [site().origin, site().origin.replace('localhost', '127.0.0.1')]) {
      const { page, drawn } = await openHeld('/betting', desktop, { origin, mode });
      const before = await look(page, '#first');
      await drawn();
      expect(await look(page, '#root')).toEqual(before);
      seen.push(before.ground);
    }
    expect(new Set(seen).size).toBe(2);
  },
);

test('leagues of a country, which do not come with the document, are asked for where the feed has not told them', async () => {
  const { page } = await visitor({ viewport: { width: 1920, height: 1080 } });
  // It connects and says nothing.
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.goto(`${site().origin}/betting`);
  await page.locator('li li > button[aria-expanded]').nth(1).click();
  await page.getByRole('complementary').getByRole('checkbox').first().waitFor();
});
