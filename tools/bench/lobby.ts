import type { Browser } from 'playwright';
import { launchBrowser } from '../../test/support/browser.ts';
import { brotli } from '../../test/support/first-load.ts';
import { startSite } from '../../test/support/site.ts';
import { ensureBuiltSite } from '../built-site.ts';
import { judge, ratios, tellFigures } from './board-figures.ts';
import { lobbyOfMany } from './lobby/breadth.ts';
import { bareFrames, type Frames, gameFrames, titlesLooked } from './lobby/frames.ts';
import { median } from './quantile.ts';
import { loadPage } from './startup-loads.ts';

/**
 * `npm run bench:lobby`: what the casino's lobby loads beyond a page of plain text, how much of it moves while it comes
 * on slow 4G, and how many frames a second games draw on a processor four times slower, compared with a page that draws
 * nothing; then how long a search takes among four thousand games, and how their lobby scrolls. `-- --json` prints one
 * object. Exits with 1 when a goal is missed.
 */
const runs = 5;

await ensureBuiltSite();
const site = await startSite();
const browser = await launchBrowser();

/** Files of the build that a visit has loaded when its page has come to rest. */
const loadedBy = async (opened: Browser, path: string): Promise<Set<string>> => {
  const context = await opened.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${site.origin}${path}`);
  await page.waitForFunction(() => performance.getEntriesByName('first-page').length > 0);
  await page.waitForLoadState('networkidle');
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await context.close();
  return new Set(names.filter((name) => /^\/assets\/.+\.(js|css|json)$/.test(name)));
};

try {
  const shell = await loadedBy(browser, '/about');
  const lobby = await loadedBy(browser, '/casino');
  const beyond = [...lobby].filter((file) => !shell.has(file));
  const weight = (ending: string) => {
    const bytes = beyond.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + brotli(file), 0);
    return Number((bytes / 1_000).toFixed(1));
  };

  const shifts: number[] = [];
  const frames: { ours: Frames; bare: Frames }[] = [];
  for (let run = 0; run < runs; run += 1) {
    shifts.push((await loadPage(browser, `${site.origin}/casino`, '[data-tile]')).cls);
    for (const title of titlesLooked) {
      const ours = await gameFrames(browser, `${site.origin}/games/${title}?demo=1`);
      frames.push({ ours, bare: await bareFrames(browser, site.origin) });
    }
  }
  const many = await lobbyOfMany(browser);
  const rates = (whose: 'ours' | 'bare') => frames.map((found) => found[whose].rate);
  const long = (whose: 'ours' | 'bare') => frames.reduce((sum, found) => sum + found[whose].long, 0);
  tellFigures(
    [
      { contestant: 'frames a second of a game', value: Math.round(median(rates('ours'))), long: long('ours') },
      { contestant: 'frames a second of an empty page', value: Math.round(median(rates('bare'))), long: long('bare') },
      {
        contestant: 'frames a second of a scrolled lobby of 4,000',
        value: Math.round(many.scroll.rate),
        long: many.scroll.long,
      },
      { contestant: 'script of the lobby, kB', value: weight('.js') },
      { contestant: 'styles of the lobby, kB', value: weight('.css') },
      { contestant: 'texts of the lobby, kB', value: weight('.json') },
    ],
    [
      judge({ goal: 'the lobby beyond a plain page, kB', values: [weight('')], must: { atMost: 45 } }),
      judge({ goal: 'layout shift of the lobby', values: shifts, must: { atMost: 0.02 } }),
      judge({ goal: 'a search among 4,000 games, ms', values: many.searches, must: { atMost: 50 } }),
      judge({
        goal: 'frames a second of a scrolled lobby of 4,000, x an empty page',
        values: [many.scroll.rate / median(rates('bare'))],
        must: { atLeast: 0.95 },
      }),
      judge({
        goal: 'frames a second of a game, x an empty page',
        values: ratios(rates('ours'), rates('bare')),
        must: { atLeast: 0.95 },
      }),
    ],
  );
} finally {
  await browser.close();
  await site.stop();
}
