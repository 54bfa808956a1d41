import type { Page, Route } from 'playwright';

/** Calls of the page that wait until the path says how they end. */
export interface HeldCalls {
  hold(url: string): Promise<void>;
  /** Whether such a call is under way. */
  isUnderWay(url: string): boolean;
  /** The address of the call under way, its query included. */
  addressOf(url: string): string | undefined;
  /** Answers the oldest call under way, when there is one soon. */
  answer(url: string, status: number, body: unknown): Promise<void>;
  /** Breaks its line instead. */
  cut(url: string): Promise<void>;
  /** Lets it go on to the real server; resolves to the status of its answer. */
  release(url: string): Promise<number>;
}

const patience = 4_000;

const isGivenUp = (route: Route) => route.request().failure() !== null;

export const holdCalls = async (page: Page, urls: readonly string[]): Promise<HeldCalls> => {
  const held = new Map<string, Route[]>();
  const hold = async (url: string) => {
    const routes: Route[] = [];
    held.set(url, routes);
    await page.route(
      ({ pathname }) => pathname === url,
      (route) => {
        routes.push(route);
      },
    );
  };
  for (const url of urls) await hold(url);

  /**
   * Ends the oldest call under way. One that the page gave up is nobody's, and it may say so only when it is ended: the
   * next one is taken then.
   */
  const end = async <Ended>(url: string, how: (route: Route) => Promise<Ended | null>): Promise<Ended> => {
    const deadline = Date.now() + patience;
    for (;;) {
      const route = held.get(url)?.shift();
      const ended = route && !isGivenUp(route) ? await how(route) : null;
      if (ended !== null) return ended;
      if (Date.now() > deadline) throw new Error(`The page does not call ${url}`);
      if (!route) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const statusOf = async (route: Route) => (await route.request().response())?.status() ?? null;
  return {
    hold,
    isUnderWay: (url) => (held.get(url) ?? []).some((route) => !isGivenUp(route)),
    addressOf: (url) =>
      held
        .get(url)
        ?.find((route) => !isGivenUp(route))
        ?.request()
        .url(),
    answer: async (url, status, body) => {
      await end(url, async (route) => {
        await route.fulfill({ status, json: body });
        return statusOf(route);
      });
    },
    cut: async (url) => {
      await end(url, async (route) => {
        await route.abort('failed');
        await route.request().response();
        return route.request().failure()?.errorText === 'net::ERR_FAILED' || null;
      });
    },
    release: (url) =>
      end(url, async (route) => {
        await route.continue();
        return statusOf(route);
      }),
  };
};
