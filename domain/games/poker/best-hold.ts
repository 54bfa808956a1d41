import { type PokerHand, pokerHands } from '../../../contract/games/poker.ts';
import { rankOf, suitOf } from '../cards/cards.ts';
import { isHigh, royal, straights } from './hand-of.ts';

/** What each hand is paid, as a multiple of the stake. */
export type PokerPays = Readonly<Record<PokerHand, number>>;

/** `choices[n][k]`: ways to take k of n cards. */
const choices: readonly (readonly number[])[] = Array.from({ length: 53 }, (_, n) =>
  Array.from({ length: 6 }, (_, k) => {
    let ways = 1;
    for (let at = 0; at < k; at += 1) ways = (ways * (n - at)) / (at + 1);
    return ways;
  }),
);

/** Ways to take `k` of `n` cards, n up to 52, k up to 5. */
export const waysTo = (n: number, k: number): number => choices[n]?.[k] ?? 0;

/** How many places a hold has, its places as bits. */
export const countOf = (mask: number): number => [0, 1, 2, 3, 4].filter((place) => mask & (1 << place)).length;

/** All 32 ways to hold a hand, those that hold most first. */
const holds: readonly number[] = Array.from({ length: 32 }, (_, mask) => mask).sort(
  (one, other) => countOf(other) - countOf(one) || one - other,
);

/** Cards that are held, and of the 47 unseen ones how many there are of each rank. */
interface Held {
  readonly cards: readonly number[];
  readonly ranks: readonly number[];
  readonly left: readonly number[];
  isLeft(card: number): boolean;
}

const heldOf = (dealt: readonly number[], mask: number): Held => {
  const cards = dealt.filter((_, place) => mask & (1 << place));
  const ranks: number[] = Array(13).fill(0);
  const left: number[] = Array(13).fill(4);
  for (const card of cards) ranks[rankOf(card)] = (ranks[rankOf(card)] ?? 0) + 1;
  for (const card of dealt) left[rankOf(card)] = (left[rankOf(card)] ?? 0) - 1;
  return { cards, ranks, left, isLeft: (card) => !dealt.includes(card) };
};

/** Digits of a state: cards drawn (below 6), pairs (3), threes (2), fours (2), high pairs. */
const digit = { pair: 6, three: 18, four: 36, high: 72 } as const;

/** Draws by how often ranks come in the hand they make, rank by rank. */
const drawsByState = ({ ranks, left }: Held, wanted: number): Map<number, number> => {
  let states = new Map<number, number>([[0, 1]]);
  for (const [rank, has] of ranks.entries()) {
    const next = new Map<number, number>();
    const unseen = left[rank] ?? 0;
    const adds = [0, 0, isHigh(rank) ? digit.pair + digit.high : digit.pair, digit.three, digit.four];
    for (const [state, ways] of states) {
      for (let more = 0; more <= unseen && (state % 6) + more <= wanted; more += 1) {
        const key = state + more + (adds[has + more] ?? 0);
        next.set(key, (next.get(key) ?? 0) + ways * waysTo(unseen, more));
      }
    }
    states = next;
  }
  return states;
};

const bits = Array.from({ length: 13 }, (_, rank) => rank);

/** Draws that make straights and flushes; none with two cards of a rank held. */
const drawsInOrder = ({ cards, ranks, left, isLeft }: Held, wanted: number): Partial<Record<PokerHand, number>> => {
  if (ranks.some((count) => count > 1)) return {};
  const missing = straights
    .filter((straight) => cards.every((card) => straight & (1 << rankOf(card))))
    .map((straight) => [straight, bits.filter((rank) => straight & (1 << rank) && ranks[rank] === 0)] as const);
  const made = { royalFlush: 0, straightFlush: 0, flush: 0, straight: 0 };
  for (const [, lacks] of missing) made.straight += lacks.reduce((ways, rank) => ways * (left[rank] ?? 0), 1);
  for (const suit of [0, 1, 2, 3]) {
    if (cards.some((card) => suitOf(card) !== suit)) continue;
    const unseen = bits.filter((rank) => isLeft(13 * suit + rank));
    made.flush += waysTo(unseen.length, wanted);
    for (const [straight, lacks] of missing) {
      if (!lacks.every((rank) => unseen.includes(rank))) continue;
      made[straight === royal ? 'royalFlush' : 'straightFlush'] += 1;
    }
  }
  const inBoth = made.royalFlush + made.straightFlush;
  return { ...made, flush: made.flush - inBoth, straight: made.straight - inBoth };
};

/** How many draws after a hold make each hand, counted by formula; all of them are `waysTo(47, cards drawn)`. */
export const drawsAfter = (dealt: readonly number[], mask: number): Partial<Record<PokerHand, number>> => {
  const held = heldOf(dealt, mask);
  const wanted = 5 - held.cards.length;
  const states = drawsByState(held, wanted);
  const of = (adds: number) => states.get(wanted + adds) ?? 0;
  const { pair, three, four, high } = digit;
  return {
    ...drawsInOrder(held, wanted),
    four: of(four),
    fullHouse: of(three + pair) + of(three + pair + high),
    three: of(three),
    twoPair: of(2 * pair) + of(2 * pair + high) + of(2 * pair + 2 * high),
    highPair: of(pair + high),
  };
};

/**
 * The best of all holds as bits of the places. `worthOf` is the sum of what the draws after a hold bring. Of two with
 * the same average the one that holds more cards is taken, and of those the one further to the left.
 */
export const bestOf = (worthOf: (mask: number) => number): number => {
  let [mask, worth, draws] = [31, worthOf(31), 1];
  for (const other of holds) {
    const [found, ways] = [worthOf(other), waysTo(47, 5 - countOf(other))];
    // Whole numbers below 2^53: no rounding decides.
    if (found * draws > worth * ways) [mask, worth, draws] = [other, found, ways];
  }
  return mask;
};

/** The places that best play holds: the published rule for a hand that nobody came back to. */
export const bestHold = (pays: PokerPays, dealt: readonly number[]): number[] => {
  const mask = bestOf((hold) => {
    const draws = drawsAfter(dealt, hold);
    return pokerHands.reduce((sum, made) => sum + (draws[made] ?? 0) * pays[made], 0);
  });
  return [0, 1, 2, 3, 4].filter((place) => mask & (1 << place));
};
