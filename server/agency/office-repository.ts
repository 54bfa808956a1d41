import { and, gte, lt, sql } from 'drizzle-orm';
import { lastMoneyCurrencyId } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import { agencyCloses, agencyMembers, agencyPaths, creditMoves } from '../database/schema/agency.ts';
import { sessions } from '../database/schema/identity.ts';
import { ledgerEntries, ledgerTransactions, wallets } from '../database/schema/ledger.ts';
import { playDays } from '../database/schema/play.ts';
import { tickets } from '../database/schema/tickets.ts';

/** What a list shows of a user, apart from name and wallets; amounts in minor units. */
export interface MemberFigures {
  userId: string;
  seenAt: number | null;
  openTickets: number;
  agents: number;
  players: number;
}

const listOf = (userIds: readonly string[]) => sql`${sql.param([...userIds])}::uuid[]`;

/** Last seen, open tickets and everybody below, of a page of members. */
export const figuresOf = (database: Database, userIds: readonly string[]): Promise<MemberFigures[]> =>
  rowsOf<MemberFigures>(
    database,
    sql`select asked.id as "userId",
        (select max(s.rotated_at)::float8 from ${sessions} s where s.user_id = asked.id) as "seenAt",
        (select count(*)::int from ${tickets} t where t.user_id = asked.id
          and t.state in ('received', 'pending', 'offered', 'accepted')) as "openTickets",
        tree.agents, tree.players
      from unnest(${listOf(userIds)}) asked(id) cross join lateral (
        select (count(*) filter (where m.is_agent))::int as agents, (count(*) filter (where not m.is_agent))::int as players
        from ${agencyPaths} p join ${agencyMembers} m on m.user_id = p.below where p.above = asked.id and p.depth > 0
      ) tree`,
  );

/** Whose the newest ticket of this id below an agent is; null when there is none. */
export const ticketOwnerBelow = async (database: Database, agent: string, ticketId: string): Promise<string | null> => {
  const [found] = await rowsOf<{ userId: string }>(
    database,
    sql`select t.user_id as "userId" from ${agencyPaths} p
      join ${tickets} t on t.user_id = p.below and t.ticket_id = ${ticketId}
      where p.above = ${agent} and p.depth > 0 order by t.created_at desc limit 1`,
  );
  return found?.userId ?? null;
};

export interface MemberSums {
  userId: string;
  currencyId: number;
  given: string;
  taken: string;
  staked: string;
  returned: string;
}

/** Credit moved since an instant, and play since an operator's day, of a page of members, by wallet; minor units. */
export const memberSums = (
  database: Database,
  userIds: readonly string[],
  { movedSince, playedFrom }: { movedSince: number; playedFrom: string },
): Promise<MemberSums[]> =>
  rowsOf<MemberSums>(
    database,
    sql`select "userId", "currencyId", sum(given)::text as given, sum(taken)::text as taken, sum(staked)::text as staked,
        sum(returned)::text as returned from (
          select c.user_id as "userId", c.currency_id as "currencyId", greatest(c.amount, 0) as given,
            greatest(-c.amount, 0) as taken, 0 as staked, 0 as returned
          from ${creditMoves} c where c.user_id = any(${listOf(userIds)}) and c.at >= ${movedSince}
          union all select d.user_id, d.currency_id, 0, 0, d.staked, d.returned
          from ${playDays} d where d.user_id = any(${listOf(userIds)}) and d.day >= ${playedFrom}
        ) moved group by 1, 2 order by 1, 2`,
  );

/** What everybody below an agent has, bonus money included; minor units. */
export const creditBelow = async (database: Database, agent: string, currencyId: number): Promise<bigint> => {
  const [found] = await rowsOf<{ credit: string }>(
    database,
    sql`select coalesce(sum(w.cash + w.bonus), 0)::text as credit from ${agencyPaths} p
      join ${wallets} w on w.user_id = p.below and w.currency_id = ${currencyId}
      where p.above = ${agent} and p.depth > 0`,
  );
  return BigInt(found?.credit ?? 0);
};

/** What everybody below an agent played from an operator's day on, by day; minor units, days without play left out. */
export const playBelow = (database: Database, agent: string, currencyId: number, from: string) =>
  rowsOf<{ day: string; staked: string; returned: string }>(
    database,
    sql`select d.day::text as day, sum(d.staked)::text as staked, sum(d.returned)::text as returned
      from ${agencyPaths} p join ${playDays} d on d.user_id = p.below and d.currency_id = ${currencyId} and d.day >= ${from}
      where p.above = ${agent} and p.depth > 0 group by d.day`,
  );

/** What moved a float from one instant up to another, by the ledger; minor units, `other` alone may be below 0. */
export interface StoredFlow {
  agent: string;
  currencyId: number;
  opening: string;
  received: string;
  returned: string;
  given: string;
  taken: string;
  other: string;
  closing: string;
}

/** Floats are cash. What lies behind the range is taken off what is there now, so that only the newest lines are read. */
const flows = (whose: ReturnType<typeof sql>, from: number, until: number) => sql`
  select f.agent, f.currency_id, f.cash - f.later - f.within as opening,
      f.received, f.returned, f.given, f.taken, f.within - f.received + f.returned + f.given - f.taken as other,
      f.cash - f.later as closing
  from (
    select m.user_id as agent, w.currency_id, w.cash,
      coalesce(sum(e.amount) filter (where l.at >= ${until}), 0)::bigint as later,
      coalesce(sum(e.amount) filter (where l.at < ${until}), 0)::bigint as within,
      coalesce(sum(e.amount) filter (where l.at < ${until} and l.key like 'creditGiven:%' and e.amount > 0), 0)::bigint as received,
      coalesce(-sum(e.amount) filter (where l.at < ${until} and l.key like 'creditTaken:%' and e.amount < 0), 0)::bigint as returned,
      coalesce(-sum(e.amount) filter (where l.at < ${until} and l.key like 'creditGiven:%' and e.amount < 0), 0)::bigint as given,
      coalesce(sum(e.amount) filter (where l.at < ${until} and l.key like 'creditTaken:%' and e.amount > 0), 0)::bigint as taken
    from ${agencyMembers} m join ${wallets} w on w.user_id = m.user_id and w.currency_id <= ${lastMoneyCurrencyId}
    left join (${ledgerEntries} e join ${ledgerTransactions} l on l.id = e.transaction_id and l.at >= ${from})
      on e.user_id = m.user_id and e.currency_id = w.currency_id and e.account = 'cash'
    where m.is_agent and ${whose} group by m.user_id, w.currency_id, w.cash
  ) f`;

/** The float of one agent between two instants; null without such a wallet. */
export const flowOf = async (
  database: Database,
  { agent, currencyId, from, until }: { agent: string; currencyId: number; from: number; until: number },
): Promise<StoredFlow | null> => {
  const whose = sql`m.user_id = ${agent} and w.currency_id = ${currencyId}`;
  const [found] = await rowsOf<StoredFlow>(
    database,
    sql`select agent, currency_id as "currencyId", opening::text, received::text, returned::text, given::text, taken::text,
      other::text, closing::text from (${flows(whose, from, until)}) day`,
  );
  return found ?? null;
};

/** Writes down the day of every agent whose close is missing; a day that is closed stays as it is. */
export const storeCloses = async (
  database: Database,
  { day, from, until }: { day: string; from: number; until: number },
): Promise<void> => {
  const missing = sql`m.joined_at < ${until} and not exists (select 1 from ${agencyCloses} c
    where c.agent = m.user_id and c.currency_id = w.currency_id and c.day = ${day})`;
  await database.execute(sql`
    insert into ${agencyCloses} (agent, currency_id, day, until, opening, received, returned, given, taken, other, closing)
    select agent, currency_id, ${day}::date, ${until}::bigint, opening, received, returned, given, taken, other, closing
    from (${flows(missing, from, until)}) day on conflict do nothing`);
};

/** The last day that was closed for anybody. */
export const lastClosedDay = async (database: Database): Promise<string | null> => {
  const [found] = await rowsOf<{ day: string | null }>(
    database,
    sql`select max(day)::text as day from ${agencyCloses}`,
  );
  return found?.day ?? null;
};

/** Whether an agent's day is closed. */
export const isClosed = async (database: Database, agent: string, currencyId: number, day: string): Promise<boolean> =>
  (
    await rowsOf(
      database,
      sql`select 1 as one from ${agencyCloses} where agent = ${agent} and currency_id = ${currencyId} and day = ${day}`,
    )
  ).length > 0;

/** Credit that an agent gave and took between two instants, by hours from the first; minor units. */
export const movesByHour = (
  database: Database,
  { agent, currencyId, from, until }: { agent: string; currencyId: number; from: number; until: number },
) =>
  database
    .select({
      hour: sql<number>`((${creditMoves.at} - ${from}) / 3600000)::int`.as('hour'),
      given: sql`coalesce(sum(${creditMoves.amount}) filter (where ${creditMoves.amount} > 0), 0)`.mapWith(BigInt),
      taken: sql`coalesce(-sum(${creditMoves.amount}) filter (where ${creditMoves.amount} < 0), 0)`.mapWith(BigInt),
    })
    .from(creditMoves)
    .where(
      and(
        sql`${creditMoves.agent} = ${agent} and ${creditMoves.currencyId} = ${currencyId}`,
        gte(creditMoves.at, from),
        lt(creditMoves.at, until),
      ),
    )
    .groupBy(sql`hour`)
    .orderBy(sql`hour`);
