import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { lastMoneyCurrencyId } from '../../domain/limits.ts';
import type { Minor } from '../../domain/money/money.ts';
import { rowsAs } from '../database/all-rows.ts';
import type { Database } from '../database/client.ts';
import { type Product, playDays } from '../database/schema/play.ts';
import { type Given, statement } from '../database/statement.ts';

/** Stakes and what those bets have paid so far, in minor units. */
export interface Played {
  staked: Minor;
  returned: Minor;
}

/** What a bet adds to the play of its day, or takes from it. */
export interface PlayCounted extends Played {
  userId: string;
  currencyId: number;
  /** The operator's day on which the bet was made, `2026-03-01`. */
  day: string;
  product: Product;
}

const added = {
  target: [playDays.userId, playDays.currencyId, playDays.day, playDays.product],
  set: {
    staked: sql`${playDays.staked} + excluded.staked`,
    returned: sql`${playDays.returned} + excluded.returned`,
  },
};

const addOne = statement((database, given: Given<PlayCounted>) =>
  database.insert(playDays).values(given).onConflictDoUpdate(added),
);

const addAll = async (within: Database, counted: readonly PlayCounted[]): Promise<void> => {
  const { userId, currencyId, day, product, staked, returned } = playDays;
  await within.execute(sql`
    insert into ${playDays} (user_id, currency_id, day, product, staked, returned)
    select user_id, currency_id, day, product, sum(staked), sum(returned)
    from ${rowsAs('given', { userId, currencyId, day, product, staked, returned }, counted)}
    group by user_id, currency_id, day, product
    on conflict (user_id, currency_id, day, product) do update
    set staked = ${staked} + excluded.staked, returned = ${returned} + excluded.returned`);
};

/**
 * Counts bets in the transaction that moves their money, behind the locks of their wallets: two that count for one player
 * come one after the other. Free bets are the operator's money and count for nothing.
 */
export const countPlay = async (within: Database, counted: readonly PlayCounted[]): Promise<void> => {
  const counting = counted.filter(
    ({ currencyId, staked, returned }) => currencyId <= lastMoneyCurrencyId && (staked !== 0n || returned !== 0n),
  );
  const [first] = counting;
  if (first && counting.length === 1) await addOne(within, first);
  else if (first) await addAll(within, counting);
};

const daysOf = statement(
  (database, { userId, from, currencyId }: Given<{ userId: string; from: string; currencyId?: number | undefined }>) =>
    database
      .select({
        currencyId: playDays.currencyId,
        staked: sql`sum(${playDays.staked})`.mapWith(BigInt),
        returned: sql`sum(${playDays.returned})`.mapWith(BigInt),
      })
      .from(playDays)
      .where(
        and(
          eq(playDays.userId, userId),
          gte(playDays.day, from),
          lte(playDays.currencyId, lastMoneyCurrencyId),
          currencyId === undefined ? undefined : eq(playDays.currencyId, currencyId),
        ),
      )
      .groupBy(playDays.currencyId),
);

/** What a player staked from an operator's day on, in all products together, by currency. */
export const playedFrom = async (
  within: Database,
  userId: string,
  from: string,
  currencyId?: number,
): Promise<Map<number, Played>> => {
  const rows = await daysOf(within, { userId, from, currencyId });
  return new Map(rows.map(({ currencyId: of, ...played }) => [of, played]));
};
