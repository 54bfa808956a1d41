import { type AffiliateProduct, affiliateProducts } from '../../contract/entities/affiliate.ts';
import { type Minor, roundHalfUp } from '../money/money.ts';

/** The totals of bets of a product, in minor units, none of it below 0. */
export interface ProductBets {
  staked: Minor;
  wins: Minor;
  /** Given for bets of this very product: cashbacks, wins of free bets. */
  bonuses: Minor;
}

/** A product's line: `ngr` is what is left of the stakes. Minor units, all others at least 0. */
export interface RevenueLine extends ProductBets {
  fees: Minor;
  tax: Minor;
  ngr: Minor;
}

export type Revenue = Readonly<Record<AffiliateProduct, RevenueLine>>;

/** The totals of a month before they are split by product; minor units, percentages in hundredths of a percent. */
export interface RevenueNeeds {
  bets: Readonly<Record<AffiliateProduct, ProductBets>>;
  /** Bonuses given for no product in particular. */
  bonuses: Minor;
  deposits: Minor;
  feePercent: bigint;
  taxPercent: bigint;
}

const whole = 10_000n;

/**
 * Splits a sum by weights, the last units to those that lost most by rounding down: the parts add up to the sum.
 * Without any weight all of it is the first one's. Sum and weights at least 0.
 */
export const layOut = (sum: Minor, weights: readonly Minor[]): Minor[] => {
  const total = weights.reduce((one, other) => one + other, 0n);
  if (total === 0n) return weights.map((_, nth) => (nth === 0 ? sum : 0n));
  const parts = weights.map((weight) => (sum * weight) / total);
  const left = Number(sum - parts.reduce((one, other) => one + other, 0n));
  const lost = weights
    .map((weight, nth) => ({ nth, rest: (sum * weight) % total }))
    .sort((one, other) => (one.rest === other.rest ? one.nth - other.nth : one.rest > other.rest ? -1 : 1));
  for (const { nth } of lost.slice(0, left)) parts[nth] = (parts[nth] ?? 0n) + 1n;
  return parts;
};

/**
 * Net gaming revenue line by line (agency-affiliates, Affiliates): stakes settled - wins - bonuses given - payment fees -
 * tax. The tax is on what is left of the stakes after the wins, where anything is; fees, and bonuses for no product, are
 * laid out by stakes.
 */
export const revenueOf = ({ bets, bonuses, deposits, feePercent, taxPercent }: RevenueNeeds): Revenue => {
  const stakes = affiliateProducts.map((product) => bets[product].staked);
  const given = layOut(bonuses, stakes);
  const fees = layOut(roundHalfUp(deposits * feePercent, whole), stakes);
  const lineOf = (product: AffiliateProduct, nth: number): RevenueLine => {
    const { staked, wins } = bets[product];
    const line = {
      staked,
      wins,
      bonuses: bets[product].bonuses + (given[nth] ?? 0n),
      fees: fees[nth] ?? 0n,
      tax: staked > wins ? roundHalfUp((staked - wins) * taxPercent, whole) : 0n,
    };
    return { ...line, ngr: staked - wins - line.bonuses - line.fees - line.tax };
  };
  const [sports, live, casino, virtuals] = [
    lineOf('sports', 0),
    lineOf('live', 1),
    lineOf('casino', 2),
    lineOf('virtuals', 3),
  ];
  return { sports, live, casino, virtuals };
};

/** All products together. */
export const totalOf = (revenue: Revenue): RevenueLine => {
  const sum = (read: (line: RevenueLine) => Minor): Minor =>
    affiliateProducts.reduce((total, product) => total + read(revenue[product]), 0n);
  return {
    staked: sum((line) => line.staked),
    wins: sum((line) => line.wins),
    bonuses: sum((line) => line.bonuses),
    fees: sum((line) => line.fees),
    tax: sum((line) => line.tax),
    ngr: sum((line) => line.ngr),
  };
};
