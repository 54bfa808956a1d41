import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Movement, MovementKind } from '../../contract/entities/movement.ts';
import type { MovementTotal, TransactionsPage, TransactionsQuery } from '../../contract/http/transactions.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { isSearch } from '../../domain/offer/is-search.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { cashOuts, tickets } from '../database/schema/tickets.ts';
import { currencyOf } from '../ledger/currencies.ts';
import { type Cause, causesOf, kindOfCause } from '../ledger/ledger-key.ts';
import type { Clock } from '../time/clock.ts';
import { gamesOfTransactions } from './game-names-repository.ts';
import { historyRange } from './history-range.ts';
import { subjectsFor } from './movement-search.ts';

export type MovementFilters = Omit<TransactionsQuery, 'page'>;

export interface Movements {
  page(userId: string, query: TransactionsQuery): Promise<TransactionsPage>;
  /** All of them, newest first; null when there are more than `most`. */
  all(userId: string, filters: MovementFilters, most: number): Promise<Movement[] | null>;
}

interface Row {
  id: string;
  key: string;
  at: string;
  currency_id: number;
  change: string;
  bonus: string;
  balance: string;
}

const cause = sql`split_part(key, ':', 1)`;
const subject = sql`split_part(key, ':', 2)`;

const partsOf = (key: string): { kind: MovementKind; cause: string; subject: string } => {
  const [first = '', second = ''] = key.split(':');
  return { kind: kindOfCause[first as Cause] ?? 'correction', cause: first, subject: second };
};

/**
 * Every change of a wallet's credit (money and bonus money), with the credit after it. A wallet's row is locked before its
 * transaction gets a number, so that by number each stands behind the one whose balance it found.
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

/** The player's money as the ledger saw it move. */
export const createMovements = (
  database: Database,
  clock: Clock,
  /** What a game is called, by its code. */
  gameName: (code: string) => string = (code) => code,
): Movements => {
  const conditionOf = async (userId: string, filters: MovementFilters): Promise<SQL> => {
    const [from, until] = historyRange(filters);
    const { kinds = [], currency_id, search_filter = '' } = filters;
    const conditions = [sql`true`];
    if (from !== null) conditions.push(sql`at >= ${from}::bigint`);
    if (until !== null) conditions.push(sql`at < ${until}::bigint`);
    if (kinds.length > 0) conditions.push(sql`${cause} in (${listed(kinds.flatMap(causesOf))})`);
    if (currency_id !== undefined) conditions.push(sql`currency_id = ${currency_id}::int`);
    if (isSearch(search_filter)) {
      const subjects = await subjectsFor(database, userId, search_filter, clock.now());
      conditions.push(subjects.length === 0 ? sql`false` : sql`${subject} in (${listed(subjects)})`);
    }
    return sql.join(conditions, sql` and `);
  };

  /** The player's id of the ticket behind each key. */
  const ticketsBehind = async (keys: readonly string[]): Promise<(key: string) => string | null> => {
    const uuids = (wanted: (cause: string) => boolean) =>
      keys
        .map(partsOf)
        .filter((parts) => wanted(parts.cause))
        .map((parts) => parts.subject)
        .filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id));
    const bought = await database
      .select({ id: cashOuts.id, ticket: cashOuts.ticket })
      .from(cashOuts)
      .where(
        inArray(
          cashOuts.id,
          uuids((name) => name === 'cashout'),
        ),
      );
    const ticketOf = new Map(bought.map(({ id, ticket }) => [id, ticket]));
    const ids = [...ticketOf.values(), ...uuids((name) => name !== 'cashout')];
    const found = await database
      .select({ id: tickets.id, ticketId: tickets.ticketId })
      .from(tickets)
      .where(inArray(tickets.id, ids));
    const ticketIds = new Map(found.map(({ id, ticketId }) => [id, ticketId]));
    return (key) => {
      const { subject: id } = partsOf(key);
      return ticketIds.get(ticketOf.get(id) ?? id) ?? null;
    };
  };

  /** The game behind each key. */
  const gamesBehind = async (keys: readonly string[]): Promise<(key: string) => string | null> => {
    const ids = keys.map(partsOf).flatMap((parts) => (parts.cause.startsWith('game') ? [parts.subject] : []));
    const codes = new Map(ids.length === 0 ? [] : await gamesOfTransactions(database, ids));
    return (key) => {
      const code = codes.get(partsOf(key).subject.toLowerCase());
      return code === undefined ? null : gameName(code);
    };
  };

  const viewOf = async (rows: readonly Row[]): Promise<Movement[]> => {
    const keys = rows.map(({ key }) => key);
    const ticketBehind = await ticketsBehind(keys);
    const gameBehind = await gamesBehind(keys);
    return rows.map(({ id, key, at, currency_id, change, bonus, balance }) => {
      const parts = partsOf(key);
      return {
        id: `${id}:${currency_id}`,
        at: new Date(Number(at)).toISOString(),
        kind: parts.kind,
        currency: currencyOf(currency_id).code,
        currency_id,
        amount: toMajor(BigInt(change)),
        bonus: toMajor(BigInt(bonus)),
        balance: toMajor(BigInt(balance)),
        ticket_id: ticketBehind(key),
        payment_id: parts.cause === 'deposit' ? parts.subject : null,
        game: gameBehind(key),
      };
    });
  };

  const newest = async (userId: string, condition: SQL, limit: number, offset: number): Promise<Movement[]> =>
    viewOf(
      await rowsOf<Row>(
        database,
        sql`
        select id::text as id, key, at::text as at, currency_id, change::text as change, bonus::text as bonus,
          balance::text as balance
        from ${movedBy(userId)} where ${condition}
        order by movements.id desc, currency_id limit ${limit}::int offset ${offset}::int`,
      ),
    );

  return {
    page: async (userId, { page, ...filters }) => {
      const condition = await conditionOf(userId, filters);
      const sums = await rowsOf<{ currency_id: number; found: number; came: string; went: string }>(
        database,
        sql`
        select currency_id, count(*)::int as found,
          coalesce(sum(change) filter (where change > 0), 0)::text as came,
          coalesce(-sum(change) filter (where change < 0), 0)::text as went
        from ${movedBy(userId)} where ${condition} group by currency_id order by currency_id`,
      );
      const total = sums.reduce((sum, { found }) => sum + found, 0);
      const totals: MovementTotal[] = sums.map(({ currency_id, came, went }) => ({
        currency: currencyOf(currency_id).code,
        currency_id,
        came: toMajor(BigInt(came)),
        went: toMajor(BigInt(went)),
      }));
      const result = await newest(userId, condition, pageSize, (page - 1) * pageSize);
      return { result, total, totals, totalPages: Math.ceil(total / pageSize) };
    },

    all: async (userId, filters, most) => {
      const found = await newest(userId, await conditionOf(userId, filters), most + 1, 0);
      return found.length > most ? null : found;
    },
  };
};
