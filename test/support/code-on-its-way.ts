import type { Page, Request } from 'playwright';

/** Code and texts that a page waits for; to be set up before the page is opened. */
export const codeOnItsWay = (page: Page): ReadonlySet<Request> => {
  const fetching = new Set<Request>();
  const end = (request: Request) => fetching.delete(request);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) fetching.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return fetching;
};
