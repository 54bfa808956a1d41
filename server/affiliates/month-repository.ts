import { and, desc, eq, sql } from 'drizzle-orm';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { rowsOf } from '../database/rows-of.ts';
import {
  affiliateAcquisitions,
  affiliateCorrections,
  affiliateMonths,
  affiliatePayouts,
} from '../database/schema/affiliates.ts';
import { operatorZone } from '../time/operator-day.ts';

export type StoredMonth = typeof affiliateMonths.$inferSelect;
export type StoredCorrection = typeof affiliateCorrections.$inferSelect;
export type StoredPayout = typeof affiliatePayouts.$inferSelect;

/** Whether it is the first of its affiliate and month. */
export const storeMonth = async (within: Database, row: StoredMonth): Promise<boolean> =>
  (await within.insert(affiliateMonths).values(row).onConflictDoNothing().returning()).length > 0;

export const storeAcquisitions = async (
  within: Database,
  affiliate: string,
  month: string,
  userIds: readonly string[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await within.insert(affiliateAcquisitions).values(userIds.map((userId) => ({ userId, affiliate, month })));
};

/** Closed months, the newest first. */
export const monthsOf = (database: Database, affiliate: string): Promise<StoredMonth[]> =>
  database
    .select()
    .from(affiliateMonths)
    .where(eq(affiliateMonths.affiliate, affiliate))
    .orderBy(desc(affiliateMonths.month));

export const lastMonthOf = async (database: Database, affiliate: string): Promise<StoredMonth | null> => {
  const [found] = await database
    .select()
    .from(affiliateMonths)
    .where(eq(affiliateMonths.affiliate, affiliate))
    .orderBy(desc(affiliateMonths.month))
    .limit(1);
  return found ?? null;
};

/** Corrections of an affiliate, or of one month of his, in their order. */
export const correctionsOf = (database: Database, affiliate: string, month?: string): Promise<StoredCorrection[]> =>
  database
    .select()
    .from(affiliateCorrections)
    .where(
      and(
        eq(affiliateCorrections.affiliate, affiliate),
        month === undefined ? undefined : eq(affiliateCorrections.month, month),
      ),
    )
    .orderBy(affiliateCorrections.id);

export const storeCorrection = async (
  within: Database,
  row: typeof affiliateCorrections.$inferInsert,
): Promise<void> => {
  await within.insert(affiliateCorrections).values(row);
};

/** What the affiliates below an affiliate earned in a month, as it was closed and corrected. */
export const subsEarnedOf = async (
  database: Database,
  affiliate: string,
  month: string,
): Promise<{ subs: number; earned: Minor }> => {
  const [found] = await rowsOf<{ subs: number; earned: string }>(
    database,
    sql`select count(*)::int as subs, coalesce(sum(m.share + m.cpa + coalesce((select sum(k.own) from affiliate_corrections k
            where k.affiliate = m.affiliate and k.month = m.month), 0)), 0)::text as earned
        from affiliates s join affiliate_months m on m.affiliate = s.user_id
        where s.parent = ${affiliate} and m.month = ${month}`,
  );
  return { subs: found?.subs ?? 0, earned: BigInt(found?.earned ?? 0) };
};

/** What is owed and not asked for: months and corrections less payouts that were not refused. */
export const balanceOf = async (database: Database, affiliate: string): Promise<Minor> => {
  const [found] = await rowsOf<{ owed: string }>(
    database,
    sql`select (coalesce((select sum(earned) from affiliate_months where affiliate = ${affiliate}), 0)
        + coalesce((select sum(earned) from affiliate_corrections where affiliate = ${affiliate}), 0)
        - coalesce((select sum(amount) from affiliate_payouts where affiliate = ${affiliate} and state <> 'refused'), 0))::text as owed`,
  );
  return BigInt(found?.owed ?? 0);
};

export const storePayout = async (
  within: Database,
  row: Omit<typeof affiliatePayouts.$inferInsert, 'receipt'>,
): Promise<StoredPayout> => {
  const [stored] = await within.insert(affiliatePayouts).values(row).returning();
  if (!stored) throw new Error(`the payout ${row.id} was not stored`);
  return stored;
};

/** The newest first, at most 100. */
export const payoutsOf = (database: Database, affiliate: string): Promise<StoredPayout[]> =>
  database
    .select()
    .from(affiliatePayouts)
    .where(eq(affiliatePayouts.affiliate, affiliate))
    .orderBy(desc(affiliatePayouts.requestedAt), desc(affiliatePayouts.receipt))
    .limit(100);

export const payoutOfKey = async (within: Database, affiliate: string, key: string): Promise<StoredPayout | null> => {
  const [found] = await within
    .select()
    .from(affiliatePayouts)
    .where(and(eq(affiliatePayouts.affiliate, affiliate), eq(affiliatePayouts.key, key)));
  return found ?? null;
};

export const waitingPayout = async (within: Database, affiliate: string): Promise<StoredPayout | null> => {
  const [found] = await within
    .select()
    .from(affiliatePayouts)
    .where(and(eq(affiliatePayouts.affiliate, affiliate), eq(affiliatePayouts.state, 'requested')));
  return found ?? null;
};

export const decidePayout = async (
  within: Database,
  id: string,
  state: 'paid' | 'refused',
  decidedAt: number,
): Promise<void> => {
  await within.update(affiliatePayouts).set({ state, decidedAt }).where(eq(affiliatePayouts.id, id));
};

/** The next month of each affiliate that is over by then and whose sub-affiliates' is closed: `<affiliate>:<month>`. */
export const monthsToClose = async (
  database: Database,
  last: string,
  limit: number,
  except: readonly string[],
): Promise<string[]> => {
  const zone = sql.raw(`'${operatorZone}'`);
  const first = (of: string) =>
    sql`to_char(to_timestamp(${sql.raw(of)}.created_at / 1000.0) at time zone ${zone}, 'YYYY-MM')`;
  const rows = await rowsOf<{ id: string }>(
    database,
    sql`select n.user_id || ':' || n.month as id from (
          select a.user_id, coalesce(to_char((max(m.month) || '-01')::date + interval '1 month', 'YYYY-MM'), ${first('a')}) as month
          from affiliates a left join affiliate_months m on m.affiliate = a.user_id group by a.user_id
        ) n where n.month <= ${last} and not (n.user_id || ':' || n.month = any(${sql.param([...except])}::text[]))
          and not exists (select from affiliates s where s.parent = n.user_id and ${first('s')} <= n.month
            and not exists (select from affiliate_months c where c.affiliate = s.user_id and c.month = n.month))
        order by n.month, n.user_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
};
