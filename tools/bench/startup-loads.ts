import type { Browser, Page } from 'playwright';
import { phone } from './phone.ts';
import { openSlowLine, slow4G } from './slow-line.ts';
import type { Load, Press, Visits } from './startup-figures.ts';

const network = {
  offline: false,
  latency: slow4G.latency,
  downloadThroughput: slow4G.download,
  uploadThroughput: slow4G.upload,
};
/** A phone's processor. */
const slowdown = 4;

declare global {
  interface Window {
    seenByBench: Load;
    pressedByBench: Press | null;
  }
}

/** Runs in the page before its own scripts; no function in it has a name, for the compiler would call a helper to keep it. */
const watchStart = () => {
  window.seenByBench = { fcp: 0, lcp: 0, blocking: 0, cls: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      const seen = window.seenByBench;
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        if (type === 'longtask') seen.blocking += entry.duration - 50;
        if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
      }
    }).observe({ type, buffered: true });
  }
};

/** Runs in the page before its own scripts: presses the first odd that can be staked on, and sees it chosen on the screen. */
const pressFirst = () => {
  window.pressedByBench = null;
  const looking = setInterval(() => {
    const odd = document.querySelector<HTMLElement>('button[data-odd][aria-disabled="false"]');
    if (!odd?.checkVisibility()) return;
    clearInterval(looking);
    // It is seen when the frame with it has been drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const at = performance.now();
        new MutationObserver((_, watch) => {
          if (odd.getAttribute('aria-pressed') !== 'true') return;
          watch.disconnect();
          // The frame after the next has been drawn with it.
          requestAnimationFrame(() =>
            requestAnimationFrame((chosen) => {
              window.pressedByBench = { chosen, took: chosen - at };
            }),
          );
        }).observe(odd, { attributes: true });
        odd.click();
      }),
    );
  }, 8);
};

/** A first visit on a phone: an empty cache, a slow line, a slow processor. */
const visit = async <Seen>(browser: Browser, watch: () => void, see: (page: Page) => Promise<Seen>): Promise<Seen> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    return await see(page);
  } finally {
    await context.close();
  }
};

/** Over when what one came for is shown and the page has come to rest. */
const seenOf = async (page: Page, address: string, cameFor: string): Promise<Load> => {
  await page.goto(address);
  await page.locator(cameFor).first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  return page.evaluate(() => window.seenByBench);
};

const odds = 'main button[data-moved]';

/** How a page loads. */
export const loadPage = (browser: Browser, address: string, cameFor = odds): Promise<Load> =>
  visit(browser, watchStart, (page) => seenOf(page, address, cameFor));

/** How a page loads for the first time, and how when the service worker has come to stay and somebody returns. */
export const loadTwice = async (browser: Browser, origin: string, path: string): Promise<Visits> => {
  const line = await openSlowLine(origin);
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  const look = async (leave: (page: Page) => Promise<void>) => {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchStart);
    const seen = await seenOf(page, `${line.origin}${path}`, odds);
    await leave(page);
    await page.close();
    return seen;
  };
  try {
    const first = await look((page) => page.evaluate(async () => void (await navigator.serviceWorker.ready)));
    const second = await look(async (page) => {
      const served = await page.evaluate(() => navigator.serviceWorker.controller !== null);
      if (!served) throw new Error('The second visit was not served by the worker');
    });
    return { first, second };
  } finally {
    await context.close();
    await line.close();
  }
};

/** How a press goes that does not wait for the page to come to rest. */
export const pressOdd = (browser: Browser, address: string): Promise<Press> =>
  visit(browser, pressFirst, async (page) => {
    await page.goto(address);
    const pressed = await page.waitForFunction(() => window.pressedByBench, undefined, { timeout: 60_000 });
    return (await pressed.jsonValue()) as Press;
  });
