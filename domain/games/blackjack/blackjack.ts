import type {
  BlackjackBet,
  BlackjackMove,
  BlackjackOutcome,
  HandEnd,
  OpenBlackjack,
} from '../../../contract/games/blackjack.ts';
import type { Prize } from '../figures.ts';
import { fraction } from '../fraction.ts';
import { payOf } from '../pay.ts';
import { type BetRefusal, refuseStake, type StakeLimits } from '../stake-limits.ts';
import { countOf, dealerStands, isNatural, totalOf } from './hand.ts';

/** Blackjack from an endless shoe, paid 3 to 2; the dealer looks for his own before anybody plays. */
export interface BlackjackConfig {
  /** Whether the dealer draws to a soft 17, or stands on every 17. */
  readonly hitsSoft17: boolean;
  /** What a round of best play brings on top of its first stake, in half stakes, and one round in how many brings it. */
  readonly odds: Readonly<Record<number, number>>;
}

export interface PlayedHand {
  readonly cards: readonly number[];
  readonly stake: number;
  /** Stands, is bust or has 21: no turn is taken with it any more. */
  readonly done: boolean;
}

/** The state of a round. `drawn` counts the cards that left the shoe, the dealer's hidden one included. */
export interface BlackjackRound {
  readonly bet: BlackjackBet;
  readonly dealer: readonly [number, number];
  readonly hands: readonly PlayedHand[];
  readonly drawn: number;
  readonly nth: number;
}

/** The nth card of the round's shoe, from 0. */
export type Shoe = (nth: number) => number;

/** Two cards each in turn, the player's first; the dealer's second one is hidden. */
export const dealBlackjack = (bet: BlackjackBet, shoe: Shoe): BlackjackRound => {
  const cards = [shoe(0), shoe(2)];
  const dealer = [shoe(1), shoe(3)] as const;
  const done = isNatural(cards) || isNatural(dealer);
  return { bet, dealer, hands: [{ cards, stake: bet.stake, done }], drawn: 4, nth: 0 };
};

/** Which hand is the player's turn; -1 when the round is over for him. */
export const handInTurn = ({ hands }: BlackjackRound): number => hands.findIndex(({ done }) => !done);

/** What may be done with the hand in turn; nothing when there is none. */
export const blackjackMoves = (round: BlackjackRound): BlackjackMove[] => {
  const { cards } = round.hands[handInTurn(round)] ?? {};
  if (!cards) return [];
  if (cards.length !== 2) return ['hit', 'stand'];
  const [one = 0, other = 0] = cards;
  const splits = round.hands.length === 1 && countOf(one) === countOf(other);
  return splits ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
};

/** The additional stake of a move, in minor units. */
export const stakeOfMove = ({ bet }: BlackjackRound, move: BlackjackMove): number =>
  move === 'double' || move === 'split' ? bet.stake : 0;

const after = (cards: readonly number[], stake: number, stands: boolean): PlayedHand => ({
  cards,
  stake,
  done: stands || totalOf(cards).points >= 21,
});

/** The round after a move with the hand in turn; null when it may not be made. A split ace takes one card and stands. */
export const takeMove = (round: BlackjackRound, shoe: Shoe, move: BlackjackMove): BlackjackRound | null => {
  const at = handInTurn(round);
  const hand = round.hands[at];
  if (!hand || !blackjackMoves(round).includes(move)) return null;
  const { cards, stake } = hand;
  const more = stakeOfMove(round, move);
  const next = { ...round, nth: round.nth + 1 };
  if (move === 'stand') return { ...next, hands: round.hands.with(at, { ...hand, done: true }) };
  if (move === 'split') {
    const [one = 0, other = 0] = cards;
    const stands = countOf(one) === 1;
    const hands = [after([one, shoe(round.drawn)], stake, stands), after([other, shoe(round.drawn + 1)], more, stands)];
    return { ...next, hands, drawn: round.drawn + 2 };
  }
  const longer = after([...cards, shoe(round.drawn)], stake + more, move === 'double');
  return { ...next, hands: round.hands.with(at, longer), drawn: round.drawn + 1 };
};

/** The dealer's cards at the end: he draws only where a hand may still win or lose against him. */
const dealersCards = (config: BlackjackConfig, { dealer, hands, drawn }: BlackjackRound, shoe: Shoe): number[] => {
  const cards: number[] = [...dealer];
  const isNeeded = hands.some(
    (hand) => totalOf(hand.cards).points <= 21 && !(hands.length === 1 && isNatural(hand.cards)),
  );
  for (let next = drawn; isNeeded && !dealerStands(totalOf(cards), config.hitsSoft17); next += 1)
    cards.push(shoe(next));
  return cards;
};

const endOf = (hand: PlayedHand, dealer: readonly number[], isSplit: boolean): HandEnd => {
  const { points } = totalOf(hand.cards);
  const theirs = totalOf(dealer).points;
  if (points > 21) return 'bust';
  const own = !isSplit && isNatural(hand.cards);
  if (own !== isNatural(dealer)) return own ? 'blackjack' : 'lost';
  if (theirs > 21 || points > theirs) return 'won';
  return points === theirs ? 'push' : 'lost';
};

/** Hundredths of the stake that a hand brings back. */
const returns: Readonly<Record<HandEnd, number>> = { blackjack: 250, won: 200, push: 100, lost: 0, bust: 0 };

/** How a round ends. Hands that are still in turn stand: the published rule for a round that was left open. */
export const settleBlackjack = (config: BlackjackConfig, round: BlackjackRound, shoe: Shoe): BlackjackOutcome => {
  const dealer = dealersCards(config, round, shoe);
  const hands = round.hands.map((hand) => {
    const end = endOf(hand, dealer, round.hands.length > 1);
    return { cards: [...hand.cards], stake: hand.stake, end, win: payOf(hand.stake, fraction(returns[end], 100)) };
  });
  return {
    engine: 'blackjack',
    stake: hands.reduce((sum, { stake }) => sum + stake, 0),
    dealer,
    hands,
    leftOpen: handInTurn(round) >= 0,
    win: hands.reduce((sum, { win }) => sum + win, 0),
  };
};

/** Doubling and splitting stake as much again, whatever the limits of a stake. */
export const refuseBlackjack = ({ stake }: BlackjackBet, limits: StakeLimits): BetRefusal | null =>
  refuseStake(stake, limits);

/** What a round of best play brings: `natural` a blackjack, `ahead` this many stakes won, `even` all stakes back. */
export const blackjackPrizes = ({ odds }: BlackjackConfig): Prize[] =>
  Object.entries(odds)
    .map(([halves, oneIn]) => [Number(halves), oneIn] as const)
    .sort(([one], [other]) => other - one)
    .map(([halves, oneIn]) => ({
      name: halves === 3 ? 'natural' : halves === 0 ? 'even' : 'ahead',
      count: halves === 3 || halves === 0 ? null : halves / 2,
      pays: fraction(2 + halves, 2),
      chance: fraction(100, Math.round(oneIn * 100)),
    }));

/** A round after these moves; null when one of them cannot be made. */
export const blackjackAfter = (bet: BlackjackBet, shoe: Shoe, moves: readonly BlackjackMove[]): BlackjackRound | null =>
  moves.reduce<BlackjackRound | null>((round, move) => round && takeMove(round, shoe, move), dealBlackjack(bet, shoe));

/** What is sent of an open round: of the dealer's cards only the first. */
export const openBlackjackOf = (round: BlackjackRound): OpenBlackjack => ({
  engine: 'blackjack',
  stake: round.hands.reduce((sum, { stake }) => sum + stake, 0),
  more: round.bet.stake,
  dealer: round.dealer[0],
  hands: round.hands.map(({ cards, stake }) => ({ cards: [...cards], stake })),
  turn: Math.max(0, handInTurn(round)),
  moves: blackjackMoves(round),
  nth: round.nth,
});
