import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { CodeSort } from '../../contract/http/affiliates.ts';
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

export type StoredAffiliate = typeof affiliates.$inferSelect;
export type StoredCode = typeof affiliateCodes.$inferSelect;
export type Mark = Pick<typeof affiliateMarks.$inferSelect, 'kind' | 'hash'>;

/** Adds an affiliate; one who exists already is not changed. */
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

/** What tells whether an affiliate and a player are the same person. */
export const personOf = async (database: Database, userId: string) => {
  const { emailKey, firstName, lastName } = users;
  const [found] = await database.select({ emailKey, firstName, lastName }).from(users).where(eq(users.id, userId));
  return found ?? null;
};

/** The affiliates below an affiliate. */
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

const codeOrder: Readonly<Record<CodeSort, SQL>> = {
  created: sql`c.created_at`,
  clicks: sql`clicks`,
  registrations: sql`registrations`,
  deposits: sql`"firstDeposits"`,
  turnover: sql`coalesce(b.turnover, 0)`,
};

interface CodesRange {
  limit: number;
  offset: number;
  sort?: CodeSort;
  rising?: boolean;
}

/** Codes with what each brought, the newest first unless sorted otherwise. */
export const codesOf = (
  database: Database,
  affiliate: string,
  filter: WantedCodes,
  currencyId: number,
  { limit, offset, sort = 'created', rising = false }: CodesRange,
): Promise<CodeBrought[]> => {
  const order = sql`order by ${codeOrder[sort]} ${rising ? sql`asc` : sql`desc`}, c.code`;
  const page = sql`limit ${limit} offset ${offset}`;
  // In the order of their making only the figures of one page are added up.
  const [first, last] = sort === 'created' ? [sql`${order} ${page}`, sql``] : [sql``, page];
  return rowsOf<CodeBrought>(
    database,
    sql`select c.code, c.campaign, c.active, c.created_at::float8 as "createdAt",
          (select count(*)::int from ${affiliateClicks} k where k.code = c.code) as clicks,
          coalesce(b.registrations, 0)::int as registrations, coalesce(b.deposits, 0)::int as "firstDeposits",
          coalesce(b.turnover, 0)::text as turnover
        from (select * from ${affiliateCodes} c where ${wanted(affiliate, filter)} ${first}) c
        left join lateral (
          select count(*) as registrations,
            count(*) filter (where exists (select from payments y where y.user_id = p.user_id and y.state = 'credited')) as deposits,
            sum((select sum(d.staked) from play_days d where d.user_id = p.user_id and d.currency_id = ${currencyId})) as turnover
          from ${affiliatePlayers} p where p.code = c.code and p.struck_at is null
        ) b on true ${order} ${last}`,
  );
};

export const countCodes = async (database: Database, affiliate: string, filter: WantedCodes): Promise<number> => {
  const [found] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from ${affiliateCodes} c where ${wanted(affiliate, filter)}`,
  );
  return found?.count ?? 0;
};
