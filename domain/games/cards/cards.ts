import type { Numbers } from '../fairness/numbers.ts';

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const suits = ['spades', 'hearts', 'clubs', 'diamonds'] as const;

/** The rank of a card from ace (0) to king (12). */
export const rankOf = (card: number): number => card % 13;

/** The suit of a card, from 0: spades, hearts, clubs, diamonds. */
export const suitOf = (card: number): number => Math.floor(card / 13);

/**
 * Cards that are each drawn from a full deck: what was dealt changes nothing for what comes. The nth card (from 0) is the nth
 * number below 52, whenever it is asked for.
 */
export const endlessShoe = (numbers: Numbers): ((nth: number) => number) => {
  const drawn: number[] = [];
  return (nth) => {
    while (drawn.length <= nth) drawn.push(numbers.below(52));
    return drawn[nth] ?? 0;
  };
};
