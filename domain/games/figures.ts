import { type Fraction, fraction, minus, sum, times, toNumber } from './fraction.ts';

/** An end of a round: what it multiplies the stake by, and how likely it is. */
export interface Chance {
  readonly pays: Fraction;
  readonly chance: Fraction;
}

/** A line of the rules page: `name` is the symbol, place or pocket, `count` how many of it where that matters. */
export interface Prize extends Chance {
  readonly name: string;
  readonly count: number | null;
}

/** What is published about a bet. All are exact; the return and the variance are those of a stake of 1. */
export interface Figures {
  /** What comes back of a stake in the long run: 0.97 is 97 %. */
  readonly exactReturn: Fraction;
  readonly variance: Fraction;
  /** How often a round pays anything. */
  readonly hitRate: Fraction;
  /** The most a round can pay, as a multiple of the stake. */
  readonly highest: Fraction;
}

/** Figures of ends that exclude each other; what is left to 1 pays nothing. */
export const figuresOf = (ends: readonly Chance[]): Figures => {
  const paying = ends.filter(({ pays }) => pays.n > 0n);
  const exactReturn = sum(paying.map(({ pays, chance }) => times(pays, chance)));
  const squares = sum(paying.map(({ pays, chance }) => times(times(pays, pays), chance)));
  return {
    exactReturn,
    variance: minus(squares, times(exactReturn, exactReturn)),
    hitRate: sum(paying.map(({ chance }) => chance)),
    highest: paying.reduce((best, { pays }) => (minus(pays, best).n > 0n ? pays : best), fraction(0n)),
  };
};

/** Standard deviation of what a stake of 1 brings back. */
export const deviationOf = ({ variance }: Figures): number => Math.sqrt(toNumber(variance));

/** `n` over `k`: how many ways there are to take k of n; 0 when k is out of range. */
export const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let at = 1; at <= k; at += 1) ways = (ways * BigInt(n - k + at)) / BigInt(at);
  return ways;
};
