import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/**
 * To be set up before the page is opened. Resolves, when it is asked, once no code of the page is on its way: a piece
 * that a cut line keeps from arriving makes the page reload.
 */
export const codeFetched = (page: Page): (() => Promise<void>) => {
  const fetching = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetching.add(request);
  });
  const end = (request: Request) => fetching.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => fetching.size).toBe(0);
};
