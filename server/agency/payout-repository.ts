import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AgencyPayoutState } from '../../contract/entities/agency-payout.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { agencyPayouts } from '../database/schema/agency.ts';

export type StoredPayout = typeof agencyPayouts.$inferSelect;

export const storePayout = async (
  within: Database,
  payout: Omit<StoredPayout, 'state' | 'decidedAt'>,
): Promise<StoredPayout> => {
  const [stored] = await within.insert(agencyPayouts).values(payout).returning();
  if (!stored) throw new Error(`the payout ${payout.id} was not stored`);
  return stored;
};

/** What a player asked for under a key. */
export const payoutOfKey = async (within: Database, userId: string, key: string): Promise<StoredPayout | null> => {
  const [payout] = await within
    .select()
    .from(agencyPayouts)
    .where(and(eq(agencyPayouts.userId, userId), eq(agencyPayouts.key, key)));
  return payout ?? null;
};

export const payoutById = async (database: Database, id: string): Promise<StoredPayout | null> => {
  const [payout] = await database.select().from(agencyPayouts).where(eq(agencyPayouts.id, id));
  return payout ?? null;
};

/** What a player has set aside in a wallet; minor units. */
export const setAside = async (within: Database, userId: string, currencyId: number): Promise<Minor> => {
  const [found] = await within
    .select({ sum: sql`coalesce(sum(${agencyPayouts.amount}), 0)`.mapWith(BigInt) })
    .from(agencyPayouts)
    .where(
      and(
        eq(agencyPayouts.userId, userId),
        eq(agencyPayouts.currencyId, currencyId),
        eq(agencyPayouts.state, 'waiting'),
      ),
    );
  return found?.sum ?? 0n;
};

export const decidePayout = async (
  within: Database,
  id: string,
  state: Exclude<AgencyPayoutState, 'waiting'>,
  decidedAt: number,
): Promise<void> => {
  await within.update(agencyPayouts).set({ state, decidedAt }).where(eq(agencyPayouts.id, id));
};

export const payoutsOf = (database: Database, userId: string, limit: number): Promise<StoredPayout[]> =>
  database
    .select()
    .from(agencyPayouts)
    .where(eq(agencyPayouts.userId, userId))
    .orderBy(desc(agencyPayouts.askedAt), desc(agencyPayouts.id))
    .limit(limit);

/** Payouts that these players wait for, the oldest first. */
export const waitingOf = (database: Database, userIds: readonly string[]): Promise<StoredPayout[]> =>
  database
    .select()
    .from(agencyPayouts)
    .where(and(inArray(agencyPayouts.userId, [...userIds]), eq(agencyPayouts.state, 'waiting')))
    .orderBy(agencyPayouts.askedAt, agencyPayouts.id);
