import type { Page, Response, Route } from 'playwright';

/** Calls of the page that wait until the path decides how they end. */
export interface HeldCalls {
  hold(url: string): Promise<void>;
  isUnderWay(url: string): boolean;
  addressOf(url: string): string | undefined;
  /** Answers the oldest call under way, when there is one soon. */
  answer(url: string, status: number, body: unknown): Promise<void>;
  /** Breaks its line instead. */
  cut(url: string): Promise<void>;
  /** Lets it go on to the real server; resolves to the status of its answer. */
  release(url: string): Promise<number>;
}

const patience = 20_000;
/** How long a call may stay unanswered after the page has made it again. */
const overtaking = 500;

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
  const isUnderWay = (url: string) => (held.get(url) ?? []).some((route) => !isGivenUp(route));

  /**
   * Ends the oldest call under way. One that the page gave up does not count, and that may show only when it is ended:
   * the next one is taken then.
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
  /** Null when the page gave it up: the browser may never report it of a call that was ended in the same moment. */
  const endOf = async (url: string, route: Route): Promise<Response | null> => {
    const began = Date.now();
    let ended: Response | null | undefined;
    const note = (response: Response | null) => {
      ended = response;
    };
    route
      .request()
      .response()
      .then(note, () => note(null));
    while (ended === undefined && !isGivenUp(route)) {
      const waited = Date.now() - began;
      if (waited > overtaking && isUnderWay(url)) return null;
      if (waited > patience) throw new Error(`${url} came to no end`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return ended ?? null;
  };
  const statusOf = async (url: string, route: Route) => (await endOf(url, route))?.status() ?? null;
  return {
    hold,
    isUnderWay,
    addressOf: (url) =>
      held
        .get(url)
        ?.find((route) => !isGivenUp(route))
        ?.request()
        .url(),
    answer: async (url, status, body) => {
      await end(url, async (route) => {
        await route.fulfill({ status, json: body });
        return statusOf(url, route);
      });
    },
    cut: async (url) => {
      await end(url, async (route) => {
        await route.abort('failed');
        await endOf(url, route);
        return route.request().failure()?.errorText === 'net::ERR_FAILED' || null;
      });
    },
    release: (url) =>
      end(url, async (route) => {
        await route.continue();
        return statusOf(url, route);
      }),
  };
};
