import type { DiceBet, DiceOutcome } from '../../../contract/games/dice.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { type Figures, figuresOf, type Prize } from '../figures.ts';
import { type Fraction, fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';

export interface DiceConfig {
  /** What comes back at every chance, in percent. */
  readonly returnPercent: number;
  /** The chances that can be bet on, of 10,000. */
  readonly chances: { readonly min: number; readonly max: number };
}

const sides = 10_000;

/** What a roll among `chance` of 10,000 pays of a stake. */
export const diceMultiple = ({ returnPercent }: DiceConfig, chance: number): Fraction =>
  fraction(returnPercent * sides, 100 * chance);

/** Chances beyond the bounds would pay less than the stake, or more than the house can. */
export const refuseDice = (
  { chances }: DiceConfig,
  { stake, chance }: DiceBet,
  limits: StakeLimits,
): BetRefusal | null => {
  const refused = refuseStake(stake, limits);
  if (refused) return refused;
  if (chance < chances.min) return { reason: 'chanceOutOfRange', bound: chances.min };
  return chance > chances.max ? { reason: 'chanceOutOfRange', bound: chances.max } : null;
};

/** One number below 10,000 is the roll. */
export const playDice = (config: DiceConfig, { stake, side, chance }: DiceBet, numbers: Numbers): DiceOutcome => {
  const roll = numbers.below(sides);
  const won = side === 'under' ? roll < chance : roll >= sides - chance;
  return { engine: 'dice', stake, roll, won, win: won ? payOf(stake, diceMultiple(config, chance)) : 0 };
};

/** Of a stake at a chance of 10,000. */
export const diceFigures = (config: DiceConfig, chance: number): Figures =>
  figuresOf([{ pays: diceMultiple(config, chance), chance: fraction(chance, sides) }]);

/** Some chances with what they pay; `count` is the chance of 10,000. */
export const dicePrizes = (config: DiceConfig): Prize[] =>
  [config.chances.min, 500, 1_000, 2_500, 4_850, 7_500, config.chances.max].map((chance) => ({
    name: 'chance',
    count: chance,
    pays: diceMultiple(config, chance),
    chance: fraction(chance, sides),
  }));
