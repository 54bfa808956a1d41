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

type Take = (call: StoppedCall) => void;

/** Stops calls by the browser's own protocol: a route of Playwright's would send every request of the page by the test, past the cache. */
export const stopCalls = async (page: Page) => {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const outcomes = new Map<string, Outcome>();
  const takers = new Map<string, Take>();
  browser.on('Network.responseReceived', ({ requestId, response: { status } }) => outcomes.set(requestId, { status }));
  browser.on('Network.loadingFailed', ({ requestId, errorText }) => outcomes.set(requestId, { failure: errorText }));
  browser.on('Fetch.requestPaused', ({ requestId, networkId = '', request: { url } }) => {
    const goOn = async () => void (await browser.send('Fetch.continueRequest', { requestId }));
    const take = takers.get(new URL(url).pathname);
    if (!take) return void goOn().catch(() => undefined);
    take({
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
  const stop = async (paths: Iterable<string>, take: (path: string) => Take) => {
    takers.clear();
    for (const path of paths) takers.set(path, take(path));
    const patterns = [...takers.keys()].flatMap((path) => [`*://*${path}`, `*://*${path}\\?*`]);
    await browser.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  };
  return { stop, forget: () => outcomes.clear() };
};

/** Stops calls of a frame that is an origin of its own: the browser does not tell the page's session of them. */
export const stopInFrames = (page: Page, path: string, take: Take) =>
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
