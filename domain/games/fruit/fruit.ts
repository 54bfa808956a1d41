import type { FruitBet, FruitOutcome } from '../../../contract/games/reels.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { type Figures, figuresOf, type Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { countAllStops } from '../reels/all-stops.ts';
import { linePrizes } from '../reels/line-prizes.ts';
import type { ReelsConfig } from '../reels/reels-config.ts';
import { spinReels } from '../reels/spin-reels.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';

/** Three reels with one line, five or all twenty-seven; nothing but lines pays. */
export type FruitConfig = ReelsConfig;

/** The five lines of a fruit machine: middle, top, bottom and both diagonals. */
export const fruitLines: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** Every way to take one row of each reel: 27 lines. */
export const everyWay: readonly (readonly number[])[] = [0, 1, 2].flatMap((first) =>
  [0, 1, 2].flatMap((second) => [0, 1, 2].map((third) => [first, second, third])),
);

/** A stake is a whole number of coins, so that every win is a whole number of minor units. */
export const refuseFruit = ({ coins }: FruitConfig, { stake }: FruitBet, limits: StakeLimits): BetRefusal | null =>
  refuseStake(stake, limits) ?? (stake % coins === 0 ? null : { reason: 'stakeNotInSteps', bound: coins });

/** One spin; `stake` in minor units is divided into the coins of the machine. */
export const playFruit = (config: FruitConfig, { stake }: FruitBet, numbers: Numbers): FruitOutcome => {
  const spin = spinReels(config, numbers, { coin: stake / config.coins });
  return { engine: 'fruit', stake, spin, win: spin.win };
};

/** By all stops of the three reels. */
export const fruitFigures = (config: FruitConfig): Figures => {
  const all = config.strips.reduce((ways, strip) => ways * strip.length, 1);
  return figuresOf(
    countAllStops(config, null).map(({ coins, ways }) => ({
      pays: fraction(coins, config.coins),
      chance: fraction(ways, all),
    })),
  );
};

/** Each prize with its chance on one line. */
export const fruitPrizes = (config: FruitConfig): Prize[] => linePrizes(config);
