import { type Numbers, numbersFrom } from '../../../domain/games/fairness/numbers.ts';

/** A fast seeded generator (sfc32) behind the interface of games: what the HMAC of a round is to one player, it is to a million. */
export const fastNumbers = (seed: number): Numbers => {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1];
  const word = (): number => {
    const next = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + next;
    return next >>> 0;
  };
  for (let warm = 0; warm < 15; warm += 1) word();
  return numbersFrom(word);
};
