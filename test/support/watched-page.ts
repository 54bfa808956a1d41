import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** A page together with everything it complained about: console errors, uncaught errors, CSP reports. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** What went wrong so far, but for the complaints that the test provokes. */
  complaints(expected?: RegExp): string[];
  /** What went wrong so far is no more told. */
  forget(): void;
  close(): Promise<void>;
}

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Journeys go without motion unless it is what they look at: on machines that draw by the processor it is half of the work. */
export const moving: BrowserContextOptions = { reducedMotion: 'no-preference' };

export const modes = ['dark', 'light'] as const;

/** Changes the mode as another tab of the same browser does; only the text `false` means light. */
export const showMode = async (page: Page, mode: (typeof modes)[number]): Promise<void> => {
  await page.evaluate(
    (value) => {
      localStorage.setItem('darkMode', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: value }));
    },
    String(mode === 'dark'),
  );
  await page.locator(`html[data-mode="${mode}"]`).waitFor({ state: 'attached' });
};

/** Text that is drawn before its font has arrived goes without it (font-display: optional), as on every slow machine. */
const passedOver = /\/fonts\/\S+ was preloaded using link preload but not used/;
const workerBlocked = /^Service Worker registration blocked by Playwright/;
/** The document of an address without a page, which the browser notes as well. */
const noPage = /status of 404 \(Not Found\) \(http:\/\/[^/]+\/(\w\w\/)?nowhere\b/;

/**
 * Journeys begin when the page has drawn its own rows: those that came with the document are looked at by who asks for no more than
 * the document (`waitUntil: 'commit'`).
 */
const waitForOwnRows = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const drawn = () => page.locator('#first').waitFor({ state: 'detached' });
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil !== 'commit') await drawn();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== 'commit') await drawn();
    return answer;
  };
};

/** Opens a fresh visitor's page: no cookies, no storage, nothing in the cache. */
export const openPage = async (browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Belgrade',
    // It would answer for a server that a test has changed.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...desktop,
    ...options,
  });
  let said: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
    // React reports that it rendered the page again after an error, and the error itself only as the cause of that.
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) console.error(`because of ${error.cause.stack}`);
    });
  });
  context.on('console', (message) => {
    if (passedOver.test(message.text()) || workerBlocked.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => said.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('page', waitForOwnRows);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return {
    page,
    context,
    complaints: (expected) => said.filter((line) => !noPage.test(line) && !expected?.test(line)),
    forget: () => {
      said = [];
    },
    close: () => context.close(),
  };
};
