import type { Locator, Page } from 'playwright';

/** Holds back what a page asks for, all code of the site where nothing is said; what it resolves to lets it come. */
export const holdBack = async (page: Page, what = /\/assets\/.*\.js$/): Promise<() => void> => {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await free;
    await route.continue().catch(() => undefined);
  });
  return letGo;
};

/** Odds in sight that came with the document and can be pressed before there is code. */
export const firstOdds = (page: Page): Locator => page.locator('#first [data-odd][aria-disabled="false"]:visible');
