import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright';
import { restingPage } from './left-before.ts';
import { desktop, openPage, type WatchedPage } from './watched-page.ts';

/** What a journey may ask of its page without a trace for the visitor after it; whatever else it asks spoils the tab. */
const traceless: ReadonlySet<PropertyKey> = new Set<keyof Page>([
  'evaluate',
  'frame',
  'frameLocator',
  'frames',
  'getByAltText',
  'getByLabel',
  'getByRole',
  'getByText',
  'getByTitle',
  'goBack',
  'goForward',
  'goto',
  'keyboard',
  'locator',
  'mainFrame',
  'mouse',
  'reload',
  'route',
  'screenshot',
  'setViewportSize',
  'title',
  'touchscreen',
  'unroute',
  'url',
  'viewportSize',
  'waitForEvent',
  'waitForFunction',
  'waitForLoadState',
  'waitForRequest',
  'waitForResponse',
  'waitForURL',
]);

/** What of a visitor's browser outlives what he stored as a page does. */
const isLasting = ({ serviceWorkers, storageState }: BrowserContextOptions) =>
  serviceWorkers !== undefined || storageState !== undefined;

/** The page as it is; `use` is told of each of its parts that is asked for. */
const observed = (page: Page, use: (part: PropertyKey) => void): Page =>
  new Proxy(page, {
    get: (target, part) => {
      if (part in target) use(part);
      const value: unknown = Reflect.get(target, part);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Takes from a tab all that its visitor left there, but for files of the build in the browser's cache. */
export const emptyTab = async (page: Page, context: BrowserContext): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(new URL(restingPage, page.url()).href, { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  const browser = await context.newCDPSession(page);
  await browser.send('Page.resetNavigationHistory');
  await browser.detach();
  await page.mouse.move(0, 0);
};

/** Each is a process that keeps its memory. */
const mostLeft = 4;
/** Tabs that were left at a site, by the options that they were opened with; the oldest come first. */
let left: { origin: string; kind: string; tab: WatchedPage }[] = [];

const take = (origin: string, kind: string): WatchedPage | undefined => {
  const found = left.find((one) => one.origin === origin && one.kind === kind);
  left = left.filter((one) => one !== found);
  return found?.tab;
};

/**
 * A tab for a visitor of the site at an origin. Who leaves his as he found it leaves it, emptied, to the next visitor with
 * the same options: a load takes half of what it takes in a new tab, whose process begins with nothing.
 */
export const openTab = async (
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<WatchedPage> => {
  const { viewport = desktop.viewport, ...others } = options;
  const kind = JSON.stringify(others);
  const tab = take(origin, kind) ?? (await openPage(browser, options));
  const { page, context } = tab;
  if (viewport) await page.setViewportSize(viewport);
  let isSpoilt = isLasting(options);
  const elsewhere = (frame: Frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).origin !== origin) isSpoilt = true;
  };
  page.on('framenavigated', elsewhere);
  return {
    ...tab,
    page: observed(page, (part) => {
      if (!traceless.has(part)) isSpoilt = true;
    }),
    get context() {
      isSpoilt = true;
      return context;
    },
    close: async () => {
      if (isSpoilt || context.pages().length > 1) return tab.close();
      try {
        await emptyTab(page, context);
        tab.forget();
      } catch {
        // That never came to the site, say, or whose site has ended.
        return tab.close();
      }
      page.off('framenavigated', elsewhere);
      left.push({ origin, kind, tab });
      if (left.length > mostLeft) await left.shift()?.tab.close();
    },
  };
};
