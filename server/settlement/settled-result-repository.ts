import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { settledResults } from '../database/schema/tickets.ts';
import type { MatchResult } from '../feed/feed-source.ts';

type SettledResult = Pick<typeof settledResults.$inferSelect, 'eventId' | 'result'>;

/** A result as far as tickets are settled by it. */
export const resultText = ({ abandoned, results }: MatchResult): string =>
  JSON.stringify([abandoned, Object.entries(results).sort(([one], [other]) => (one < other ? -1 : 1))]);

/** Writes down by what the first tickets on some matches are settled. Last in a transaction: whoever does the same waits for its end. */
export const noteFirstResults = async (
  within: Database,
  results: readonly SettledResult[],
  settledAt: number,
): Promise<void> => {
  if (results.length === 0) return;
  const rows = results.toSorted((one, other) => (one.eventId < other.eventId ? -1 : 1));
  await within
    .insert(settledResults)
    .values(rows.map((row) => ({ ...row, settledAt })))
    .onConflictDoNothing();
};

/** Every ticket on the match is settled by this result now. */
export const noteResult = async (
  database: Database,
  { eventId, result }: SettledResult,
  settledAt: number,
): Promise<void> => {
  await database.update(settledResults).set({ result, settledAt }).where(eq(settledResults.eventId, eventId));
};

/** In the order of the ids of their matches, from one on. */
export const notedResults = (database: Database, after: string, limit: number): Promise<SettledResult[]> =>
  database
    .select({ eventId: settledResults.eventId, result: settledResults.result })
    .from(settledResults)
    .where(gt(settledResults.eventId, after))
    .orderBy(asc(settledResults.eventId))
    .limit(limit);
