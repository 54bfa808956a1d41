import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database/client.ts';
import { sessions } from './database/schema/identity.ts';
import { outbox } from './database/schema/outbox.ts';
import { cashOuts } from './database/schema/tickets.ts';
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

/** What was offered for a ticket and not taken stands some seconds; a day later nobody asks why it is over. */
const quotesKept = dayMs;

/** Clears out what nobody asks for any more: news that was sent, quotes that were not taken, sessions that are long over. */
export const createHousekeeping = (
  database: Database,
  clock: Clock,
  log: FastifyBaseLogger,
  batch = 5_000,
): Housekeeping => {
  const over = [
    // Among the oldest alone: nothing tells when the others were sent but looking at each of them.
    () => sql`delete from ${outbox} where id in (select id from
      (select id, sent_at from ${outbox} order by id limit ${batch}) oldest
      where sent_at < ${clock.now() - newsKept}::bigint) returning id`,
    () => sql`delete from ${cashOuts} where id in (select id from ${cashOuts}
      where taken_at is null and expires_at < ${clock.now() - quotesKept}::bigint limit ${batch}) returning id`,
    () => sql`delete from ${sessions} where id in
      (select id from ${sessions} where expires_at < ${clock.now() - sessionsKept}::bigint limit ${batch}) returning id`,
  ];

  // In turns, each of which ends long before the patience with a statement does.
  const clear = async (deletion: (typeof over)[number]): Promise<void> => {
    for (;;) {
      const { rows } = (await database.execute(deletion())) as unknown as { rows: unknown[] };
      if (rows.length === 0) return;
    }
  };
  const tidy = () => forEachDue(over, clear);
  return { ...createSweeper('housekeeping', interval, tidy, log), tidy };
};
