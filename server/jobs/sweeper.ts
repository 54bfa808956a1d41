import type { FastifyBaseLogger } from 'fastify';

export interface Sweeper {
  /** The first time at once. */
  start(): void;
  /** Stops and waits for what is under way. */
  close(): Promise<void>;
}

export interface Loop extends Sweeper {
  /** Resolves when the turn that is under way, if any, is over. */
  atRest(): Promise<void>;
}

/** What waits for a database that is away is done soon after it is back. */
const longestPause = 5_000;

/**
 * Does work again and again, never twice at once. A turn that answers true has left something over: the next comes at
 * once, after whatever else waits. After failures the pauses double; what failed is left to the next turn.
 */
export const createSweeper = (
  name: string,
  interval: number,
  sweep: () => Promise<unknown>,
  log: FastifyBaseLogger,
): Loop => {
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> = Promise.resolve();
  let going = false;
  let failures = 0;

  const pause = (isMore: boolean): number =>
    isMore ? 0 : Math.min(interval * 2 ** failures, Math.max(interval, longestPause));

  const turn = async (): Promise<void> => {
    let isMore = false;
    try {
      isMore = (await sweep()) === true;
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error({ err: error, failures }, `${name} sweep failed`);
    }
    if (going) timer = setTimeout(begin, pause(isMore)).unref();
  };
  const begin = (): void => {
    turning = turn();
  };

  return {
    start: () => {
      going = true;
      begin();
    },
    atRest: () => turning,
    close: async () => {
      going = false;
      clearTimeout(timer);
      await turning;
    },
  };
};
