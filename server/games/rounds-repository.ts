import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { gameRounds, gameTransactions } from '../database/schema/games.ts';
import { type Given, statement } from '../database/statement.ts';

export type StoredRound = typeof gameRounds.$inferSelect;
export type StoredTransaction = typeof gameTransactions.$inferSelect;
export type NewTransaction = typeof gameTransactions.$inferInsert;

const byTransactionId = statement((database, { id }: Given<{ id: string }>) =>
  database.select().from(gameTransactions).where(eq(gameTransactions.id, id)),
);

export const transactionOf = async (within: Database, id: string): Promise<StoredTransaction | null> =>
  (await byTransactionId(within, { id }))[0] ?? null;

type RoundName = Pick<StoredRound, 'userId' | 'gameCode' | 'roundId'>;

const byName = statement((database, { userId, gameCode, roundId }: Given<RoundName>) =>
  database
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.userId, userId), eq(gameRounds.gameCode, gameCode), eq(gameRounds.roundId, roundId))),
);

/** A player's round by the provider's name of it. */
export const roundOf = async (
  within: Database,
  { userId, gameCode, roundId }: RoundName,
): Promise<StoredRound | null> => (await byName(within, { userId, gameCode, roundId }))[0] ?? null;

const insertRound = statement((database, given: Given<typeof gameRounds.$inferInsert>) =>
  database.insert(gameRounds).values(given).returning({ id: gameRounds.id }),
);

/** Opens a round and answers its id; its player's wallet is locked. */
export const openRound = async (within: Database, round: typeof gameRounds.$inferInsert): Promise<string> => {
  const [opened] = await insertRound(within, round);
  if (!opened) throw new Error('the round was not stored');
  return opened.id;
};

type RoundChange = Partial<
  Pick<StoredRound, 'state' | 'staked' | 'stakedBonus' | 'returned' | 'returnedBonus' | 'wins' | 'endedAt'>
>;

const updateRound = statement((database, { id, ...change }: Given<RoundChange & { id: string }>) =>
  database
    .update(gameRounds)
    .set(change)
    .where(and(eq(gameRounds.id, id), eq(gameRounds.state, 'open')))
    .returning({ id: gameRounds.id }),
);

/** Changes a round that is open; false when it has ended. */
export const changeRound = async (within: Database, id: string, change: RoundChange): Promise<boolean> =>
  (await updateRound(within, { id, ...change })).length > 0;

const insertTransaction = statement((database, given: Given<NewTransaction>) =>
  database.insert(gameTransactions).values(given).onConflictDoNothing().returning({ id: gameTransactions.id }),
);

/** Writes a transaction down; false when one of its id came at the same time for another wallet. */
export const keepTransaction = async (within: Database, transaction: NewTransaction): Promise<boolean> =>
  (await insertTransaction(within, transaction)).length > 0;

const rolledBack = statement((database, { id }: Given<{ id: string }>) =>
  database.update(gameTransactions).set({ state: 'rolledBack' }).where(eq(gameTransactions.id, id)),
);

export const markRolledBack = (within: Database, id: string) => rolledBack(within, { id });

const standing = statement((database, { round }: Given<{ round: string }>) =>
  database
    .select({ id: gameTransactions.id })
    .from(gameTransactions)
    .where(
      and(eq(gameTransactions.round, round), eq(gameTransactions.kind, 'bet'), eq(gameTransactions.state, 'booked')),
    )
    .limit(1),
);

/** Whether a round has a bet that was not taken back. */
export const hasStandingBet = async (within: Database, round: string): Promise<boolean> =>
  (await standing(within, { round })).length > 0;
