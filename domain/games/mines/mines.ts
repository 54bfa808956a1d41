import type { MinesBet } from '../../../contract/games/mines.ts';
import { draw, type Numbers } from '../fairness/numbers.ts';
import { choose, type Figures, figuresOf, type Prize } from '../figures.ts';
import { type Fraction, fraction } from '../fraction.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';

export interface MinesConfig {
  readonly fields: number;
  /** What comes back at every step, in percent. */
  readonly returnPercent: number;
  /** A round ends by itself at the last step that pays at most this multiple of the stake. */
  readonly highest: number;
}

/** Chance that the first `revealed` fields hold no mine. */
export const chanceOfSafe = ({ fields }: MinesConfig, mines: number, revealed: number): Fraction =>
  fraction(choose(fields - mines, revealed), choose(fields, revealed));

/** What a cash-out after `revealed` safe fields pays of a stake: the published return over the chance to come so far. */
export const minesMultiple = (config: MinesConfig, mines: number, revealed: number): Fraction => {
  const { n, d } = chanceOfSafe(config, mines, revealed);
  return fraction(BigInt(config.returnPercent) * d, 100n * n);
};

/**
 * Whether a round goes on to `revealed` safe fields: there are enough of them, and they pay no more than the highest
 * multiple.
 */
export const hasStep = ({ fields, returnPercent, highest }: MinesConfig, mines: number, revealed: number): boolean =>
  revealed <= fields - mines &&
  BigInt(returnPercent) * choose(fields, revealed) <= 100n * BigInt(highest) * choose(fields - mines, revealed);

/** How many fields can be revealed at most: at that step the round is paid by itself. */
export const lastStep = (config: MinesConfig, mines: number): number => {
  let step = 1;
  while (hasStep(config, mines, step + 1)) step += 1;
  return step;
};

/** From one mine to all fields but one. */
export const refuseMines = ({ fields }: MinesConfig, bet: MinesBet, limits: StakeLimits): BetRefusal | null =>
  refuseStake(bet.stake, limits) ?? (bet.mines < fields ? null : { reason: 'minesOutOfRange', bound: fields - 1 });

/** Where the mines lie: as many different numbers below the count of fields as there are mines, in the order drawn. */
export const minesBoard = ({ fields }: MinesConfig, { mines }: MinesBet, numbers: Numbers): number[] =>
  draw(numbers, fields, mines);

/** Figures of a player who leaves after `revealed` safe fields. */
export const minesFigures = (config: MinesConfig, mines: number, revealed: number): Figures =>
  figuresOf([{ pays: minesMultiple(config, mines, revealed), chance: chanceOfSafe(config, mines, revealed) }]);

/** Every step with what it pays; `count` is the number of safe fields. */
export const minesPrizes = (config: MinesConfig, mines: number): Prize[] =>
  Array.from({ length: lastStep(config, mines) }, (_, at) => ({
    name: 'safe',
    count: at + 1,
    pays: minesMultiple(config, mines, at + 1),
    chance: chanceOfSafe(config, mines, at + 1),
  }));
