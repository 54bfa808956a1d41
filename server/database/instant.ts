import { type SQL, sql } from 'drizzle-orm';
import type { Reading, TransactionClock } from '../time/clock.ts';
import type { Database } from './client.ts';
import { rowsOf } from './rows-of.ts';
import { type Given, statement } from './statement.ts';

const databaseTime = sql`extract(epoch from clock_timestamp()) * 1000`;

/** The instant at which a row is read, in milliseconds: the time of a {@link TransactionClock} inside a statement. */
export const instantIn = ({ fixed, advanced }: Given<Reading>): SQL<number> =>
  sql<number>`coalesce(${fixed}::bigint, floor(${databaseTime})::bigint + ${advanced}::bigint)`;

const read = statement((database, reading: Given<Reading>) =>
  database.select({ at: instantIn(reading).mapWith(Number) }).from(sql`(values (0)) as once`),
);

/**
 * The instant by which a transaction decides, by the clock of its database. Asked behind a lock (`together`) it is that at
 * which the lock was got.
 */
export const instantOf = async (within: Database, clock: TransactionClock): Promise<number> => {
  const [row] = await read(within, clock.reading());
  if (!row) throw new Error('the database has no time');
  // One that is fixed here may have moved on while a lock was waited for.
  return clock.reading().fixed ?? row.at;
};

/** How far the database's clock is ahead of the time elapsed here, by the quickest of three answers, and how long that took. */
export const measuredEpoch = async (database: Database): Promise<{ epoch: number; took: number }> => {
  let best = { took: Number.POSITIVE_INFINITY, epoch: 0 };
  for (let nth = 0; nth < 3; nth += 1) {
    const asked = performance.now();
    const [row] = await rowsOf<{ at: number }>(database, sql`select (${databaseTime})::float8 as at`);
    const took = performance.now() - asked;
    const epoch = Number(row?.at) - asked - took / 2;
    if (took < best.took) best = { took, epoch };
  }
  return best;
};
