import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../database/unavailable.ts';
import type { Clock } from '../time/clock.ts';
import { forEachDue } from './for-each-due.ts';
import { createResting } from './resting.ts';

/** Work that falls due piece by piece, each with an id of its own. */
export interface DueWork {
  /** The pieces that have been due the longest, up to a number; none of `except`. */
  find(limit: number, except: readonly string[]): Promise<readonly string[]>;
  /** Does a piece; doing it again, or while others are at it, changes nothing. */
  work(id: string): Promise<unknown>;
}

const batch = 500;

async function* piecesOf({ find }: DueWork): AsyncGenerator<string> {
  const seen: string[] = [];
  for (;;) {
    const found = await find(batch, seen);
    yield* found;
    if (found.length < batch) return;
    seen.push(...found);
  }
}

/** Does every piece that is due, once; what fails is thrown at the end. */
export const doDue = (due: DueWork): Promise<void> => forEachDue(piecesOf(due), due.work);

/**
 * The turn of a loop that does what is due batch by batch; answers whether there may be more. A piece that fails is left
 * alone for a while, so that it takes no place in the batches of the others.
 */
export const turnOf = (name: string, due: DueWork, clock: Clock, log: FastifyBaseLogger) => {
  const resting = createResting(clock);
  return async (): Promise<boolean> => {
    const found = await due.find(batch, resting.ids());
    for (const id of found) {
      try {
        await due.work(id);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        resting.add(id);
        log.error({ err: error, id }, `${name} failed`);
      }
    }
    return found.length === batch;
  };
};
