import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { jackpotPots, jackpotWins } from '../database/schema/jackpots.ts';

export type StoredPot = typeof jackpotPots.$inferSelect;
export type StoredJackpotWin = typeof jackpotWins.$inferSelect;

/** Opens a pot with its seed; false where it is there already. Waits for another transaction that opens it at the same time. */
export const openPot = async (within: Database, pot: Pick<StoredPot, 'currencyId' | 'pot' | 'amount'>) =>
  (await within.insert(jackpotPots).values(pot).onConflictDoNothing().returning({ pot: jackpotPots.pot })).length > 0;

/** The pots of a currency, locked in one order until the transaction ends: of two bets that want them the second waits. */
export const lockPots = (within: Database, currencyId: number): Promise<StoredPot[]> =>
  within
    .select()
    .from(jackpotPots)
    .where(eq(jackpotPots.currencyId, currencyId))
    .orderBy(jackpotPots.pot)
    .for('update');

/** Writes down what a locked pot has become. */
export const changePot = async (within: Database, { currencyId, pot, amount, staked, wins }: StoredPot) => {
  await within
    .update(jackpotPots)
    .set({ amount, staked, wins })
    .where(and(eq(jackpotPots.currencyId, currencyId), eq(jackpotPots.pot, pot)));
};

export const keepWin = async (within: Database, win: StoredJackpotWin): Promise<void> => {
  await within.insert(jackpotWins).values(win);
};

export const winsOf = (within: Database, bet: string): Promise<StoredJackpotWin[]> =>
  within.select().from(jackpotWins).where(eq(jackpotWins.bet, bet)).orderBy(jackpotWins.pot);

export const allPots = (within: Database): Promise<StoredPot[]> => within.select().from(jackpotPots);

/** The last wins, newest first, without who won. */
export const lastWins = (
  within: Database,
  limit: number,
): Promise<Pick<StoredJackpotWin, 'pot' | 'currencyId' | 'amount' | 'at'>[]> =>
  within
    .select({
      pot: jackpotWins.pot,
      currencyId: jackpotWins.currencyId,
      amount: jackpotWins.amount,
      at: jackpotWins.at,
    })
    .from(jackpotWins)
    .orderBy(desc(jackpotWins.at))
    .limit(limit);
