import type { Page } from 'playwright';

export const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** What the browser does by itself after a page has come, and within a day. */
export const askForWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

/** In what states the site's workers are in this browser. */
export const workersOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const workers = [registration?.installing, registration?.waiting, registration?.active];
    return workers.flatMap((worker) => worker?.state ?? []);
  });
