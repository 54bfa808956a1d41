/** Where a game takes its chance from: the seeds of a round, or a fast generator that proves its return. */
export interface Numbers {
  /** The next whole number from 0 to `limit` - 1, each as likely as the other; `limit` from 1 to 2^32. */
  below(limit: number): number;
}

/**
 * Numbers from 32-bit words. As many leading bits of a word are taken as `limit` - 1 has, and a word that gives `limit` or
 * more is thrown away: a remainder would favour small numbers. Below 1 there is only 0, and no word is taken.
 */
export const numbersFrom = (word: () => number): Numbers => ({
  below: (limit) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new RangeError(`No number below ${limit}`);
    if (limit === 1) return 0;
    const dropped = Math.clz32(limit - 1);
    let value = word() >>> dropped;
    while (value >= limit) value = word() >>> dropped;
    return value;
  },
});

/**
 * `count` different whole numbers from 0 to `population` - 1 in the order they are drawn: the head of a Fisher-Yates
 * shuffle, so that the whole population gives a shuffle. `count` is at most `population`.
 */
export const draw = (numbers: Numbers, population: number, count: number): number[] => {
  if (count > population) throw new RangeError(`${count} of ${population} cannot be drawn`);
  const pool: number[] = [];
  for (let number = 0; number < population; number += 1) pool.push(number);
  const drawn: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const other = at + numbers.below(population - at);
    const taken = pool[other] ?? 0;
    pool[other] = pool[at] ?? 0;
    drawn.push(taken);
  }
  return drawn;
};
