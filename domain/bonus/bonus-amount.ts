import type { OnceRule, PeriodicRule } from '../../contract/entities/bonus.ts';
import { type Minor, parseMinor, roundHalfUp } from '../money/money.ts';

const minor = (major: number): Minor => parseMinor(major) ?? 0n;
/** Hundredths of a percent. */
const part = (amount: Minor, percent: number): Minor => roundHalfUp(amount * minor(percent), 10_000n);
const atMost = (amount: Minor, cap: Minor): Minor => (amount < cap ? amount : cap);

/** The percentage of the highest band that `base` has reached; 0 below all of them. */
export const bandPercent = ({ bands }: Pick<PeriodicRule, 'bands'>, base: Minor): number => {
  const reached = bands.filter(({ from }) => base >= minor(from)).sort((one, other) => one.from - other.from);
  return reached.at(-1)?.percent ?? 0;
};

/** The bonus of a turnover or loss by this rule, minor units, rounded half up once. */
export const periodicAmount = (rule: PeriodicRule, base: Minor): Minor =>
  base <= 0n ? 0n : atMost(part(base, bandPercent(rule, base)), minor(rule.cap));

/** The bonus of a first deposit by this rule, minor units. */
export const depositAmount = (rule: Extract<OnceRule, { kind: 'firstDeposit' }>, deposit: Minor): Minor =>
  atMost(part(deposit, rule.percent), minor(rule.cap));
