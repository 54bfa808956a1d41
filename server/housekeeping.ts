import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database/client.ts';
import { sessions } from './database/schema/identity.ts';
import { outbox } from './database/schema/outbox.ts';
import { forEachDue } from './for-each-due.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';
import { dayMs } from './zone-day.ts';

const interval = 600_000;
/** What a player was told is asked for no more after a day. */
const newsKept = dayMs;
/** A player who comes back with a device is not told of it as of a new one for so long. */
const sessionsKept = 30 * dayMs;

export interface Housekeeping extends Sweeper {
  tidy(): Promise<void>;
}

/** Clears out what nobody asks for any more: news that was sent and sessions that are long over. */
export const createHousekeeping = (
  database: Database,
  clock: Clock,
  log: FastifyBaseLogger,
  batch = 5_000,
): Housekeeping => {
  const over = [
    () => sql`delete from ${outbox} where id in
      (select id from ${outbox} where sent_at < ${clock.now() - newsKept}::bigint order by id limit ${batch}) returning id`,
    () => sql`delete from ${sessions} where id in
      (select id from ${sessions} where expires_at < ${clock.now() - sessionsKept}::bigint limit ${batch}) returning id`,
  ];
  // In turns, each of which ends long before the patience with a statement does.
  const clear = async (deletion: (typeof over)[number]): Promise<void> => {
    for (;;) {
      const { rows } = (await database.execute(deletion())) as unknown as { rows: unknown[] };
      if (rows.length < batch) return;
    }
  };
  const tidy = () => forEachDue(over, clear);
  return { ...createSweeper('housekeeping', interval, tidy, log), tidy };
};
