import type { Numbers } from '../../../domain/games/fairness/numbers.ts';
import { deviationOf } from '../../../domain/games/figures.ts';
import { toNumber } from '../../../domain/games/fraction.ts';
import type { Title } from '../../../domain/games/titles/title.ts';
import { usualFigures } from '../../../domain/games/titles/title-figures.ts';
import { usualRound } from './usual-round.ts';

export interface MeasuredReturn {
  rounds: number;
  exact: number;
  seen: number;
  /** How far `seen` lies from `exact`, in standard errors of this many rounds. */
  off: number;
}

const stake = 1_000_000;

/** Plays a title this often and compares its return with its figures. */
export const measureReturn = (title: Title, rounds: number, numbersOf: (round: number) => Numbers): MeasuredReturn => {
  const figures = usualFigures(title);
  const play = usualRound(title, stake);
  let won = 0;
  for (let round = 0; round < rounds; round += 1) won += play(numbersOf(round)) / stake;
  const [exact, seen] = [toNumber(figures.exactReturn), won / rounds];
  return { rounds, exact, seen, off: (seen - exact) / (deviationOf(figures) / Math.sqrt(rounds)) };
};
