import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/client.ts';
import { measuredEpoch } from '../database/instant.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import type { ServerClock } from '../time/clock.ts';
import { isClockOff } from './readiness.ts';

const interval = 5_000;
const longestAnswer = 200;

/**
 * Keeps the clock with PostgreSQL's, or with itself (`database` null, an embedded one), and logs when the machine's own
 * is off. Resolves when it was measured once.
 */
export const followDatabase = async (
  clock: ServerClock,
  database: Database | null,
  log: FastifyBaseLogger,
): Promise<Sweeper> => {
  let wasOff = false;
  let first = true;
  const look = async (): Promise<void> => {
    if (database !== null) {
      const { epoch, took } = await measuredEpoch(database);
      // The first is better than none; a later one that took this long is too inexact.
      if (first || took <= longestAnswer) clock.follow(epoch);
      first = false;
    }
    const machineOff = clock.machineOff();
    const isOff = isClockOff(machineOff);
    if (isOff && !wasOff) log.error({ machineOff }, 'the clock of this machine is not that of the database: not ready');
    if (!isOff && wasOff) log.warn({ machineOff }, 'the clock of this machine is that of the database again');
    wasOff = isOff;
  };
  await look();
  return createSweeper('clock', interval, look, log);
};
