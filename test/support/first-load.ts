import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright';

/** Most brotli bytes that a first visit may load. */
export const firstLoadBudget = { js: 183_000, css: 22_000, texts: 1, routeChunk: 45_000 };

export interface PageSize {
  page: string;
  js: number;
  css: number;
  /** Files of texts: the page is shown in one language. */
  texts: string[];
  /** Files that the document did not announce: asked for late. */
  unannounced: string[];
  files: { file: string; bytes: number }[];
  /** Locales whose way of writing numbers and dates was loaded: dear, and mostly for what is not on the page. */
  formats: string[];
}

declare global {
  interface Window {
    formatsMade: string[];
  }
}

/** Runs in the page before its own scripts. */
const watchFormats = () => {
  window.formatsMade = [];
  for (const kind of ['NumberFormat', 'DateTimeFormat'] as const) {
    const watched = new Proxy(Intl[kind], {
      construct(target, given: [string]) {
        window.formatsMade.push(given[0]);
        return Reflect.construct(target, given);
      },
    });
    Object.assign(Intl, { [kind]: watched });
  }
};

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const pages = ['/', '/betting', '/live_betting'];

/** What a file of the build weighs on its way to a visitor. */
export const brotli = (path: string): number =>
  brotliCompressSync(readFileSync(`${dist}${path}`), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** When the page was shown and at rest: what it fetches from then on is for the first press (src/app/start-site.ts). */
const firstPageAt = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-page')[0]?.startTime)
    .then((handle) => handle.jsonValue() as Promise<number>);

const measure = async (page: Page, origin: string, path: string): Promise<PageSize> => {
  const built = new Set(readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`));
  await page.addInitScript(watchFormats);
  const document = await page.goto(`${origin}${path}`);
  const announced = (await document?.headerValue('link')) ?? '';
  const until = await firstPageAt(page);
  const formats = await page.evaluate(() => window.formatsMade);
  const loaded = await page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < end)
        .map(({ name }) => new URL(name).pathname),
    until,
  );
  const asked = new Set(loaded.filter((file) => /\.(js|css|json)$/.test(file) && built.has(file)));
  const files = [...asked].map((file) => ({ file, bytes: brotli(file) })).sort((a, b) => b.bytes - a.bytes);
  const sum = (ending: string) =>
    files.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  const texts = files.map(({ file }) => file).filter((file) => file.endsWith('.json'));
  const unannounced = files.map(({ file }) => file).filter((file) => !announced.includes(`<${file}>`));
  return { page: path, js: sum('.js'), css: sum('.css'), texts, unannounced, files, formats };
};

/** What a first visit of each page really loads, by asking Chromium rather than the build. */
export const firstLoadSizes = async (browser: Browser, origin: string): Promise<PageSize[]> => {
  const sizes: PageSize[] = [];
  for (const path of pages) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    sizes.push(await measure(await context.newPage(), origin, path));
    await context.close();
  }
  return sizes;
};
