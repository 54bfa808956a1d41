import type { Page, Route } from 'playwright';

/** Calls of the page that wait until the path says how they end. */
export interface HeldCalls {
  /** Whether such a call is under way. */
  isUnderWay(url: string): boolean;
  /** The access token that the call under way carries. */
  tokenOf(url: string): string | undefined;
  /** Answers the oldest call under way, when there is one soon. */
  answer(url: string, status: number, body: unknown): Promise<void>;
  /** Breaks its line instead. */
  cut(url: string): Promise<void>;
  /** Lets it go on to the real server. */
  release(url: string): Promise<void>;
}

const patience = 2_000;

export const holdCalls = async (page: Page, urls: readonly string[]): Promise<HeldCalls> => {
  const held = new Map<string, Route[]>(urls.map((url) => [url, []]));
  for (const url of urls) {
    await page.route(
      ({ pathname }) => pathname === url,
      (route) => {
        held.get(url)?.push(route);
      },
    );
  }
  const next = async (url: string): Promise<Route> => {
    const deadline = Date.now() + patience;
    for (;;) {
      const route = held.get(url)?.shift();
      // A call that the page has given up meanwhile is nobody's.
      if (route && route.request().failure() === null) return route;
      if (Date.now() > deadline) throw new Error(`The page does not call ${url}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return {
    isUnderWay: (url) => (held.get(url) ?? []).some((route) => route.request().failure() === null),
    tokenOf: (url) => held.get(url)?.[0]?.request().headers().authorization?.replace('Bearer ', ''),
    answer: async (url, status, body) => (await next(url)).fulfill({ status, json: body }),
    cut: async (url) => (await next(url)).abort(),
    release: async (url) => (await next(url)).continue(),
  };
};
