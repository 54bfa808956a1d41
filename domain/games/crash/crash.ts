import type { CrashBet, CrashOutcome } from '../../../contract/games/crash.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { type Figures, figuresOf, type Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';

export interface CrashConfig {
  /** What comes back at every target, in percent. */
  readonly returnPercent: number;
  /** Where every flight ends at the latest, in hundredths; who is still in is paid that. */
  readonly highest: number;
  /** Milliseconds to bet before a flight, and to look at its end after it. */
  readonly betting: number;
  readonly pause: number;
}

/** Numbers of 52 bits: as exact as a float, far finer than any target. */
const half = 2 ** 26;
const range = 2n ** 52n;

/**
 * Where a flight ends, in hundredths. With u even among the 2^52 numbers from 1, the end is `percent / u` (u as a part of
 * 2^52), rounded down: a target t is reached with chance `percent / t`. What would end below 1.00 ends at 1.00 and pays nobody.
 * Two numbers below 2^26 are taken, the high one first.
 */
export const crashPoint = ({ returnPercent, highest }: CrashConfig, numbers: Numbers): number => {
  const high = numbers.below(half);
  const drawn = BigInt(high) * BigInt(half) + BigInt(numbers.below(half));
  const end = (BigInt(returnPercent) * range) / (range - drawn);
  return Math.min(highest, Math.max(100, Number(end)));
};

/** The automatic cash-out lies from 1.01 to the highest multiplier. */
export const refuseCrash = ({ highest }: CrashConfig, bet: CrashBet, limits: StakeLimits): BetRefusal | null => {
  const refused = refuseStake(bet.stake, limits);
  if (refused || bet.target === null) return refused;
  if (bet.target <= 100) return { reason: 'targetOutOfRange', bound: 101 };
  return bet.target > highest ? { reason: 'targetOutOfRange', bound: highest } : null;
};

/**
 * What a bet comes to in a flight that ended at `crashAt`. `askedAt` is the multiplier at which a cash-out reached the server,
 * null without one; the automatic one comes first when its target was passed by then. A cash-out at the very multiplier of
 * the end counts; nobody leaves at 1.00. At the highest multiplier everybody is paid.
 */
export const settleCrash = (
  { highest }: CrashConfig,
  { stake, target }: CrashBet,
  crashAt: number,
  askedAt: number | null,
): CrashOutcome => {
  const exits = [target, askedAt, crashAt === highest ? highest : null].filter((exit) => exit !== null);
  const first = Math.min(...exits);
  const cashedOutAt = first > 100 && first <= crashAt ? first : null;
  const win = cashedOutAt === null ? 0 : payOf(stake, fraction(cashedOutAt, 100));
  return { engine: 'crash', stake, crashAt, cashedOutAt, win };
};

/** A flight from its numbers, and what the bet comes to. */
export const playCrash = (
  config: CrashConfig,
  bet: CrashBet,
  numbers: Numbers,
  askedAt: number | null = null,
): CrashOutcome => settleCrash(config, bet, crashPoint(config, numbers), askedAt);

/** Chance that a flight comes to a target in hundredths: exact, and within 1 / 2^52 of `returnPercent / target`. */
const chanceOf = ({ returnPercent }: CrashConfig, target: number) =>
  fraction((BigInt(returnPercent) * range) / BigInt(target), range);

/** Of a stake with an automatic cash-out at a target in hundredths. */
export const crashFigures = (config: CrashConfig, target: number): Figures =>
  figuresOf([{ pays: fraction(target, 100), chance: chanceOf(config, target) }]);

/** Targets for the rules page, in hundredths, with their chances. */
export const crashPrizes = (config: CrashConfig): Prize[] =>
  [110, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, config.highest].map((target) => ({
    name: 'target',
    count: target,
    pays: fraction(target, 100),
    chance: chanceOf(config, target),
  }));
