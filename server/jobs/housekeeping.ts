import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/client.ts';
import { makeMonths } from '../database/months.ts';
import type { Clock } from '../time/clock.ts';
import { dayMs } from '../time/zone-day.ts';
import { forEachDue } from './for-each-due.ts';
import { deleteOldResults, deleteOldSessions, deleteSentNews, deleteUntakenQuotes } from './housekeeping-repository.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';

const interval = 600_000;
/** Sent messages are not needed after a day. */
const newsKept = dayMs;
/** How long a device counts as known to its player, so that no mail announces it as a new one. */
const sessionsKept = 30 * dayMs;
/** A result is corrected for so long after it was paid. */
const resultsKept = 30 * dayMs;

export interface Housekeeping extends Sweeper {
  tidy(): Promise<void>;
}

/** A cash-out quote is valid for some seconds; a day later nobody asks why it is over. */
const quotesKept = dayMs;

/** Deletes a batch and answers how many there were. */
type Deletion = () => Promise<number>;

/**
 * Clears out what nobody asks for any more: news that was sent, quotes that were not taken, sessions that are long over.
 * Makes room for the months that come.
 */
export const createHousekeeping = (
  database: Database,
  clock: Clock,
  log: FastifyBaseLogger,
  batch = 5_000,
): Housekeeping => {
  const over: Deletion[] = [
    () => deleteSentNews(database, clock.now() - newsKept, batch),
    () => deleteUntakenQuotes(database, clock.now() - quotesKept, batch),
    () => deleteOldSessions(database, clock.now() - sessionsKept, batch),
    () => deleteOldResults(database, clock.now() - resultsKept, batch),
  ];

  // In turns, each of which ends long before the patience with a statement does.
  const clear = async (deletion: Deletion): Promise<void> => {
    while ((await deletion()) > 0);
  };
  const works = [...over.map((deletion) => () => clear(deletion)), () => makeMonths(database, clock.now())];
  const tidy = () => forEachDue(works, (work) => work());
  return { ...createSweeper('housekeeping', interval, tidy, log), tidy };
};
