import { and, eq, gte, lte, notInArray, sql } from 'drizzle-orm';
import { lastMoneyCurrencyId } from '../../domain/limits.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { tickets } from '../database/schema/tickets.ts';

/** Stakes of tickets and what those tickets have paid so far, in minor units. */
export interface Played {
  staked: Minor;
  won: Minor;
}

/**
 * What a player staked since an instant, by currency. A stake counts from the moment the ticket is received: what is still
 * open is staked and not won. Refused tickets and what a void one gave back do not count, nor do free bets.
 */
export const playedSince = async (within: Database, userId: string, since: number): Promise<Map<number, Played>> => {
  const isVoid = sql`${tickets.state} = 'void'`;
  const rows = await within
    .select({
      currencyId: tickets.currencyId,
      staked: sql<string>`sum(${tickets.cashedStake} + case when ${isVoid} then 0 else ${tickets.stake} end)`,
      won: sql<string>`sum(${tickets.cashedOut} + case when ${isVoid} then 0 else coalesce(${tickets.payout}, 0) end)`,
    })
    .from(tickets)
    .where(
      and(
        eq(tickets.userId, userId),
        gte(tickets.createdAt, since),
        lte(tickets.currencyId, lastMoneyCurrencyId),
        notInArray(tickets.state, ['rejected', 'declined', 'expired']),
      ),
    )
    .groupBy(tickets.currencyId);
  return new Map(rows.map(({ currencyId, staked, won }) => [currencyId, { staked: BigInt(staked), won: BigInt(won) }]));
};
