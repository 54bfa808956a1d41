import type { Page } from 'playwright';
import { expect } from 'vitest';
import { codeOnItsWay } from './code-on-its-way.ts';

const rests = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-page').length > 0);

/** A piece that has come runs before that, and asks for the next one. */
const isIdle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

/**
 * To be set up before the page is opened. Resolves, when it is asked, once the first page rests, for its notices come only
 * then, and no piece of it is on its way: for one that a cut line keeps from arriving the page is loaded anew.
 */
export const codeFetched = (page: Page): (() => Promise<void>) => {
  const fetching = codeOnItsWay(page);
  let asked = 0;
  page.on('request', () => {
    asked += 1;
  });
  const isComplete = async () => {
    const before = asked;
    if (!(await rests(page))) return false;
    await isIdle(page);
    return fetching.size === 0 && asked === before;
  };
  return () => expect.poll(isComplete).toBe(true);
};
