import type { KenoBet, KenoOutcome } from '../../../contract/games/keno.ts';
import { draw, type Numbers } from '../fairness/numbers.ts';
import { choose, type Figures, figuresOf, type Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';

/** Twenty of eighty balls; what is paid, in hundredths of the stake, by how many numbers are marked and how many of them are drawn. */
export interface KenoConfig {
  readonly pays: Readonly<Record<number, Readonly<Record<number, number>>>>;
}

export const kenoBalls = 80;
export const kenoDrawn = 20;

/** As many different marks as the pay table knows. */
export const refuseKeno = ({ pays }: KenoConfig, { stake, marks }: KenoBet, limits: StakeLimits): BetRefusal | null => {
  const refused = refuseStake(stake, limits);
  if (refused) return refused;
  if (!pays[marks.length]) return { reason: 'marksOutOfRange', bound: Math.max(...Object.keys(pays).map(Number)) };
  return new Set(marks).size === marks.length ? null : { reason: 'markTwice', bound: null };
};

/** Twenty different numbers below 80 are drawn; ball 1 is number 0. */
export const playKeno = ({ pays }: KenoConfig, { stake, marks }: KenoBet, numbers: Numbers): KenoOutcome => {
  const drawn = draw(numbers, kenoBalls, kenoDrawn).map((ball) => ball + 1);
  const hits = drawn.filter((ball) => marks.includes(ball));
  return {
    engine: 'keno',
    stake,
    drawn,
    hits,
    win: payOf(stake, fraction(pays[marks.length]?.[hits.length] ?? 0, 100)),
  };
};

/** What each number of hits pays; the chance is hypergeometric. */
export const kenoPrizes = ({ pays }: KenoConfig, marks: number): Prize[] =>
  Object.entries(pays[marks] ?? {}).map(([hits, multiple]) => ({
    name: 'hits',
    count: Number(hits),
    pays: fraction(multiple, 100),
    chance: fraction(
      choose(marks, Number(hits)) * choose(kenoBalls - marks, kenoDrawn - Number(hits)),
      choose(kenoBalls, kenoDrawn),
    ),
  }));

/** Figures of a stake on this many marks. */
export const kenoFigures = (config: KenoConfig, marks: number): Figures => figuresOf(kenoPrizes(config, marks));
