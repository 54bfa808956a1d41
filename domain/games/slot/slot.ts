import type { SlotBet, SlotOutcome } from '../../../contract/games/reels.ts';
import type { Numbers } from '../fairness/numbers.ts';
import type { ReelsConfig, Strip } from '../reels/reels-config.ts';
import { type Scatter, spinReels } from '../reels/spin-reels.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';

/** Five reels of three rows with ten lines. Scatters give free games on strips of their own, which hold no scatter. */
export interface SlotConfig extends ReelsConfig {
  readonly scatter: Scatter;
  readonly freeGames: {
    readonly strips: readonly Strip[];
    /** How many, by how many scatters showed. */
    readonly count: Readonly<Record<number, number>>;
    /** What every win in them is multiplied by. */
    readonly times: number;
  };
}

/** The ten lines, numbered as on the glass: middle, top, bottom, V, roof, and five that step once. */
export const tenLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
];

/** A stake is a whole number of coins, so that every win is a whole number of minor units. */
export const refuseSlot = ({ coins }: SlotConfig, { stake }: SlotBet, limits: StakeLimits): BetRefusal | null =>
  refuseStake(stake, limits) ?? (stake % coins === 0 ? null : { reason: 'stakeNotInSteps', bound: coins });

/** A paid spin and, at once, the free games it gives: five stops each, in their order. */
export const playSlot = (config: SlotConfig, { stake }: SlotBet, numbers: Numbers): SlotOutcome => {
  const coin = stake / config.coins;
  const spin = spinReels(config, numbers, { coin, scatter: config.scatter });
  const { strips, times, count } = config.freeGames;
  const free = { ...config, strips };
  const freeGames = Array.from({ length: count[spin.scatters] ?? 0 }, () => spinReels(free, numbers, { coin, times }));
  return { engine: 'slot', stake, spin, freeGames, win: freeGames.reduce((sum, { win }) => sum + win, spin.win) };
};
