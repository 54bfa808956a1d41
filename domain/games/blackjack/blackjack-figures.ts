import { type Figures, figuresOf } from '../figures.ts';
import { type Fraction, fraction, minus, plus, sum, times, toNumber } from '../fraction.ts';
import { bust, cardValues, dealerNatural, mixed, playAgainst, type Totals } from './best-play.ts';
import type { BlackjackConfig } from './blackjack.ts';
import { plusCard, type Total } from './hand.ts';

/** What a round wins or loses on top of its first stake, in half stakes, with the probability of each. */
type Results = Map<number, Fraction>;

const add = (results: Results, halves: number, chance: Fraction): void => {
  results.set(halves, plus(results.get(halves) ?? fraction(0), chance));
};

/** Results of a hand with this many stakes on it against one total of the dealer. */
const against = (totals: Totals, stakes: number, theirs: number): Results => {
  const results: Results = new Map();
  for (const [points, chance] of totals) {
    const wins = points !== bust && (theirs === bust || points > theirs);
    add(results, points === theirs && points !== bust ? 0 : (wins ? 2 : -2) * stakes, chance);
  }
  return results;
};

const together = (one: Results, other: Results): Results => {
  const both: Results = new Map();
  for (const [a, chance] of one) for (const [b, also] of other) add(both, a + b, times(chance, also));
  return both;
};

const two = (one: number, other: number): Total => plusCard(plusCard({ points: 0, soft: false }, one), other);

const only = (points: number): Totals => new Map([[Math.min(points, bust), fraction(1)]]);

/**
 * Results of best play against one open card, the naturals left out. Against one total of the dealer the two hands of a split know nothing of each
 * other, so their results are put together there; a total of the player rests on decisions alone that are best without it.
 */
const resultsAgainst = (config: BlackjackConfig, up: number): Results => {
  const { dealer, best, totals } = playAgainst(config, up);
  /** Stakes on a hand and its totals, when it begins so. */
  const hand = (total: Total): readonly [stakes: number, Totals] => {
    const [move] = best(total, ['stand', 'hit', 'double'], 0);
    if (move !== 'double') return [1, totals(total)];
    return [2, mixed(cardValues.map(([value, chance]) => [only(plusCard(total, value).points), chance]))];
  };
  const splits = (value: number) => best(two(value, value), ['stand', 'hit', 'double', 'split'], value)[0] === 'split';
  // Hands that are played alike are counted as one, and pairs that are split by their value.
  const single = [new Map<number, Fraction>(), new Map<number, Fraction>()] as const;
  const split: (readonly [chance: Fraction, hands: readonly (readonly [number, Totals])[]])[] = [];
  const put = (into: Map<number, Fraction>, from: Totals, weight: Fraction) => {
    for (const [points, chance] of from) into.set(points, plus(into.get(points) ?? fraction(0), times(chance, weight)));
  };
  for (const [first, one] of cardValues) {
    for (const [second, other] of cardValues) {
      const total = two(first, second);
      if (total.points === 21 || (first === second && splits(first))) continue;
      const [stakes, from] = hand(total);
      put(single[stakes - 1] ?? single[0], from, times(one, other));
    }
    if (!splits(first)) continue;
    const ones = [new Map<number, Fraction>(), new Map<number, Fraction>()] as const;
    for (const [next, chance] of cardValues) {
      const total = two(first, next);
      const [stakes, from] = first === 1 || total.points === 21 ? ([1, only(total.points)] as const) : hand(total);
      put(ones[stakes - 1] ?? ones[0], from, chance);
    }
    split.push([
      times(one, one),
      [
        [1, ones[0]],
        [2, ones[1]],
      ],
    ]);
  }
  const all: Results = new Map();
  for (const [theirs, chance] of dealer) {
    for (const stakes of [1, 2] as const) {
      for (const [halves, also] of against(single[stakes - 1] ?? single[0], stakes, theirs))
        add(all, halves, times(chance, also));
    }
    for (const [dealt, hands] of split) {
      const one: Results = new Map();
      for (const [stakes, from] of hands)
        for (const [halves, also] of against(from, stakes, theirs)) add(one, halves, also);
      for (const [halves, also] of together(one, one)) add(all, halves, times(times(dealt, chance), also));
    }
  }
  return all;
};

/** All results of best play in an endless shoe. */
const resultsOf = (config: BlackjackConfig): Results => {
  const all: Results = new Map();
  for (const [up, chance] of cardValues) {
    const theirNatural = dealerNatural(up);
    const playedOn = resultsAgainst(config, up);
    for (const [first, one] of cardValues) {
      for (const [second, other] of cardValues) {
        const dealt = times(chance, times(one, other));
        const natural = two(first, second).points === 21;
        add(all, natural ? 0 : -2, times(dealt, theirNatural));
        if (natural) add(all, 3, times(dealt, minus(fraction(1), theirNatural)));
      }
    }
    for (const [halves, also] of playedOn)
      add(all, halves, times(times(chance, also), minus(fraction(1), theirNatural)));
  }
  return all;
};

const known = new Map<boolean, Results>();

const results = (config: BlackjackConfig): Results => {
  const found = known.get(config.hitsSoft17) ?? resultsOf(config);
  known.set(config.hitsSoft17, found);
  return found;
};

const half = fraction(1, 2);

/**
 * Of best play, as multiples of the first stake: the return is that stake and what the round won or lost on top of it,
 * later stakes included; a round wins when it returns anything.
 */
export const blackjackFigures = (config: BlackjackConfig): Figures => {
  const all = [...results(config)].map(([halves, chance]) => ({ net: times(fraction(halves), half), chance }));
  const gain = sum(all.map(({ net, chance }) => times(net, chance)));
  const squares = sum(all.map(({ net, chance }) => times(times(net, net), chance)));
  const { hitRate } = figuresOf(all.map(({ net, chance }) => ({ pays: net, chance })));
  // Two hands, both doubled, both won.
  return {
    exactReturn: plus(fraction(1), gain),
    variance: minus(squares, times(gain, gain)),
    hitRate,
    highest: fraction(8),
  };
};

/** For each number of half stakes from 0: one round in how many of best play brings it, to two decimals. */
export const blackjackOdds = (config: BlackjackConfig): Record<number, number> =>
  Object.fromEntries(
    [...results(config)]
      .filter(([halves]) => halves >= 0)
      .map(([halves, chance]) => [halves, Math.round(100 / toNumber(chance)) / 100]),
  );
