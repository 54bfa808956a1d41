import type { Page } from 'playwright';
import { type Outcome, type StoppedCall, stopCalls, stopInFrames } from './stopped-calls.ts';

/** Calls of the page that wait until the path decides how they end. */
export interface HeldCalls {
  hold(url: string): Promise<void>;
  /** Those of a game in its frame. */
  holdInFrame(url: string): Promise<void>;
  isUnderWay(url: string): boolean;
  addressOf(url: string): string | undefined;
  /** Answers the oldest call under way, when there is one soon. */
  answer(url: string, status: number, body: unknown): Promise<void>;
  /** Breaks its line instead. */
  cut(url: string): Promise<void>;
  /** Lets it go on to the real server; resolves to the status of its answer. */
  release(url: string): Promise<number>;
  /** Holds from now on what it held at first, and knows of no call. */
  beginAnew(): Promise<void>;
}

const patience = 20_000;
/** How long a call may stay unanswered after the page has made it again. */
const overtaking = 500;

const isGivenUp = (call: StoppedCall) => call.outcome() !== undefined;

export const holdCalls = async (page: Page, urls: readonly string[]): Promise<HeldCalls> => {
  const held = new Map<string, StoppedCall[]>();
  const keep = (url: string, call: StoppedCall) => void held.set(url, [...(held.get(url) ?? []), call]);
  const { stop, forget } = await stopCalls(page, keep);
  let ofThePage: Set<string>;
  const underWay = (url: string) => (held.get(url) ?? []).find((call) => !isGivenUp(call));
  const beginAnew = async () => {
    held.clear();
    forget();
    ofThePage = new Set(urls);
    await stop(ofThePage);
  };
  await beginAnew();

  /** How a call came out, when that is known; null when the page called again meanwhile, and may never say of this one. */
  const outcomeOf = async (url: string, call: StoppedCall): Promise<Outcome | null> => {
    const began = Date.now();
    for (;;) {
      const outcome = call.outcome();
      if (outcome) return outcome;
      const waited = Date.now() - began;
      if (waited > overtaking && underWay(url)) return null;
      if (waited > patience) throw new Error(`${url} came to no end`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  /**
   * Ends the oldest call under way. One that the page gave up does not count, and that may show only when it is ended:
   * the next one is taken then.
   */
  const end = async (
    url: string,
    how: (call: StoppedCall) => Promise<void>,
    isEnd: (outcome: Outcome) => boolean,
  ): Promise<Outcome> => {
    const deadline = Date.now() + patience;
    for (;;) {
      const call = held.get(url)?.shift();
      if (call && !isGivenUp(call)) {
        // The browser refuses to go on with what the page has given up.
        const isTold = await how(call).then(
          () => true,
          () => false,
        );
        const outcome = isTold ? await outcomeOf(url, call) : null;
        if (outcome && isEnd(outcome)) return outcome;
      }
      if (Date.now() > deadline) throw new Error(`The page does not call ${url}`);
      if (!call) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const isAnswered = (outcome: Outcome) => 'status' in outcome;
  return {
    hold: async (url) => {
      ofThePage.add(url);
      await stop(ofThePage);
    },
    holdInFrame: async (url) => void (await stopInFrames(page, url, (call) => keep(url, call))),
    isUnderWay: (url) => underWay(url) !== undefined,
    addressOf: (url) => underWay(url)?.url,
    answer: async (url, status, body) => void (await end(url, (call) => call.answer(status, body), isAnswered)),
    cut: async (url) =>
      void (await end(
        url,
        (call) => call.cut(),
        (outcome) => 'failure' in outcome && outcome.failure === 'net::ERR_FAILED',
      )),
    release: async (url) => {
      const outcome = await end(url, (call) => call.goOn(), isAnswered);
      return 'status' in outcome ? outcome.status : 0;
    },
    beginAnew,
  };
};
