import type { Page } from 'playwright';

/** A page of the site on which nothing of it runs. With the headers of the others, it leaves the tab in their process. */
export const restingPage = '/robots.txt';

/** Puts into the browser's storage what a visitor left there before. The site begins with it when it is opened. */
export const leftBefore = async (page: Page, origin: string, values: Record<string, string>): Promise<void> => {
  const address = origin + restingPage;
  if (page.url() !== address) await page.goto(address);
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, values);
};
