import { type SQL, sql } from 'drizzle-orm';
import type { OnceRule, PeriodicRule } from '../../contract/entities/bonus.ts';
import { type Minor, parseMinor } from '../../domain/money/money.ts';
import { lowestOdd, parseOdd } from '../../domain/odds/odd.ts';
import type { Database } from '../database/client.ts';
import { dayMs } from '../zone-day.ts';
import type { Period } from './bonus-period.ts';

/** Minor units and counts come as text, for they may outgrow a float. */
const rowsOf = async <Row extends Record<string, string>>(database: Database, query: SQL): Promise<Row[]> =>
  ((await database.execute(query)) as unknown as { rows: Row[] }).rows;

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
  const rows = await rowsOf<{ user_id: string; staked: string; returned: string }>(
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

/** What a rule reckons from: what was staked of a player's own money, or how much of it was lost. */
export const baseOf = (
  { kind }: Pick<PeriodicRule, 'kind'>,
  { staked, returned }: Pick<Turnover, 'staked' | 'returned'>,
): Minor => {
  if (kind === 'turnover') return staked;
  return staked > returned ? staked - returned : 0n;
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
    const rows = await rowsOf<{ user_id: string; amount: string }>(
      database,
      sql`select distinct on (p.user_id) p.user_id, p.amount::text as amount
          from payments p join users u on u.id = p.user_id
          where p.state = 'credited' and p.currency_id = ${rule.currency_id} and p.decided_at < ${end} and ${whose}
          order by p.user_id, p.decided_at, p.id`,
    );
    return rows.map(({ user_id, amount }) => ({ userId: user_id, done: 1, deposit: BigInt(amount) }));
  }
  const rows = await rowsOf<{ user_id: string; tickets: string }>(
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
