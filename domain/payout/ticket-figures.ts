import { type Minor, roundHalfUp } from '../money/money.ts';
import { evenOdd, type Odd } from '../odds/odd.ts';
import { type Ratio, smallestLine, sumOfLines } from '../system/line-sums.ts';
import { combinationsOf, type Group, type Leg } from '../system/system.ts';
import { type BonusRule, bonusPercentage } from './bonus.ts';

export interface TicketTerms {
  stake: Minor;
  legs: readonly Leg[];
  /** Empty for a single or a combination. Must be sound ({@link isSystemSound}). */
  groups: readonly Group[];
  bonus: BonusRule;
  /** 0 = no cap. */
  maxWin: Minor;
  freeBet: boolean;
}

/** What a ticket can win. Odds times 10,000, money in minor units, each rounded once from the exact value. */
export interface TicketFigures {
  combinations: bigint;
  minOdd: Odd;
  maxOdd: Odd;
  /** Smallest and largest win of the stake, before bonus and cap. */
  minPayout: Minor;
  maxPayout: Minor;
  /** Hundredths of a percent. */
  bonusPercentage: number;
  bonusAmount: Minor;
  /** Largest win with its bonus, capped by maxWin. */
  totalGain: Minor;
  /** What is paid out on the largest win: totalGain, less the stake of a free bet. */
  pays: Minor;
}

const hundredPercent = 10_000n;

/** stake x ratio / combinations with a bonus on top, rounded half up once. */
export const winOf = (stake: Minor, odds: Ratio, combinations: bigint, percentage = 0): Minor =>
  roundHalfUp(
    stake * odds.numerator * (hundredPercent + BigInt(percentage)),
    odds.denominator * combinations * hundredPercent,
  );

export const capped = (win: Minor, maxWin: Minor): Minor => (maxWin > 0n && win > maxWin ? maxWin : win);

/** The cap of a part of a stake: in parts a ticket wins no more than as a whole. 0 = no cap, of the parts neither. */
export const partOfCap = (maxWin: Minor, part: Minor, stake: Minor): Minor => {
  const share = (maxWin * part) / stake;
  return maxWin > 0n && share === 0n ? 1n : share;
};

/** A free bet pays its win without the stake (money-and-tickets, Bonus, free bet). */
export const paid = (gain: Minor, stake: Minor, freeBet: boolean): Minor => {
  if (!freeBet) return gain;
  return gain > stake ? gain - stake : 0n;
};

/** Combinations, odds, payouts, bonus and cap of a ticket, by formula and without listing a line. */
export const ticketFigures = ({ stake, legs, groups, bonus, maxWin, freeBet }: TicketTerms): TicketFigures => {
  const combinations = combinationsOf(legs, groups);
  const largest = sumOfLines(legs, groups);
  const smallest = smallestLine(legs, groups);
  const odds = legs.map((leg) => leg.odd);
  const percentage = groups.length === 0 ? bonusPercentage(bonus, odds) : 0;
  const maxPayout = winOf(stake, largest, combinations);
  const withBonus = winOf(stake, largest, combinations, percentage);
  const totalGain = capped(withBonus, maxWin);
  return {
    combinations,
    minOdd: roundHalfUp(smallest.numerator * evenOdd, smallest.denominator),
    maxOdd: roundHalfUp(largest.numerator * evenOdd, largest.denominator),
    minPayout: winOf(stake, smallest, combinations),
    maxPayout,
    bonusPercentage: percentage,
    bonusAmount: withBonus - maxPayout,
    totalGain,
    pays: paid(totalGain, stake, freeBet),
  };
};
