import type { Database } from '../database/client.ts';
import type { Feed } from '../feed/feed-source.ts';
import { forEachDue } from '../jobs/for-each-due.ts';
import type { Clock } from '../time/clock.ts';
import { notedResults, resultText } from './settled-result-repository.ts';

export interface CorrectionNeeds {
  database: Database;
  clock: Clock;
  feed: Pick<Feed, 'result' | 'setByHandSince'>;
  /** Settles the tickets on a match once more. */
  correct(eventId: string): Promise<void>;
}

/** Matches of which one step asks what was noted. */
const slice = 500;

/**
 * Looks for matches whose tickets were settled by a result that is not theirs any more, slice by slice; the answer is whether the
 * round goes on. What was said while nobody heard it is found as well, for what is noted outlives whoever noted it.
 */
export const createCorrections = ({ database, clock, feed, correct }: CorrectionNeeds): (() => Promise<boolean>) => {
  let after = '';
  /** When this round began, and the one before: what has not been said since then was looked at. */
  let began = Number.NEGATIVE_INFINITY;
  let since = Number.NEGATIVE_INFINITY;
  const failed = new Set<string>();

  return async () => {
    if (after === '') [since, began] = [began, clock.now()];
    const noted = await notedResults(database, after, slice);
    after = noted.length < slice ? '' : (noted.at(-1)?.eventId ?? '');
    const corrected = noted.filter(({ eventId, result }) => {
      if (!failed.has(eventId) && !feed.setByHandSince(eventId, since)) return false;
      const now = feed.result(eventId);
      return now !== null && resultText(now) !== result;
    });
    await forEachDue(corrected, async ({ eventId }) => {
      failed.add(eventId);
      await correct(eventId);
      failed.delete(eventId);
    });
    return after !== '';
  };
};
