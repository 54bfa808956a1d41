import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { codeOnItsWay } from '../code-on-its-way.ts';
import { emptyTab } from '../tabs.ts';
import { desktop } from '../watched-page.ts';
import { type HeldCalls, holdCalls } from './held-calls.ts';
import { heldUrls } from './held-urls.ts';
import { openSocketLines, type SocketLines } from './socket-lines.ts';

/** A tab with its clock, calls and connections in the hand of the path that is replayed in it. */
interface ReplayTab {
  page: Page;
  context: BrowserContext;
  calls: HeldCalls;
  sockets: SocketLines;
  /** Code that the page waits for. */
  fetching: ReadonlySet<Request>;
  /** How often a page was loaded in it. */
  loads(): number;
  /** Takes back what a path added to the page. */
  takeBack(): Promise<void>;
}

declare global {
  interface Window {
    /** When the page has nothing to do, by the browser's own clock, which the path's does not hold. */
    whenPageRests(done: () => void): void;
  }
}

/** A browser that is short of time may never find a page idle. */
const longestWork = 500;

const openReplayTab = async (browser: Browser): Promise<ReplayTab> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Belgrade',
    serviceWorkers: 'block',
    ...desktop,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const fetching = codeOnItsWay(page);
  await page.addInitScript((timeout) => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.whenPageRests = (done) => void whenIdle(done, { timeout });
  }, longestWork);
  // Every tab has its place in the spread of reloads; here it is the one of the machine's cases.
  // No number comes twice, for ids of elements are made of them too.
  await page.addInitScript('let drawn = 0; Math.random = () => 0.5 - (drawn += 1) * 1e-9');
  const calls = await holdCalls(page, Object.values(heldUrls));
  const sockets = await openSocketLines(page);

  const added: { dispose(): Promise<void> }[] = [];
  const { addInitScript } = page;
  page.addInitScript = async (...given: Parameters<typeof addInitScript>) => {
    const script = await addInitScript.apply(page, given);
    added.push(script);
    return script;
  };
  return {
    page,
    context,
    calls,
    sockets,
    fetching,
    loads: () => loads,
    takeBack: async () => {
      for (const script of added.splice(0)) await script.dispose();
      await page.removeAllListeners('response');
    },
  };
};

/** Its clock keeps a record of all that was done to it, which every page reads. */
const mostPaths = 12;

let left: { tab: ReplayTab; origin: string; paths: number } | undefined;

/** A tab for a path: that of the path before at the same site, emptied, or a new one. */
export const takeReplayTab = async (browser: Browser, origin: string) => {
  const before = left;
  left = undefined;
  const isFit = before?.origin === origin && before.paths < mostPaths;
  if (!isFit) await before?.tab.context.close();
  const { tab, paths } = isFit ? before : { tab: await openReplayTab(browser), paths: 0 };
  const { page, context, calls } = tab;
  await page.clock.install();
  await page.clock.resume();
  let isSpoilt = false;
  const close = async () => {
    if (isSpoilt) return context.close();
    try {
      await tab.takeBack();
      await emptyTab(page, context);
      await calls.beginAnew();
      if (desktop.viewport) await page.setViewportSize(desktop.viewport);
      left = { tab, origin, paths: paths + 1 };
    } catch {
      await context.close();
    }
  };
  return {
    tab,
    /** What is done to it cannot be taken back: the tab goes with the path. */
    context: () => {
      isSpoilt = true;
      return context;
    },
    close,
  };
};
