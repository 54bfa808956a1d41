import type { PokerHand } from '../../../contract/games/poker.ts';
import { rankOf, suitOf } from '../cards/cards.ts';

/** Ranks of the straights, the ace low first and high last; each a bit from ace (0) to king (12). */
export const straights: readonly number[] = [
  ...Array.from({ length: 9 }, (_, low) => 0b11111 << low),
  (0b1111 << 9) | 1,
];

/** The straight from the ten to the ace. */
export const royal = straights[9] ?? 0;

/** Whether a pair of this rank is paid: jacks, queens, kings, aces. */
export const isHigh = (rank: number): boolean => rank === 0 || rank >= 10;

const ofPairs = (counts: readonly number[]): PokerHand | null => {
  const most = Math.max(...counts);
  if (most === 4) return 'four';
  const pairs = counts.filter((count) => count === 2).length;
  if (most === 3) return pairs === 1 ? 'fullHouse' : 'three';
  if (pairs === 2) return 'twoPair';
  return isHigh(counts.indexOf(2)) ? 'highPair' : null;
};

/** What five cards are paid as; null for less than a pair of jacks. */
export const handOf = (cards: readonly number[]): PokerHand | null => {
  let ranks = 0;
  let suits = 0;
  const counts: number[] = Array(13).fill(0);
  for (const card of cards) {
    const rank = rankOf(card);
    ranks |= 1 << rank;
    suits |= 1 << suitOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  if (Math.max(...counts) > 1) return ofPairs(counts);
  const isFlush = (suits & (suits - 1)) === 0;
  if (!straights.includes(ranks)) return isFlush ? 'flush' : null;
  if (!isFlush) return 'straight';
  return ranks === royal ? 'royalFlush' : 'straightFlush';
};
