import type { FastifyBaseLogger } from 'fastify';
import type { ServerClock } from './clock.ts';
import type { Database } from './database/client.ts';
import { measuredEpoch } from './database/instant.ts';
import { isClockOff } from './readiness.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';

const interval = 5_000;

/**
 * Keeps the clock with PostgreSQL's, or with itself (`database` null, an embedded one), and says in the log when the
 * machine's own is another. Resolves when it was measured once.
 */
export const followDatabase = async (
  clock: ServerClock,
  database: Database | null,
  log: FastifyBaseLogger,
): Promise<Sweeper> => {
  let wasOff = false;
  const look = async (): Promise<void> => {
    const epoch = database === null ? null : await measuredEpoch(database);
    if (epoch !== null) clock.follow(epoch);
    const machineOff = clock.machineOff();
    const isOff = isClockOff(machineOff);
    if (isOff) log.error({ machineOff }, 'the clock of this machine is not that of the database: not ready');
    else if (wasOff) log.warn({ machineOff }, 'the clock of this machine is that of the database again');
    wasOff = isOff;
  };
  await look();
  return createSweeper('clock', interval, look, log);
};
