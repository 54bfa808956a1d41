import { and, eq, gte, lt, lte, notInArray, sql } from 'drizzle-orm';
import { lastMoneyCurrencyId } from '../../domain/limits.ts';
import type { Database } from '../database/client.ts';
import { gameRounds } from '../database/schema/games.ts';
import { tickets } from '../database/schema/tickets.ts';
import { type Played, playedFrom } from '../ledger/play-repository.ts';
import { dayName, dayStart } from '../time/operator-day.ts';

/** Tickets that were made in a stretch of time; a day at most, for the rest is counted. */
const ticketsIn = (within: Database, userId: string, from: number, until: number) => {
  const isVoid = sql`${tickets.state} = 'void'`;
  return within
    .select({
      currencyId: tickets.currencyId,
      staked: sql`sum(${tickets.cashedStake} + case when ${isVoid} then 0 else ${tickets.stake} end)`.mapWith(BigInt),
      returned:
        sql`sum(${tickets.cashedOut} + case when ${isVoid} then 0 else coalesce(${tickets.payout}, 0) end)`.mapWith(
          BigInt,
        ),
    })
    .from(tickets)
    .where(
      and(
        eq(tickets.userId, userId),
        gte(tickets.createdAt, from),
        lt(tickets.createdAt, until),
        lte(tickets.currencyId, lastMoneyCurrencyId),
        notInArray(tickets.state, ['rejected', 'declined', 'expired']),
      ),
    )
    .groupBy(tickets.currencyId);
};

/** Rounds of games that were begun in a stretch of time. */
const roundsIn = (within: Database, userId: string, from: number, until: number) =>
  within
    .select({
      currencyId: gameRounds.currencyId,
      staked: sql`sum(${gameRounds.staked})`.mapWith(BigInt),
      returned: sql`sum(${gameRounds.returned})`.mapWith(BigInt),
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.userId, userId), gte(gameRounds.openedAt, from), lt(gameRounds.openedAt, until)))
    .groupBy(gameRounds.currencyId);

/**
 * What a player staked since an instant, by currency: whole days as they were counted, and of the day of the instant the
 * bets made since. What is still open is staked and not won.
 */
export const playedSince = async (within: Database, userId: string, since: number): Promise<Map<number, Played>> => {
  const nextDay = dayStart(since, 1);
  const sums = await playedFrom(within, userId, dayName(nextDay));
  const firstDay = [
    ...(await ticketsIn(within, userId, since, nextDay)),
    ...(await roundsIn(within, userId, since, nextDay)),
  ];
  for (const { currencyId, staked, returned } of firstDay) {
    const before = sums.get(currencyId) ?? { staked: 0n, returned: 0n };
    sums.set(currencyId, { staked: before.staked + staked, returned: before.returned + returned });
  }
  return sums;
};
