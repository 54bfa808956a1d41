import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OnceRule } from '../../contract/entities/bonus.ts';
import { type Minor, parseMinor } from '../../domain/money/money.ts';
import { lowestOdd, parseOdd } from '../../domain/odds/odd.ts';
import { isPlaying } from '../breaks/break-repository.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { bonusCredits, bonusPeriods } from '../database/schema/bonuses.ts';
import { users } from '../database/schema/identity.ts';
import { dayMs } from '../time/zone-day.ts';
import type { Period } from './bonus-period.ts';

/** Minor units and counts come as text, since they may outgrow a float. */
const textsOf = <Row extends Record<string, string>>(database: Database, query: SQL): Promise<Row[]> =>
  rowsOf<Row>(database, query);

const only = (column: SQL, userId: string | undefined): SQL =>
  userId === undefined ? sql`true` : sql`${column} = ${userId}`;

export interface Turnover {
  userId: string;
  /** Own money on tickets that were settled, and what came back from them; bonus money does not count. */
  staked: Minor;
  returned: Minor;
}

/** Of a ticket sold in parts `stake_bonus` is that of the stake still in play; the ledger knows what was staked in all. */
const bonusStaked = sql`case when t.cashed_stake = 0 then t.stake_bonus else (
  select coalesce(-sum(e.amount), 0) from ledger_transactions l
  join ledger_entries e on e.transaction_id = l.id and e.account = 'bonus'
  where l.key in ('hold:' || t.id, 'post:' || t.id)) end`;

const bonusReturned = sql`case when t.cashed_out = 0 then 0 else (
  select coalesce(sum(e.amount), 0) from cash_outs c join ledger_transactions l on l.key = 'cashout:' || c.id
  join ledger_entries e on e.transaction_id = l.id and e.account = 'bonus' where c.ticket = t.id) end`;

/** What each player, or one, staked and got back on tickets that came to their end in a period. */
export const turnovers = async (
  database: Database,
  currencyId: number,
  { from, until }: Period,
  userId?: string,
): Promise<Turnover[]> => {
  const rows = await textsOf<{ user_id: string; staked: string; returned: string }>(
    database,
    sql`select t.user_id, sum(t.stake + t.cashed_stake - ${bonusStaked})::text as staked,
          sum(coalesce(t.payout, 0) + t.cashed_out - ${bonusReturned})::text as returned
        from tickets t join ticket_moves m on m.ticket = t.id
          and m.from_state = 'accepted' and m.to_state in ('won', 'lost', 'cashed_out')
        where m.at >= ${from}::bigint and m.at < ${until}::bigint and t.state in ('won', 'lost', 'cashed_out')
          and t.currency_id = ${currencyId} and ${only(sql`t.user_id`, userId)}
        group by t.user_id order by t.user_id`,
  );
  return rows.map((row) => ({ userId: row.user_id, staked: BigInt(row.staked), returned: BigInt(row.returned) }));
};

/** How far a player is with a rule: tickets that count, and the first deposit (0 while there is none). */
export interface Progress {
  userId: string;
  done: number;
  deposit: Minor;
}

/** Accounts that are still young enough for a rule, with a day in which the sweep may come late, and have not had it. */
const due = ({ id, days }: OnceRule, now: number): SQL =>
  sql`u.created_at > ${now - (days + 1) * dayMs}::bigint
    and not exists (select from bonus_credits b where b.rule = ${id} and b.user_id = u.id)`;

/** How far each player who may still get it, or one, is with a rule; without a row: not at all. */
export const progresses = async (
  database: Database,
  rule: OnceRule,
  now: number,
  userId?: string,
): Promise<Progress[]> => {
  const whose = userId === undefined ? due(rule, now) : only(sql`u.id`, userId);
  const end = sql`u.created_at + ${rule.days * dayMs}::bigint`;
  if (rule.kind === 'firstDeposit') {
    const rows = await textsOf<{ user_id: string; amount: string }>(
      database,
      sql`select distinct on (p.user_id) p.user_id, p.amount::text as amount
          from payments p join users u on u.id = p.user_id
          where p.state = 'credited' and p.currency_id = ${rule.currency_id} and p.decided_at < ${end} and ${whose}
          order by p.user_id, p.decided_at, p.id`,
    );
    return rows.map(({ user_id, amount }) => ({ userId: user_id, done: 1, deposit: BigInt(amount) }));
  }
  const rows = await textsOf<{ user_id: string; tickets: string }>(
    database,
    sql`select t.user_id, count(*)::text as tickets from tickets t join users u on u.id = t.user_id
        where t.state in ('won', 'lost') and t.currency_id = ${rule.currency_id}
          and t.stake + t.cashed_stake >= ${parseMinor(rule.minStake) ?? 0n}
          and t.min_odd >= ${parseOdd(rule.minOdd) ?? lowestOdd}
          and t.created_at < ${end} and ${whose}
        group by t.user_id`,
  );
  return rows.map(({ user_id, tickets }) => ({ userId: user_id, done: Number(tickets), deposit: 0n }));
};

/** A bonus that was credited, in minor units. */
export type StoredCredit = typeof bonusCredits.$inferSelect;

/** Whether a player may be given anything: not while he is blocked or on a break. */
export const mayBeCredited = async (within: Database, userId: string, at: number): Promise<boolean> => {
  const mayPlay = and(eq(users.id, userId), eq(users.blocked, false), isPlaying(at));
  return (await within.select({ id: users.id }).from(users).where(mayPlay)).length > 0;
};

/** Whether it is the first of its rule, player and period. */
export const storeCredit = async (within: Database, row: typeof bonusCredits.$inferInsert): Promise<boolean> =>
  (await within.insert(bonusCredits).values(row).onConflictDoNothing().returning()).length > 0;

/** What a player was credited, the latest period first. */
export const creditsOf = (database: Database, userId: string): Promise<StoredCredit[]> =>
  database.select().from(bonusCredits).where(eq(bonusCredits.userId, userId)).orderBy(desc(bonusCredits.period));

/** When an account was opened; 0 where there is none. */
export const openedAtOf = async (database: Database, userId: string): Promise<number> => {
  const [user] = await database.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
  return user?.createdAt ?? 0;
};

/** Writes down that a rule has paid the period that began then. */
export const markPaid = async (database: Database, rule: string, period: number, paidAt: number): Promise<void> => {
  await database.insert(bonusPeriods).values({ rule, period, paidAt }).onConflictDoNothing();
};

export const hasPaid = async (database: Database, rule: string): Promise<boolean> =>
  (await database.select().from(bonusPeriods).where(eq(bonusPeriods.rule, rule)).limit(1)).length > 0;

/** Which of these periods a rule has paid, by their beginnings. */
export const paidAmong = async (database: Database, rule: string, periods: readonly number[]): Promise<number[]> => {
  const paid = await database
    .select({ period: bonusPeriods.period })
    .from(bonusPeriods)
    .where(and(eq(bonusPeriods.rule, rule), inArray(bonusPeriods.period, [...periods])));
  return paid.map(({ period }) => period);
};
