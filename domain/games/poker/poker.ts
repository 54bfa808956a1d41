import {
  type OpenPoker,
  type PokerBet,
  type PokerHand,
  type PokerOutcome,
  pokerHands,
} from '../../../contract/games/poker.ts';
import { draw, type Numbers } from '../fairness/numbers.ts';
import type { Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';
import { bestHold, type PokerPays } from './best-hold.ts';
import { handOf } from './hand-of.ts';

/** Five cards of one deck; any may be held, the others are replaced once. */
export interface PokerConfig {
  readonly pays: PokerPays;
  /** One round of best play in how many ends with each hand. */
  readonly odds: Readonly<Record<PokerHand, number>>;
}

/** `deck` is what may come of the round's deck: the five cards dealt, then those that take the place of others, in their order. */
export interface PokerRound {
  readonly bet: PokerBet;
  readonly deck: readonly number[];
  /** Null while the hand waits for its player. */
  readonly held: readonly number[] | null;
}

export const dealPoker = (bet: PokerBet, numbers: Numbers): PokerRound => ({
  bet,
  deck: draw(numbers, 52, 10),
  held: null,
});

/** The round after its one turn; null when it was taken already. */
export const holdCards = (round: PokerRound, held: readonly number[]): PokerRound | null =>
  round.held ? null : { ...round, held };

const dealtOf = ({ deck }: PokerRound): number[] => deck.slice(0, 5);

/** What is sent of a hand that waits: none of the cards that may be drawn. */
export const openPokerOf = (round: PokerRound): OpenPoker => {
  const dealt = dealtOf(round);
  return { engine: 'poker', stake: round.bet.stake, dealt, made: handOf(dealt) };
};

/** How a round ends; one that nobody came back to holds what best play would. */
export const settlePoker = ({ pays }: PokerConfig, round: PokerRound): PokerOutcome => {
  const dealt = dealtOf(round);
  const held = [...(round.held ?? bestHold(pays, dealt))];
  const drawn = round.deck.slice(5);
  const hand = dealt.map((card, place) => (held.includes(place) ? card : (drawn.shift() ?? card)));
  const made = handOf(hand);
  const { stake } = round.bet;
  const win = made === null ? 0 : payOf(stake, fraction(pays[made]));
  return { engine: 'poker', stake, dealt, held, hand, made, leftOpen: round.held === null, win };
};

export const refusePoker = ({ stake }: PokerBet, limits: StakeLimits): BetRefusal | null => refuseStake(stake, limits);

/** What each hand is paid, and how often best play ends with it. */
export const pokerPrizes = ({ pays, odds }: PokerConfig): Prize[] =>
  pokerHands.map((name) => ({
    name,
    count: null,
    pays: fraction(pays[name]),
    chance: fraction(100, Math.round(odds[name] * 100)),
  }));
