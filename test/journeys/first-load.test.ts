import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { expect, test } from 'vitest';
import { languages } from '../../contract/entities/languages.ts';
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

/** Of a document on its way, packed. */
const bytesOf = (address: string, headers: Record<string, string>): Promise<number> =>
  new Promise((done, failed) => {
    get(address, { headers: { ...headers, accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', ({ length }: Buffer) => {
        bytes += length;
      });
      answer.on('end', () => done(bytes));
    }).on('error', failed);
  });

test.each(languages)('first rows and answers weigh a document at most 12 kB in %s', async (language) => {
  const { origin } = await workerSite();
  const prefix = language === 'en' ? '' : `/${language}`;
  for (const page of ['/', '/betting', '/live_betting']) {
    const address = `${origin}${prefix}${page}`;
    const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const [whole, bare] = [await bytesOf(address, opened), await bytesOf(address, {})];
    expect(whole - bare, address).toBeGreaterThan(6_000);
    expect(whole - bare, address).toBeLessThanOrEqual(12 * 1_024);
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
