import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
import { launchBrowser } from '../support/browser.ts';
import { sharedJourneys } from '../support/journey.ts';
import { playerScreen } from '../support/player-screen.ts';
import { desktop, openPage, phone } from '../support/watched-page.ts';

const { site, visitor } = sharedJourneys();
let large: Browser;
beforeAll(async () => {
  large = await launchBrowser({ textSize: 32 });
});
afterAll(() => large.close());

const sizeOfText = (page: Page) =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector('main h1, main h2, main') ?? document.body).fontSize),
  );

const pages = ['/', '/betting', '/live_betting', '/casino', '/scores', '/support', '/auth/login', '/auth/register'];

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('text twice as large is twice as large on a %s, and nothing is wider than the page', async (_size, options) => {
  const usual = await visitor(options);
  const other = await openPage(large, options);
  for (const path of pages) {
    const sizes: number[] = [];
    for (const { page } of [usual, other]) {
      await playerScreen(page, site().origin, 'en').open(path);
      await page.locator('main h1, main h2').first().waitFor({ state: 'attached' });
      sizes.push(await sizeOfText(page));
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(tooWide, { message: path }).toBeLessThanOrEqual(0);
    }
    expect(sizes[1], path).toBe((sizes[0] ?? 0) * 2);
  }
  await other.close();
});

test('on a phone with such a text a row has its names above its odds, and all of them can be pressed', async () => {
  const { page, close } = await openPage(large, phone);
  const screen = playerScreen(page, site().origin, 'en');
  await screen.open('/betting');
  const row = page.locator('[data-odds-row]').filter({ has: page.locator('button[aria-pressed="false"][data-moved]') });
  const odds = row.first().locator('button[data-moved]');
  await expect.poll(() => odds.count()).toBe(3);
  const names = await row.first().locator('a[data-event]').boundingBox();
  for (const odd of await odds.all()) {
    const box = await odd.boundingBox();
    expect(box && names && box.y >= names.y + names.height && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
  await odds.first().click();
  await expect.poll(() => odds.first().getAttribute('aria-pressed')).toBe('true');
  await close();
});

test.each(languages)('the words of the bar are uncut at 320 px, in %s', async (language) => {
  const { page } = await visitor({ ...phone, viewport: { width: 320, height: 640 } });
  for (const path of ['/betting', '/support']) {
    await page.goto(`${site().origin}/${language}${path}`);
    const bar = page.locator('nav').last();
    await bar.getByRole('button').last().waitFor();
    const cut = () =>
      bar.locator('span').evaluateAll((words) =>
        words
          .filter((word) => {
            const { left, right } = word.getBoundingClientRect();
            return word.scrollWidth > word.clientWidth + 1 || left < 0 || right > innerWidth;
          })
          .map(({ textContent }) => textContent),
      );
    await expect.poll(cut, { message: path }).toEqual([]);
  }
});

test.each([
  ['/live_betting', 'en'],
  ['/betting', 'en'],
  ['/betting', 'el'],
] as const)('a phone on its side shows five rows of %s, with the bar beside them, in %s', async (path, language) => {
  const { page } = await visitor({ ...phone, viewport: { width: 844, height: 390 } });
  await playerScreen(page, site().origin, language).open(path);
  const items = page.locator('main [data-odds-row]');
  const row = items.filter({ has: page.locator('a[data-event]') }).first();
  await row.waitFor();
  // Below one head of a league: how many leagues the first matches are of is up to the hour.
  const list = (await items.first().boundingBox())?.y ?? 390;
  const head = (await page.locator('main h2').first().locator('..').boundingBox())?.height ?? 390;
  const height = (await row.boundingBox())?.height ?? 390;
  expect(Math.floor((390 - list - head) / height)).toBeGreaterThanOrEqual(5);
  const bar = await page.locator('nav').last().boundingBox();
  expect(bar && bar.width < 120 && bar.height > 300).toBe(true);
});
