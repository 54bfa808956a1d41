import { and, count, desc, eq, gt, gte, lt, type SQL, sum } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { gameRounds, gameSessions, gameTransactions } from '../database/schema/games.ts';
import { jackpotWins } from '../database/schema/jackpots.ts';
import type { StoredRound } from './rounds-repository.ts';

/** Which of a player's rounds; times in milliseconds, `until` left out of them. */
export interface RoundFilters {
  from: number;
  until: number | null;
  gameCode?: string | undefined;
  currencyId?: number | undefined;
  /** Those alone that brought more than their stake. */
  won?: boolean;
}

const wanted = (userId: string, { from, until, gameCode, currencyId, won }: RoundFilters): SQL | undefined =>
  and(
    eq(gameRounds.userId, userId),
    gte(gameRounds.openedAt, from),
    until === null ? undefined : lt(gameRounds.openedAt, until),
    gameCode === undefined ? undefined : eq(gameRounds.gameCode, gameCode),
    currencyId === undefined ? undefined : eq(gameRounds.currencyId, currencyId),
    won ? and(eq(gameRounds.state, 'settled'), gt(gameRounds.returned, gameRounds.staked)) : undefined,
  );

/** Newest first. */
export const roundsOf = (
  within: Database,
  userId: string,
  filters: RoundFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredRound[]> =>
  within
    .select()
    .from(gameRounds)
    .where(wanted(userId, filters))
    .orderBy(desc(gameRounds.openedAt), desc(gameRounds.id))
    .limit(limit)
    .offset(offset);

export const countRoundsOf = async (within: Database, userId: string, filters: RoundFilters): Promise<number> => {
  const [found] = await within.select({ rounds: count() }).from(gameRounds).where(wanted(userId, filters));
  return found?.rounds ?? 0;
};

export const ownRound = async (within: Database, userId: string, id: string): Promise<StoredRound | null> => {
  const [found] = await within
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.id, id), eq(gameRounds.userId, userId)));
  return found ?? null;
};

/** How many rounds of each game were opened since, by its code. */
export const roundsByGame = async (within: Database, since: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await within
    .select({ gameCode: gameRounds.gameCode, rounds: count() })
    .from(gameRounds)
    .where(gte(gameRounds.openedAt, since))
    .groupBy(gameRounds.gameCode);
  return new Map(rows.map(({ gameCode, rounds }) => [gameCode, rounds]));
};

/** A player's session by its id: its wallet, and the totals of the rounds opened in it, jackpots included. */
export const sessionSums = async (
  within: Database,
  userId: string,
  id: string,
): Promise<{ currencyId: number; rounds: number; staked: bigint; returned: bigint } | null> => {
  const [session] = await within
    .select({ currencyId: gameSessions.currencyId, startedAt: gameSessions.startedAt })
    .from(gameSessions)
    .where(and(eq(gameSessions.id, id), eq(gameSessions.userId, userId)));
  if (!session) return null;
  const [sums] = await within
    .select({ rounds: count(), staked: sum(gameRounds.staked), returned: sum(gameRounds.returned) })
    .from(gameRounds)
    // By the time as well: rounds are found by player and time.
    .where(and(eq(gameRounds.userId, userId), gte(gameRounds.openedAt, session.startedAt), eq(gameRounds.session, id)));
  const [jackpots] = await within
    .select({ won: sum(jackpotWins.amount) })
    .from(jackpotWins)
    .innerJoin(gameTransactions, eq(gameTransactions.id, jackpotWins.bet))
    .where(and(eq(jackpotWins.userId, userId), eq(gameTransactions.session, id)));
  return {
    currencyId: session.currencyId,
    rounds: sums?.rounds ?? 0,
    staked: BigInt(sums?.staked ?? 0),
    returned: BigInt(sums?.returned ?? 0) + BigInt(jackpots?.won ?? 0),
  };
};
