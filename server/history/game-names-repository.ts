import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { gameSessions, gameTransactions } from '../database/schema/games.ts';

/** Which game each transaction of a provider was about: its id and the game's code. */
export const gamesOfTransactions = async (
  within: Database,
  ids: readonly string[],
): Promise<(readonly [id: string, gameCode: string])[]> => {
  const rows = await within
    .select({ id: gameTransactions.id, gameCode: gameSessions.gameCode })
    .from(gameTransactions)
    .innerJoin(gameSessions, eq(gameSessions.id, gameTransactions.session))
    .where(inArray(gameTransactions.id, [...ids]));
  return rows.map(({ id, gameCode }) => [id, gameCode]);
};
