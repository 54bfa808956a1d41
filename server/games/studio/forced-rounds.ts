import type { GameBet, GameOutcome } from '../../../contract/games/game.ts';
import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import { seededNumbers } from '../../../domain/games/fairness/seeded-numbers.ts';
import { minesBoard } from '../../../domain/games/mines/mines.ts';
import { stakeOf } from '../../../domain/games/stake-of.ts';
import { playTitle } from '../../../domain/games/titles/play-title.ts';
import type { Title } from '../../../domain/games/titles/title.ts';
import { roundAfter } from '../../../domain/games/titles/turn-title.ts';
import { titleOf } from '../../../domain/games/titles.ts';

/**
 * `lose` brings nothing where a game has such a round, else less than the stake; `win` has no free games. Of mines `win`
 * leaves the first row free, `big` the first two, and `lose` has a mine in the first field. In blackjack `win` and `lose`
 * come when the player stands; `big` deals a pair. In video poker they come when he holds all cards: at least two pair,
 * nothing, a full house or better.
 */
export type ForcedClass = 'win' | 'lose' | 'big';

export interface ForcedRound {
  /** Null: of any player; the same for the game. */
  player: string | null;
  gameCode: string | null;
  outcome: ForcedClass;
}

/**
 * The outcomes that testers force for the next rounds. No seed is changed: numbers that would give another outcome are
 * skipped.
 */
export interface ForcedRounds {
  add(forced: ForcedRound): void;
  all(): readonly (ForcedRound & { id: number })[];
  /** Whether it still waited. */
  remove(id: number): boolean;
  /** The number that the next round is played with, from this one on. */
  nonceFrom(round: { player: string; gameCode: string; bet: GameBet; seeds: RoundSeeds }): number;
}

/** How many numbers are tried; a rarer outcome is not found. */
const searched = 10_000;

const fits = (title: Title, bet: GameBet, seeds: RoundSeeds, wanted: ForcedClass): boolean => {
  const numbers = seededNumbers(seeds);
  if (title.engine === 'mines' && bet.engine === 'mines') {
    const board = minesBoard(title.config, bet, numbers);
    if (wanted === 'lose') return board.includes(0);
    return board.every((field) => field >= (wanted === 'big' ? 10 : 5));
  }
  if (title.engine === 'blackjack' && bet.engine === 'blackjack') {
    const round = roundAfter(title, bet, numbers, []);
    if (!round || round.over || round.open.engine !== 'blackjack') return false;
    if (wanted === 'big') return round.open.moves.includes('split');
    return wanted === 'win' ? round.settle().win > bet.stake : round.settle().win === 0;
  }
  if (title.engine === 'poker' && bet.engine === 'poker') {
    const stood = playTitle(title, bet, numbers, { turns: [{ type: 'hold', held: [0, 1, 2, 3, 4] }] })?.win ?? 0;
    if (wanted === 'lose') return stood === 0;
    return wanted === 'big' ? stood >= 8 * bet.stake : stood > bet.stake;
  }
  const win = playTitle(title, bet, numbers)?.win ?? 0;
  const stake = stakeOf(bet);
  if (wanted === 'lose') return win < stake;
  return wanted === 'big' ? win >= 10 * stake : win > stake;
};

/** Of the rounds that fit, one that shows nothing but what was asked for. */
const isPlain = (outcome: GameOutcome | null, wanted: ForcedClass): boolean => {
  if (wanted === 'lose') return outcome === null || outcome.win === 0;
  return wanted === 'big' || outcome?.engine !== 'slot' || outcome.freeGames.length === 0;
};

export const createForcedRounds = (): ForcedRounds => {
  const waiting: (ForcedRound & { id: number })[] = [];
  let count = 0;
  const remove = (id: number): boolean => {
    const index = waiting.findIndex((forced) => forced.id === id);
    if (index >= 0) waiting.splice(index, 1);
    return index >= 0;
  };
  return {
    add: (forced) => {
      count += 1;
      waiting.push({ ...forced, id: count });
    },
    all: () => waiting,
    remove,
    nonceFrom: ({ player, gameCode, bet, seeds }) => {
      const forced = waiting.find(
        (one) => (one.player ?? player) === player && (one.gameCode ?? gameCode) === gameCode,
      );
      const title = titleOf(gameCode);
      if (!forced || !title) return seeds.nonce;
      remove(forced.id);
      let fitting: number | null = null;
      for (let nonce = seeds.nonce; nonce < seeds.nonce + searched; nonce += 1) {
        const tried = { ...seeds, nonce };
        if (!fits(title, bet, tried, forced.outcome)) continue;
        if (isPlain(playTitle(title, bet, seededNumbers(tried)), forced.outcome)) return nonce;
        fitting ??= nonce;
      }
      return fitting ?? seeds.nonce;
    },
  };
};
