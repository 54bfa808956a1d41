import { rankOf } from '../cards/cards.ts';

/** What a card counts: an ace 1, pictures 10. */
export const countOf = (card: number): number => Math.min(10, rankOf(card) + 1);

/** A hand's total; `soft` while an ace in it counts 11. Above 21 it is bust. */
export interface Total {
  readonly points: number;
  readonly soft: boolean;
}

/** The total after one more card of a value, 1 for an ace. */
export const plusCard = ({ points, soft }: Total, value: number): Total => {
  const hard = points - (soft ? 10 : 0) + value;
  const isSoft = (soft || value === 1) && hard + 10 <= 21;
  return { points: isSoft ? hard + 10 : hard, soft: isSoft };
};

const none: Total = { points: 0, soft: false };

export const totalOf = (cards: readonly number[]): Total =>
  cards.reduce((total, card) => plusCard(total, countOf(card)), none);

/** Ace and ten as the first two cards; of a split hand it counts 21 only. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).points === 21;

/** Whether the dealer stands: on every 17, or on all but a soft one. */
export const dealerStands = ({ points, soft }: Total, hitsSoft17: boolean): boolean =>
  points > 17 || (points === 17 && !(soft && hitsSoft17));
