import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { payments } from '../database/schema/payments.ts';
import { cashOuts, tickets } from '../database/schema/tickets.ts';
import { historyConditions, typedCode } from './history-filter-repository.ts';

/**
 * What the keys of the ledger name where words mean it: the player's tickets that the history finds by them, cash-outs of
 * those, and deposits whose reference begins with them.
 */
export const subjectsFor = async (
  database: Database,
  userId: string,
  words: string,
  now: number,
): Promise<string[]> => {
  const { base } = await historyConditions(database, userId, { page: 1, search_filter: words }, now);
  const found = (await database.select({ id: tickets.id }).from(tickets).where(base)).map(({ id }) => id);
  const bought = await database.select({ id: cashOuts.id }).from(cashOuts).where(inArray(cashOuts.ticket, found));
  const code = typedCode(words);
  const paid = await database
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        or(
          sql`starts_with(lower(${payments.reference}), ${code})`,
          sql`starts_with(replace(${payments.id}::text, '-', ''), ${code})`,
        ),
      ),
    );
  return [...found, ...[...bought, ...paid].map(({ id }) => id)];
};
