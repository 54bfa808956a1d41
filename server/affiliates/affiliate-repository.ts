import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { TicketType } from '../../contract/entities/ticket.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import {
  affiliateClicks,
  affiliateCodes,
  affiliateMarks,
  affiliatePlayers,
  affiliateRefusals,
  affiliates,
  type MarkKind,
} from '../database/schema/affiliates.ts';
import { users } from '../database/schema/identity.ts';
import { operatorZone } from '../time/operator-day.ts';

export type StoredAffiliate = typeof affiliates.$inferSelect;
export type StoredCode = typeof affiliateCodes.$inferSelect;
export type Mark = Pick<typeof affiliateMarks.$inferSelect, 'kind' | 'hash'>;

/** Adds an affiliate unless he is one; whoever is one stays as he is. */
export const storeAffiliate = async (within: Database, row: StoredAffiliate): Promise<void> => {
  await within.insert(affiliates).values(row).onConflictDoNothing();
};

export const affiliateOf = async (database: Database, userId: string): Promise<StoredAffiliate | null> => {
  const [found] = await database.select().from(affiliates).where(eq(affiliates.userId, userId));
  return found ?? null;
};

/** The affiliate, whose row is locked until the transaction ends: what he is owed changes one after the other. */
export const lockAffiliate = async (within: Database, userId: string): Promise<StoredAffiliate> => {
  const [found] = await within.select().from(affiliates).where(eq(affiliates.userId, userId)).for('update');
  if (!found) throw new Error(`${userId} is no affiliate`);
  return found;
};

export const updateAffiliate = async (
  within: Database,
  userId: string,
  change: Partial<Pick<StoredAffiliate, 'correctedUntil' | 'toldUntil'>>,
): Promise<void> => {
  await within.update(affiliates).set(change).where(eq(affiliates.userId, userId));
};

/** Whether it is the first of its name. */
export const storeCode = async (within: Database, row: typeof affiliateCodes.$inferInsert): Promise<boolean> =>
  (await within.insert(affiliateCodes).values(row).onConflictDoNothing({ target: affiliateCodes.code }).returning())
    .length > 0;

export const codeOf = async (database: Database, code: string): Promise<StoredCode | null> => {
  const [found] = await database.select().from(affiliateCodes).where(eq(affiliateCodes.code, code));
  return found ?? null;
};

/** What an affiliate asked for under a key. */
export const codeOfKey = async (within: Database, affiliate: string, key: string): Promise<StoredCode | null> => {
  const [found] = await within
    .select()
    .from(affiliateCodes)
    .where(and(eq(affiliateCodes.affiliate, affiliate), eq(affiliateCodes.key, key)));
  return found ?? null;
};

/** False when he has no such code. */
export const setCodeActive = async (
  within: Database,
  affiliate: string,
  code: string,
  active: boolean,
): Promise<boolean> =>
  (
    await within
      .update(affiliateCodes)
      .set({ active })
      .where(and(eq(affiliateCodes.affiliate, affiliate), eq(affiliateCodes.code, code)))
      .returning({ code: affiliateCodes.code })
  ).length > 0;

export const storeClick = async (within: Database, code: string, at: number): Promise<void> => {
  await within.insert(affiliateClicks).values({ code, at });
};

/** Binds a player for good, under the next number of his affiliate, whose row the caller holds. */
export const storePlayer = async (
  within: Database,
  row: Omit<typeof affiliatePlayers.$inferInsert, 'number'>,
): Promise<number> => {
  const next = sql<number>`(select coalesce(max(p.number), 0) + 1 from ${affiliatePlayers} p where p.affiliate = ${row.affiliate})`;
  const [bound] = await within
    .insert(affiliatePlayers)
    .values({ ...row, number: next })
    .returning({ number: affiliatePlayers.number });
  if (!bound) throw new Error(`the player ${row.userId} was not bound`);
  return bound.number;
};

/** From now on the player counts for nobody. */
export const strikePlayer = async (within: Database, userId: string, at: number): Promise<void> => {
  await within.update(affiliatePlayers).set({ struckAt: at }).where(eq(affiliatePlayers.userId, userId));
};

export const storeMarks = async (within: Database, affiliate: string, marks: readonly Mark[], at: number) => {
  if (marks.length === 0) return;
  await within
    .insert(affiliateMarks)
    .values(marks.map((mark) => ({ ...mark, affiliate, at })))
    .onConflictDoUpdate({
      target: [affiliateMarks.affiliate, affiliateMarks.kind, affiliateMarks.hash],
      set: { at },
    });
};

/** The first of these marks that the affiliate is known by since then. */
export const sharedMark = async (
  within: Database,
  affiliate: string,
  marks: readonly Mark[],
  since: number,
): Promise<MarkKind | null> => {
  if (marks.length === 0) return null;
  const [found] = await within
    .select({ kind: affiliateMarks.kind })
    .from(affiliateMarks)
    .where(
      and(
        eq(affiliateMarks.affiliate, affiliate),
        gt(affiliateMarks.at, since),
        or(...marks.map(({ kind, hash }) => and(eq(affiliateMarks.kind, kind), eq(affiliateMarks.hash, hash)))),
      ),
    )
    .orderBy(sql`array_position(array['device', 'payer', 'address'], ${affiliateMarks.kind})`)
    .limit(1);
  return found?.kind ?? null;
};

export const storeRefusal = async (within: Database, row: typeof affiliateRefusals.$inferInsert): Promise<void> => {
  await within.insert(affiliateRefusals).values(row).onConflictDoNothing();
};

export const refusalsOf = (database: Database, affiliate: string) =>
  database
    .select()
    .from(affiliateRefusals)
    .where(eq(affiliateRefusals.affiliate, affiliate))
    .orderBy(sql`${affiliateRefusals.at} desc`)
    .limit(20);

/** By what a person is told apart from an affiliate. */
export const personOf = async (database: Database, userId: string) => {
  const { emailKey, firstName, lastName } = users;
  const [found] = await database.select({ emailKey, firstName, lastName }).from(users).where(eq(users.id, userId));
  return found ?? null;
};

/** Whom an affiliate brought as affiliates. */
export const subsOf = async (database: Database, affiliate: string): Promise<StoredAffiliate[]> =>
  database.select().from(affiliates).where(eq(affiliates.parent, affiliate));

/** Codes to share, the newest first. */
export const activeCodes = async (database: Database, affiliate: string): Promise<string[]> => {
  const found = await database
    .select({ code: affiliateCodes.code })
    .from(affiliateCodes)
    .where(and(eq(affiliateCodes.affiliate, affiliate), affiliateCodes.active))
    .orderBy(sql`${affiliateCodes.createdAt} desc, ${affiliateCodes.code}`)
    .limit(20);
  return found.map(({ code }) => code);
};

export interface CodeBrought extends StoredCode {
  clicks: number;
  registrations: number;
  firstDeposits: number;
  turnover: string;
}

export interface WantedCodes {
  words?: string | undefined;
  active?: boolean | undefined;
}

const wanted = (affiliate: string, { words, active }: WantedCodes) => sql`c.affiliate = ${affiliate}
  and ${words === undefined ? sql`true` : sql`(position(${words} in lower(c.code)) > 0 or position(${words} in lower(c.campaign)) > 0)`}
  and ${active === undefined ? sql`true` : sql`c.active = ${active}`}`;

/** Codes with what each brought, the newest first. */
export const codesOf = (
  database: Database,
  affiliate: string,
  filter: WantedCodes,
  currencyId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<CodeBrought[]> =>
  rowsOf<CodeBrought>(
    database,
    sql`select c.code, c.campaign, c.active, c.created_at::float8 as "createdAt",
          (select count(*)::int from ${affiliateClicks} k where k.code = c.code) as clicks,
          coalesce(b.registrations, 0)::int as registrations, coalesce(b.deposits, 0)::int as "firstDeposits",
          coalesce(b.turnover, 0)::text as turnover
        from (select * from ${affiliateCodes} c where ${wanted(affiliate, filter)}
          order by c.created_at desc, c.code limit ${limit} offset ${offset}) c
        left join lateral (
          select count(*) as registrations,
            count(*) filter (where exists (select from payments y where y.user_id = p.user_id and y.state = 'credited')) as deposits,
            sum((select sum(d.staked) from play_days d where d.user_id = p.user_id and d.currency_id = ${currencyId})) as turnover
          from ${affiliatePlayers} p where p.code = c.code and p.struck_at is null
        ) b on true order by c.created_at desc, c.code`,
  );

export const countCodes = async (database: Database, affiliate: string, filter: WantedCodes): Promise<number> => {
  const [found] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from ${affiliateCodes} c where ${wanted(affiliate, filter)}`,
  );
  return found?.count ?? 0;
};

export const countPlayers = async (database: Database, affiliate: string): Promise<number> =>
  database.$count(affiliatePlayers, and(eq(affiliatePlayers.affiliate, affiliate), isNull(affiliatePlayers.struckAt)));

export interface PlayerBrought {
  number: number;
  code: string;
  boundAt: number;
  depositedAt: number | null;
  turnover: string;
  returned: string;
  counted: boolean;
}

/** Players by number, the newest first. */
export const playersOf = (
  database: Database,
  affiliate: string,
  currencyId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<PlayerBrought[]> =>
  rowsOf<PlayerBrought>(
    database,
    sql`select p.number, p.code, p.bound_at::float8 as "boundAt",
          (select min(y.decided_at) from payments y where y.user_id = p.user_id and y.state = 'credited')::float8 as "depositedAt",
          coalesce(d.staked, 0)::text as turnover, coalesce(d.returned, 0)::text as returned,
          exists (select from affiliate_acquisitions a where a.user_id = p.user_id) as counted
        from ${affiliatePlayers} p left join lateral (
          select sum(staked) as staked, sum(returned) as returned from play_days d
          where d.user_id = p.user_id and d.currency_id = ${currencyId}) d on true
        where p.affiliate = ${affiliate} and p.struck_at is null
        order by p.number desc limit ${limit} offset ${offset}`,
  );

/** A ticket of a player brought, as far as an affiliate may know it. */
export interface TicketBrought {
  number: number;
  day: string;
  type: TicketType;
  system: boolean;
  selections: number;
  state: TicketState;
}

const accepted = sql`t.state in ('accepted', 'cashed_out', 'won', 'lost', 'void')`;

/** Accepted tickets of those whom an affiliate brought, since they are his, the newest first. */
export const ticketsOf = (
  database: Database,
  affiliate: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketBrought[]> =>
  rowsOf<TicketBrought>(
    database,
    sql`select f.number, f.day, f.type, f.system, f.state,
          (select count(*)::int from ticket_selections s where s.ticket = f.id) as selections
        from (
          select t.id, p.number, t.type, t.state, jsonb_array_length(t.system_groups) > 0 as system, t.created_at,
            (to_timestamp(t.created_at / 1000.0) at time zone ${sql.raw(`'${operatorZone}'`)})::date::text as day
          from ${affiliatePlayers} p join tickets t on t.user_id = p.user_id
          where p.affiliate = ${affiliate} and p.struck_at is null and ${accepted}
          order by t.created_at desc, t.id limit ${limit} offset ${offset}
        ) f order by f.created_at desc, f.id`,
  );

export const countTickets = async (database: Database, affiliate: string): Promise<number> => {
  const [found] = await rowsOf<{ tickets: number }>(
    database,
    sql`select count(*)::int as tickets from ${affiliatePlayers} p join tickets t on t.user_id = p.user_id
        where p.affiliate = ${affiliate} and p.struck_at is null and ${accepted}`,
  );
  return found?.tickets ?? 0;
};
