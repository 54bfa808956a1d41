import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist, firstLoadBudget, firstLoadSizes } from '../support/first-load.ts';
import { openPage } from '../support/watched-page.ts';
import { workerBrowser, workerSite } from '../support/worker.ts';

test('a first visit stays in its budget, in one language, all of it announced with the document', async () => {
  const sizes = await firstLoadSizes(await workerBrowser(), (await workerSite()).origin);
  expect(sizes.map(({ page }) => page)).toEqual(['/', '/betting', '/live_betting']);
  for (const { page, js, css, texts, unannounced, files, formats } of sizes) {
    const [largest] = files;
    expect(readFileSync(`${dist}${largest?.file}`, 'utf8'), `${page} compiled while it arrives`).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
    expect(js, `${page} JS`).toBeGreaterThan(50_000);
    expect(js, `${page} JS`).toBeLessThanOrEqual(firstLoadBudget.js);
    expect(texts, `${page} texts`).toEqual([expect.stringMatching(/\/en\.json$/)]);
    expect(unannounced, `${page} late`).toEqual([]);
    // A locale is dear to load: the site writes days and numbers of all languages without one.
    expect(
      formats.filter((locale) => locale !== 'en-US'),
      `${page} formats`,
    ).toEqual([]);
    expect(css, `${page} CSS`).toBeLessThanOrEqual(firstLoadBudget.css);
  }
});

test.each(['/', '/betting', '/de/live_betting'])(
  'the first rows of %s stand with their prices without a single answer',
  async (path) => {
    const { page, close, complaints } = await openPage(await workerBrowser());
    const cut = /\/(cms\/v1|socket\.io)\//;
    await page.route(cut, (route) => route.abort());
    await page.goto(`${(await workerSite()).origin}${path}`);
    const odds = page.getByRole('main').locator('[data-odds-row] button[aria-pressed]');
    await expect
      .poll(async () => (await odds.allInnerTexts()).filter((text) => /^\d+\.\d\d$/.test(text)).length)
      .toBeGreaterThan(10);
    expect(complaints(/ERR_FAILED|WebSocket|UnreachableError/)).toEqual([]);
    await close();
  },
);
