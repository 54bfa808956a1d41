import { type SQL, sql } from 'drizzle-orm';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { operatorZone } from '../time/operator-day.ts';
import type { Span } from './operator-month.ts';

/** Whose bets in which currency; `freeBets` are the wallets whose wins go into it. Every row that is found names its affiliate. */
export interface Whose {
  affiliates: readonly string[];
  currencyId: number;
  freeBets: readonly number[];
}

/** The totals of bets that ended on a day, in minor units. `source` is a kind of ticket or the code of a game. */
export interface EndedBets {
  affiliate: string;
  day: string;
  kind: 'ticket' | 'game';
  source: string;
  staked: Minor;
  wins: Minor;
  bonuses: Minor;
}

/** Money that came or was given on a day. */
export interface DayMoney {
  affiliate: string;
  day: string;
  bonuses: Minor;
  deposits: Minor;
  clicks: number;
}

type Texts<Row> = { [Key in keyof Row]: Row[Key] extends Minor ? string : Row[Key] };

const dayOf = (at: SQL) => sql`(to_timestamp(${at} / 1000.0) at time zone ${sql.raw(`'${operatorZone}'`)})::date::text`;
const inSpan = (at: SQL, { from, until }: Span) => sql`${at} >= ${from}::bigint and ${at} < ${until}::bigint`;
const oneOf = (affiliates: readonly string[]) => sql`any(${sql.param([...affiliates])}::uuid[])`;
const broughtBy = (affiliates: readonly string[]) =>
  sql`select affiliate, user_id from affiliate_players where affiliate = ${oneOf(affiliates)} and struck_at is null`;

/** Lists are written out: the numbers are the house's own. */
const among = (ids: readonly number[]) => sql.raw(ids.length === 0 ? 'null' : ids.map(Number).join(', '));

/**
 * Bets of an affiliate's players that ended in a span, by their current state: a ticket settled again counts where it
 * ended first. The win of a free bet is a bonus, since no money was staked for it; void bets do not count.
 */
export const endedBets = async (database: Database, { affiliates, currencyId, freeBets }: Whose, span: Span) => {
  const rows = await rowsOf<Texts<EndedBets>>(
    database,
    sql`select p.affiliate, ${dayOf(sql`m.at`)} as day, 'ticket' as kind, t.type as source,
          coalesce(sum(t.stake + t.cashed_stake) filter (where t.currency_id = ${currencyId}), 0)::text as staked,
          coalesce(sum(coalesce(t.payout, 0) + t.cashed_out) filter (where t.currency_id = ${currencyId}), 0)::text as wins,
          coalesce(sum(case when t.currency_id = ${currencyId} then t.cashback else coalesce(t.payout, 0) end), 0)::text as bonuses
        from (${broughtBy(affiliates)}) p join tickets t on t.user_id = p.user_id join ticket_moves m on m.ticket = t.id
          and m.from_state = 'accepted' and m.to_state in ('won', 'lost', 'cashed_out', 'void')
        where ${inSpan(sql`m.at`, span)} and t.state in ('won', 'lost', 'cashed_out')
          and (t.currency_id = ${currencyId} or t.currency_id in (${among(freeBets)}))
        group by 1, 2, 4
        union all
        select p.affiliate, ${dayOf(sql`r.ended_at`)}, 'game', r.game_code, sum(r.staked)::text, sum(r.returned)::text, '0'
        from (${broughtBy(affiliates)}) p join game_rounds r on r.user_id = p.user_id
        where ${inSpan(sql`r.ended_at`, span)} and r.state = 'settled' and r.currency_id = ${currencyId}
        group by 1, 2, 4`,
  );
  return rows.map(
    ({ staked, wins, bonuses, ...row }): EndedBets => ({
      ...row,
      staked: BigInt(staked),
      wins: BigInt(wins),
      bonuses: BigInt(bonuses),
    }),
  );
};

/** Bonuses, deposits and clicks by day; days without any are left out. */
export const dayMoney = async (
  database: Database,
  { affiliates, currencyId }: Whose,
  span: Span,
): Promise<DayMoney[]> => {
  const rows = await rowsOf<Texts<DayMoney>>(
    database,
    sql`select affiliate, day, sum(bonuses)::text as bonuses, sum(deposits)::text as deposits, sum(clicks)::int as clicks from (
          select p.affiliate, ${dayOf(sql`b.credited_at`)} as day, b.amount as bonuses, 0::bigint as deposits, 0 as clicks
          from (${broughtBy(affiliates)}) p join bonus_credits b on b.user_id = p.user_id
          where ${inSpan(sql`b.credited_at`, span)} and b.currency_id = ${currencyId}
          union all
          select p.affiliate, ${dayOf(sql`y.decided_at`)}, 0, y.amount, 0
          from (${broughtBy(affiliates)}) p join payments y on y.user_id = p.user_id
          where ${inSpan(sql`y.decided_at`, span)} and y.state = 'credited' and y.currency_id = ${currencyId}
          union all
          select c.affiliate, ${dayOf(sql`k.at`)}, 0, 0, 1
          from affiliate_codes c join affiliate_clicks k on k.code = c.code
          where c.affiliate = ${oneOf(affiliates)} and ${inSpan(sql`k.at`, span)}
        ) parts group by affiliate, day order by day`,
  );
  return rows.map(({ bonuses, deposits, ...row }) => ({
    ...row,
    bonuses: BigInt(bonuses),
    deposits: BigInt(deposits),
  }));
};

/** A player for whom no affiliate was paid yet. */
export interface Candidate {
  affiliate: string;
  userId: string;
  number: number;
  depositedAt: number;
  turnover: Minor;
}

/** Players with a deposit before `until` who were not paid for, and what they staked before then. */
export const candidatesOf = async (
  database: Database,
  { affiliates, currencyId }: Whose,
  { until, lastDay }: { until: number; lastDay: string },
): Promise<Candidate[]> => {
  const rows = await rowsOf<Texts<Candidate>>(
    database,
    sql`select p.affiliate, p.user_id as "userId", p.number, f.at::float8 as "depositedAt", coalesce(d.staked, 0)::text as turnover
        from affiliate_players p
        join lateral (select min(y.decided_at) as at from payments y
          where y.user_id = p.user_id and y.state = 'credited' and y.currency_id = ${currencyId}) f on f.at < ${until}::bigint
        left join lateral (select sum(d.staked) as staked from play_days d
          where d.user_id = p.user_id and d.currency_id = ${currencyId} and d.day <= ${lastDay}::date) d on true
        join users u on u.id = p.user_id and not u.blocked
        where p.affiliate = ${oneOf(affiliates)} and p.struck_at is null
          and not exists (select from affiliate_acquisitions a where a.user_id = p.user_id)
        order by p.number`,
  );
  return rows.map(({ turnover, ...row }) => ({ ...row, turnover: BigInt(turnover) }));
};

/** How many registered and how many made their first deposit in a time. */
export const newcomersOf = (database: Database, { affiliates }: Whose, span: Span) =>
  rowsOf<{ affiliate: string; registered: number; deposited: number }>(
    database,
    sql`select p.affiliate, count(*) filter (where ${inSpan(sql`p.bound_at`, span)})::int as registered,
          count(*) filter (where ${inSpan(sql`f.at`, span)})::int as deposited
        from affiliate_players p left join lateral (
          select min(y.decided_at) as at from payments y where y.user_id = p.user_id and y.state = 'credited') f on true
        where p.affiliate = ${oneOf(affiliates)} and p.struck_at is null group by p.affiliate`,
  );

/**
 * Affiliates some of whose players' tickets were settled again since their months were last checked, or whose subs'
 * were corrected.
 */
export const affiliatesToCorrect = async (
  database: Database,
  until: number,
  limit: number,
  except: readonly string[],
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    database,
    sql`select a.user_id as id from affiliates a where not (a.user_id = any(${sql.param([...except])}::uuid[]))
          and exists (select from affiliate_months c where c.affiliate = a.user_id) and (
          exists (select from affiliate_players p join tickets t on t.user_id = p.user_id join ticket_moves m on m.ticket = t.id
            where p.affiliate = a.user_id and m.from_state in ('won', 'lost', 'void', 'cashed_out')
              and m.at > a.corrected_until and m.at <= ${until}::bigint)
          or exists (select from affiliates s join affiliate_corrections k on k.affiliate = s.user_id
            where s.parent = a.user_id and k.at > a.corrected_until and k.at <= ${until}::bigint))
        order by a.user_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
};
