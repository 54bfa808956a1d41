import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { cashOuts, tickets } from '../database/schema/tickets.ts';
import type { Cause } from '../ledger/ledger-key.ts';

/** Which of a player's movements are looked for; null where there is no such bound. */
export interface WantedMovements {
  userId: string;
  from: number | null;
  until: number | null;
  /** Any, when there is none. */
  causes: readonly Cause[];
  currencyId: number | null;
  /** What their keys name: a ticket, a cash-out, a deposit. */
  subjects: readonly string[] | null;
}

/** A change of a wallet's credit and the credit after it, in minor units. */
export interface StoredMovement {
  id: string;
  key: string;
  at: number;
  currencyId: number;
  change: Minor;
  /** The part of the change that is bonus money. */
  bonus: Minor;
  balance: Minor;
}

const cause = sql`split_part(key, ':', 1)`;
const subject = sql`split_part(key, ':', 2)`;

/**
 * Every change of a wallet's credit (money and bonus money), with the credit after it. A wallet's row is locked before its
 * transaction gets a number, so that each has a higher number than the one whose balance it found.
 */
const movedBy = (userId: string): SQL => sql`(
  select id, key, at, currency_id, change, bonus,
    sum(change) over (partition by currency_id order by id) as balance
  from (
    select t.id, t.key, t.at, e.currency_id, sum(e.amount) as change,
      coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0) as bonus
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.user_id = ${userId} and e.account in ('cash', 'bonus')
    group by t.id, e.currency_id having sum(e.amount) <> 0
  ) as changes
) as movements`;

const listed = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const conditionOf = ({ from, until, causes, currencyId, subjects }: WantedMovements): SQL => {
  const conditions = [sql`true`];
  if (from !== null) conditions.push(sql`at >= ${from}::bigint`);
  if (until !== null) conditions.push(sql`at < ${until}::bigint`);
  if (causes.length > 0) conditions.push(sql`${cause} in (${listed(causes)})`);
  if (currencyId !== null) conditions.push(sql`currency_id = ${currencyId}::int`);
  if (subjects !== null) {
    conditions.push(subjects.length === 0 ? sql`false` : sql`${subject} in (${listed(subjects)})`);
  }
  return sql.join(conditions, sql` and `);
};

/** By currency: how many movements there are, what came by them and what went. */
export const sumsOfMovements = async (database: Database, wanted: WantedMovements) => {
  const sums = await rowsOf<{ currency_id: number; found: number; came: string; went: string }>(
    database,
    sql`
    select currency_id, count(*)::int as found,
      coalesce(sum(change) filter (where change > 0), 0)::text as came,
      coalesce(-sum(change) filter (where change < 0), 0)::text as went
    from ${movedBy(wanted.userId)} where ${conditionOf(wanted)} group by currency_id order by currency_id`,
  );
  return sums.map(({ currency_id, found, came, went }) => ({
    currencyId: currency_id,
    found,
    came: BigInt(came),
    went: BigInt(went),
  }));
};

export const newestMovements = async (
  database: Database,
  wanted: WantedMovements,
  limit: number,
  offset: number,
): Promise<StoredMovement[]> => {
  const rows = await rowsOf<
    Record<'id' | 'key' | 'at' | 'change' | 'bonus' | 'balance', string> & { currency_id: number }
  >(
    database,
    sql`
    select id::text as id, key, at::text as at, currency_id, change::text as change, bonus::text as bonus,
      balance::text as balance
    from ${movedBy(wanted.userId)} where ${conditionOf(wanted)}
    order by movements.id desc, currency_id limit ${limit}::int offset ${offset}::int`,
  );
  return rows.map(({ id, key, at, currency_id, change, bonus, balance }) => ({
    id,
    key,
    at: Number(at),
    currencyId: currency_id,
    change: BigInt(change),
    bonus: BigInt(bonus),
    balance: BigInt(balance),
  }));
};

/** The ticket that each of these cash-outs bought, by their own ids. */
export const ticketsOfCashOuts = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const bought = await database
    .select({ id: cashOuts.id, ticket: cashOuts.ticket })
    .from(cashOuts)
    .where(inArray(cashOuts.id, ids));
  return new Map(bought.map(({ id, ticket }) => [id, ticket]));
};

/** What the player calls each of these tickets. */
export const ticketIdsOf = async (database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await database
    .select({ id: tickets.id, ticketId: tickets.ticketId })
    .from(tickets)
    .where(inArray(tickets.id, ids));
  return new Map(found.map(({ id, ticketId }) => [id, ticketId]));
};
