import { type AffiliateProduct, affiliateProducts } from '../../contract/entities/affiliate.ts';
import { earningsOf, isHeldOut } from '../../domain/affiliates/earnings.ts';
import { type ProductBets, type Revenue, revenueOf, totalOf } from '../../domain/affiliates/net-revenue.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import { knownCurrency, openedCurrencies } from '../ledger/currencies.ts';
import { dayName } from '../time/operator-day.ts';
import type { StoredAffiliate } from './affiliate-repository.ts';
import {
  type Candidate,
  candidatesOf,
  dayMoney,
  type EndedBets,
  endedBets,
  newcomersOf,
  type Whose,
} from './figures-repository.ts';
import { spanOf } from './operator-month.ts';

/** Hundredths of a percent that are taken of deposits and of what is left of stakes. */
export interface Deductions {
  feePercent: bigint;
  taxPercent: bigint;
}

/** A day of a month, in minor units: stakes less wins and bonuses, before fees and tax. */
export interface DayResult {
  day: string;
  result: Minor;
  clicks: number;
  deposits: Minor;
}

/** An affiliate's month by the current state of its bets. */
export interface Reckoned {
  revenue: Revenue;
  ngr: Minor;
  days: readonly DayResult[];
  /** New players whose hold is over by the end of the month, and those still in it. */
  counted: readonly Candidate[];
  held: number;
  registered: number;
  deposited: number;
}

/** Which product a game belongs to: the catalogue is not this area's. */
export type GameProduct = (gameCode: string) => AffiliateProduct;

const nothing: ProductBets = { staked: 0n, wins: 0n, bonuses: 0n };

export const freeBetsOf = (currencyId: number): number[] =>
  openedCurrencies.filter((id) => id !== currencyId && knownCurrency(id)?.paysInto === currencyId);

const betsBy = (bets: readonly EndedBets[], productOf: (bet: EndedBets) => AffiliateProduct) => {
  const sums: Record<AffiliateProduct, ProductBets> = {
    sports: nothing,
    live: nothing,
    casino: nothing,
    virtuals: nothing,
  };
  for (const bet of bets) {
    const product = productOf(bet);
    const { staked, wins, bonuses } = sums[product];
    sums[product] = { staked: staked + bet.staked, wins: wins + bet.wins, bonuses: bonuses + bet.bonuses };
  }
  return sums;
};

/** The days of a time, by name. */
const daysIn = ({ from, until }: { from: number; until: number }): string[] => {
  const days: string[] = [];
  // Noon by noon: no day of 23 or 25 hours is met twice or left out.
  const last = dayName(until - 1);
  for (let noon = from + 43_200_000; dayName(noon) <= last; noon += 86_400_000) days.push(dayName(noon));
  return days;
};

/**
 * Computes a month of affiliates of one currency: reads what all their players did by the same few statements, however
 * many they are, and returns the result for each. `by` is where it stops, its end or now.
 */
export const createReckoning =
  (productOf: GameProduct) =>
  async (
    within: Database,
    { affiliates, currencyId }: Pick<Whose, 'affiliates' | 'currencyId'>,
    month: string,
    { feePercent, taxPercent }: Deductions,
    by = Number.POSITIVE_INFINITY,
  ): Promise<(affiliate: Pick<StoredAffiliate, 'userId' | 'plan'>) => Reckoned> => {
    const { from, until: end } = spanOf(month);
    const until = Math.min(end, by);
    const span = { from, until };
    const whose: Whose = { affiliates, currencyId, freeBets: freeBetsOf(currencyId) };
    const found = {
      bets: await endedBets(within, whose, span),
      money: await dayMoney(within, whose, span),
      candidates: await candidatesOf(within, whose, { until, lastDay: dayName(until - 1) }),
      newcomers: await newcomersOf(within, whose, span),
    };
    const product = ({ kind, source }: EndedBets): AffiliateProduct =>
      kind === 'game' ? productOf(source) : source === 'live' ? 'live' : 'sports';
    return ({ userId, plan: { cpa } }) => {
      const his = ({ affiliate }: { affiliate: string }) => affiliate === userId;
      const [bets, money, candidates] = [found.bets.filter(his), found.money.filter(his), found.candidates.filter(his)];
      const { registered = 0, deposited = 0 } = found.newcomers.find(his) ?? {};
      const sumOf = (read: (day: (typeof money)[number]) => Minor) => money.reduce((sum, day) => sum + read(day), 0n);
      const revenue = revenueOf({
        bets: betsBy(bets, product),
        bonuses: sumOf(({ bonuses }) => bonuses),
        deposits: sumOf(({ deposits }) => deposits),
        feePercent,
        taxPercent,
      });
      const days = daysIn(span).map((day): DayResult => {
        const of = bets.filter((bet) => bet.day === day);
        const given = money.find((one) => one.day === day);
        const left = of.reduce((sum, { staked, wins, bonuses }) => sum + staked - wins - bonuses, 0n);
        return {
          day,
          result: left - (given?.bonuses ?? 0n),
          clicks: given?.clicks ?? 0,
          deposits: given?.deposits ?? 0n,
        };
      });
      const counted = cpa ? candidates.filter((one) => isHeldOut(one, cpa, until)) : [];
      const held = cpa
        ? candidates.filter((one) => !counted.includes(one) && isHeldOut(one, { ...cpa, holdDays: 0 }, until)).length
        : 0;
      return { revenue, ngr: totalOf(revenue).ngr, days, counted, held, registered, deposited };
    };
  };
export type Reckon = ReturnType<typeof createReckoning>;

/** What an affiliate earns by his own players, without those of his sub-affiliates. */
export const ownEarnings = (
  { plan }: Pick<StoredAffiliate, 'plan'>,
  { ngr, counted }: Reckoned,
  carriedIn: Minor,
): Minor => {
  const { share, cpa } = earningsOf({ ngr, carriedIn, newPlayers: counted.length, subsEarned: 0n }, plan);
  return share + cpa;
};

/** Lines as they are kept with a month. */
export const keptLines = (revenue: Revenue) =>
  Object.fromEntries(
    affiliateProducts.map((product) => {
      const { staked, wins, bonuses, fees, tax, ngr } = revenue[product];
      const texts = { staked, wins, bonuses, fees, tax, ngr };
      return [product, Object.fromEntries(Object.entries(texts).map(([name, of]) => [name, String(of)]))];
    }),
  ) as Record<string, Record<'staked' | 'wins' | 'bonuses' | 'fees' | 'tax' | 'ngr', string>>;

/** Days as they are kept with a month. */
export const keptDays = (days: readonly DayResult[]) =>
  days.map(({ day, result, clicks, deposits }) => ({
    day,
    clicks,
    result: String(result),
    deposits: String(deposits),
  }));
