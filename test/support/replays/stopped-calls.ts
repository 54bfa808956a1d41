import type { CDPSession, Page } from 'playwright';

/** How a call came out: the status of its answer, or why the line gave none. */
export type Outcome = { status: number } | { failure: string };

/** A call that the browser keeps until it is told how to go on with it. */
export interface StoppedCall {
  url: string;
  /** Undefined as long as neither an answer nor a failure is known; the page may give a stopped call up. */
  outcome(): Outcome | undefined;
  answer(status: number, body: unknown): Promise<void>;
  cut(): Promise<void>;
  goOn(): Promise<void>;
}

/** Stops calls by the browser's own protocol: a route of Playwright's would send every request of the page by the test, past the cache. */
export const stopCalls = async (page: Page, take: (path: string, call: StoppedCall) => void) => {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const outcomes = new Map<string, Outcome>();
  let stopped: ReadonlySet<string> = new Set();
  browser.on('Network.responseReceived', ({ requestId, response: { status } }) => outcomes.set(requestId, { status }));
  browser.on('Network.loadingFailed', ({ requestId, errorText }) => outcomes.set(requestId, { failure: errorText }));
  browser.on('Fetch.requestPaused', ({ requestId, networkId = '', request: { url } }) => {
    const goOn = async () => void (await browser.send('Fetch.continueRequest', { requestId }));
    const { pathname } = new URL(url);
    // A pattern also fits an address that only ends alike.
    if (!stopped.has(pathname)) return void goOn().catch(() => undefined);
    take(pathname, {
      url,
      outcome: () => outcomes.get(networkId),
      answer: async (status, body) => {
        await browser.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(body)).toString('base64'),
        });
      },
      cut: async () => void (await browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })),
      goOn,
    });
  });
  const stop = async (paths: ReadonlySet<string>) => {
    stopped = new Set(paths);
    const patterns = [...stopped].flatMap((path) => [`*://*${path}`, `*://*${path}\\?*`]);
    await browser.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  };
  return { stop, forget: () => outcomes.clear() };
};

/** Stops calls of a frame that is an origin of its own: the browser does not tell the page's session of them. */
export const stopInFrames = (page: Page, path: string, take: (call: StoppedCall) => void) =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => {
      const request = route.request();
      let status: number | undefined;
      request.response().then(
        (response) => {
          status = response?.status();
        },
        () => undefined,
      );
      take({
        url: request.url(),
        outcome: () => {
          const failure = request.failure();
          if (failure) return { failure: failure.errorText };
          return status === undefined ? undefined : { status };
        },
        answer: (code, body) => route.fulfill({ status: code, json: body }),
        cut: () => route.abort('failed'),
        goOn: () => route.continue(),
      });
    },
  );
