import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { freeRounds } from '../database/schema/games.ts';

export type StoredFreeRounds = typeof freeRounds.$inferSelect;

export const addFreeRounds = async (within: Database, given: typeof freeRounds.$inferInsert): Promise<string> => {
  const [added] = await within.insert(freeRounds).values(given).returning({ id: freeRounds.id });
  if (!added) throw new Error('the free rounds were not stored');
  return added.id;
};

export const freeRoundsOf = async (within: Database, id: string): Promise<StoredFreeRounds | null> =>
  (await within.select().from(freeRounds).where(eq(freeRounds.id, id)))[0] ?? null;

/** Free rounds that a player can play, with one wallet or any, those that expire first first. */
export const waitingOf = (
  database: Database,
  { userId, currencyId }: { userId: string; currencyId?: number },
  at: number,
): Promise<StoredFreeRounds[]> =>
  database
    .select()
    .from(freeRounds)
    .where(
      and(
        eq(freeRounds.userId, userId),
        currencyId === undefined ? undefined : eq(freeRounds.currencyId, currencyId),
        gt(freeRounds.expiresAt, at),
        gt(freeRounds.left, 0),
      ),
    )
    .orderBy(asc(freeRounds.expiresAt), asc(freeRounds.id));

/** Takes one of them; false when none is left. */
export const takeOne = async (within: Database, id: string): Promise<boolean> => {
  const taken = await within
    .update(freeRounds)
    .set({ left: sql`${freeRounds.left} - 1` })
    .where(and(eq(freeRounds.id, id), gt(freeRounds.left, 0)))
    .returning({ id: freeRounds.id });
  return taken.length > 0;
};

/** Its bet was taken back: it can be played again until the rounds expire. */
export const giveOneBack = async (within: Database, id: string): Promise<void> => {
  await within
    .update(freeRounds)
    .set({ left: sql`${freeRounds.left} + 1` })
    .where(eq(freeRounds.id, id));
};

export const countWon = async (within: Database, id: string, amount: bigint): Promise<void> => {
  await within
    .update(freeRounds)
    .set({ won: sql`${freeRounds.won} + ${amount}::bigint` })
    .where(eq(freeRounds.id, id));
};
