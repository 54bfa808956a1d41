import type { PlinkoBet, PlinkoOutcome, PlinkoRisk, PlinkoRows } from '../../../contract/games/plinko.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { choose, type Figures, figuresOf, type Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';

/**
 * What the pockets pay, in hundredths, from the outermost to the middle one; both sides are alike. A ball goes left or right
 * at each row with the same chance, so pocket k of n rows is met in `n over k` of 2^n ways.
 */
export type PlinkoConfig = Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>>;

const pocketPays = (config: PlinkoConfig, { rows, risk }: Pick<PlinkoBet, 'rows' | 'risk'>, pocket: number): number =>
  config[rows][risk][Math.min(pocket, rows - pocket)] ?? 0;

/** Rows and risk are those of the contract; the stake alone can be wrong. */
export const refusePlinko = (_: PlinkoConfig, { stake }: PlinkoBet, limits: StakeLimits): BetRefusal | null =>
  refuseStake(stake, limits);

/** A number below 2 for each row: 0 is left, 1 right. The pocket is how often it went right. */
export const playPlinko = (config: PlinkoConfig, bet: PlinkoBet, numbers: Numbers): PlinkoOutcome => {
  const path = Array.from({ length: bet.rows }, () => (numbers.below(2) === 0 ? 0 : 1));
  const pocket = path.filter((step) => step === 1).length;
  const times = pocketPays(config, bet, pocket);
  return { engine: 'plinko', stake: bet.stake, path, pocket, times, win: payOf(bet.stake, fraction(times, 100)) };
};

/** Every pocket from the left with what it pays. */
export const plinkoPrizes = (config: PlinkoConfig, bet: Pick<PlinkoBet, 'rows' | 'risk'>): Prize[] =>
  Array.from({ length: bet.rows + 1 }, (_, pocket) => ({
    name: 'pocket',
    count: pocket,
    pays: fraction(pocketPays(config, bet, pocket), 100),
    chance: fraction(choose(bet.rows, pocket), 2n ** BigInt(bet.rows)),
  }));

/** By all pockets. */
export const plinkoFigures = (config: PlinkoConfig, bet: Pick<PlinkoBet, 'rows' | 'risk'>): Figures =>
  figuresOf(plinkoPrizes(config, bet));
