import type { AffiliatePlan } from '../../contract/entities/affiliate.ts';
import { type Minor, parseMinor, roundHalfUp } from '../money/money.ts';

/** What a month of an affiliate rests on, in minor units. */
export interface MonthFacts {
  /** Net revenue of his players, below 0 when they won. */
  ngr: Minor;
  /** What the months before left to be set off; 0 or below. */
  carriedIn: Minor;
  /** New players whose hold ended in it. */
  newPlayers: number;
  /** What the affiliates below him earned by share and new players. */
  subsEarned: Minor;
}

/** A part of the share: what lies in a tier, in minor units, and its hundredths of a percent. */
export interface Slice {
  base: Minor;
  percent: bigint;
}

/** What a month brings, in minor units. */
export interface Earnings {
  slices: readonly Slice[];
  share: Minor;
  cpa: Minor;
  sub: Minor;
  earned: Minor;
  /** What the next month has to make up for; 0 or below. */
  carriedOut: Minor;
}

const whole = 10_000n;

/** Minor units of an amount that a plan names. */
const minor = (amount: number): Minor => parseMinor(amount) ?? 0n;

/** Hundredths of a percent. */
export const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100));

/**
 * The parts of a net revenue by a plan's tiers, lowest first: each tier's percentage is paid of what lies between its
 * `from` and the next one's. None of what is not above 0.
 */
export const slicesOf = (ngr: Minor, tiers: AffiliatePlan['share']): Slice[] => {
  const sorted = tiers.toSorted((one, other) => one.from - other.from);
  return sorted
    .map(({ from, percent }, nth) => {
      const next = sorted[nth + 1];
      const end = next && minor(next.from) < ngr ? minor(next.from) : ngr;
      return { base: end - minor(from), percent: hundredths(percent) };
    })
    .filter(({ base }) => base > 0n);
};

/** What is carried on from a net revenue after what came before: 0 where the plan carries nothing. */
const carriedOn = (left: Minor, { carryOver }: AffiliatePlan): Minor => (carryOver && left < 0n ? left : 0n);

/**
 * What a month brings by its plan (agency-affiliates, Affiliates). The share is rounded once, half up, over all slices.
 * Nothing earned is below 0: a negative month is carried over or not, according to the plan.
 */
export const earningsOf = (facts: MonthFacts, plan: AffiliatePlan): Earnings => {
  const left = facts.ngr + facts.carriedIn;
  const slices = slicesOf(left, plan.share);
  const share = roundHalfUp(
    slices.reduce((sum, { base, percent }) => sum + base * percent, 0n),
    whole,
  );
  const cpa = plan.cpa ? minor(plan.cpa.amount) * BigInt(facts.newPlayers) : 0n;
  const sub = facts.subsEarned > 0n ? roundHalfUp(facts.subsEarned * hundredths(plan.subPercent), whole) : 0n;
  return { slices, share, cpa, sub, earned: share + cpa + sub, carriedOut: carriedOn(left, plan) };
};

/** What a correction changes of a closed month, in minor units of either sign. */
export interface Corrected {
  earned: Minor;
  /** What it changes of the sum to be set off in the next month that is closed. */
  carried: Minor;
}

/**
 * What is earned more or less, and carried on more or less, when a closed month turns out to have been another one. The
 * month's own lines stay as they are.
 */
export const correctionOf = (was: MonthFacts, is: MonthFacts, plan: AffiliatePlan): Corrected => {
  const [before, after] = [earningsOf(was, plan), earningsOf(is, plan)];
  return { earned: after.earned - before.earned, carried: after.carriedOut - before.carriedOut };
};

/** Whether a new player counts for the CPA: deposited, staked the minimum, and longer ago than the hold. */
export const isHeldOut = (
  { depositedAt, turnover }: { depositedAt: number; turnover: Minor },
  { minTurnover, holdDays }: NonNullable<AffiliatePlan['cpa']>,
  now: number,
): boolean => turnover >= minor(minTurnover) && depositedAt + holdDays * 86_400_000 <= now;
