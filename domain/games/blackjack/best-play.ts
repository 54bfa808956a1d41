import type { BlackjackMove } from '../../../contract/games/blackjack.ts';
import { type Fraction, fraction, minus, plus, sum, times } from '../fraction.ts';
import type { BlackjackConfig } from './blackjack.ts';
import { dealerStands, plusCard, type Total } from './hand.ts';

/** Values of cards, 1 for an ace, and how likely the next one has them: the shoe is endless, so always the same. */
export const cardValues: readonly (readonly [value: number, chance: Fraction])[] = Array.from(
  { length: 10 },
  (_, at) => [at + 1, fraction(at === 9 ? 4 : 1, 13)] as const,
);

/** Represents every total above 21. */
export const bust = 22;

/** How likely each total is, those above 21 together as {@link bust}. */
export type Totals = ReadonlyMap<number, Fraction>;

const from = (value: number): Total => plusCard({ points: 0, soft: false }, value);

export const mixed = (parts: readonly (readonly [Totals, Fraction])[]): Totals => {
  const all = new Map<number, Fraction>();
  for (const [totals, weight] of parts) {
    for (const [points, chance] of totals) all.set(points, plus(all.get(points) ?? fraction(0), times(chance, weight)));
  }
  return all;
};

const drawnOut = (total: Total, stands: (total: Total) => boolean, known: Map<string, Totals>): Totals => {
  if (total.points > 21) return new Map([[bust, fraction(1)]]);
  if (stands(total)) return new Map([[total.points, fraction(1)]]);
  const key = `${total.points}${total.soft}`;
  const found =
    known.get(key) ??
    mixed(cardValues.map(([value, chance]) => [drawnOut(plusCard(total, value), stands, known), chance]));
  known.set(key, found);
  return found;
};

/** The value that would give the dealer a blackjack; none of it is under his card once he has looked. */
const natural: Readonly<Record<number, number>> = { 1: 10, 10: 1 };

/** How likely the dealer has a blackjack under a card of this value. */
export const dealerNatural = (up: number): Fraction => fraction(up === 1 ? 4 : up === 10 ? 1 : 0, 13);

/** The dealer's total at the end by the card that lies open, when he has no blackjack. */
export const dealerTotals = ({ hitsSoft17 }: BlackjackConfig, up: number): Totals => {
  const known = new Map<string, Totals>();
  const stands = (total: Total) => dealerStands(total, hitsSoft17);
  const rest = minus(fraction(1), dealerNatural(up));
  const seconds = cardValues.filter(([value]) => value !== natural[up]);
  return mixed(
    seconds.map(([value, chance]) => [
      drawnOut(plusCard(from(up), value), stands, known),
      fraction(chance.n * rest.d, chance.d * rest.n),
    ]),
  );
};

const once = <Found>(find: (total: Total) => Found): ((total: Total) => Found) => {
  const known = new Map<string, Found>();
  return (total) => {
    const key = `${total.points}${total.soft}`;
    const found = known.get(key) ?? find(total);
    known.set(key, found);
    return found;
  };
};

const above = (one: Fraction, other: Fraction): boolean => minus(one, other).n > 0n;

/** Best play against one open card: what each decision is worth in stakes, exactly, by recursion over what may be drawn. */
export const playAgainst = (config: BlackjackConfig, up: number) => {
  const dealer = dealerTotals(config, up);
  const standing = (points: number): Fraction =>
    points > 21
      ? fraction(-1)
      : sum(
          [...dealer].map(([theirs, chance]) =>
            theirs === points ? fraction(0) : times(chance, fraction(theirs === bust || theirs < points ? 1 : -1)),
          ),
        );
  const stand = once(({ points }: Total) => standing(points));
  const best = once((total: Total): Fraction => {
    if (total.points >= 21) return stand(total);
    const [stay, go] = [stand(total), hit(total)];
    return above(go, stay) ? go : stay;
  });
  const average = (total: Total, worth: (next: Total) => Fraction): Fraction =>
    sum(cardValues.map(([value, chance]) => times(chance, worth(plusCard(total, value)))));
  const hit = once((total: Total): Fraction => average(total, best));
  const double = once((total: Total): Fraction => times(fraction(2), average(total, stand)));
  const split = (value: number): Fraction =>
    times(
      fraction(2),
      average(from(value), (two) => (value === 1 ? stand(two) : worthOf(two, ['stand', 'hit', 'double'], value)[1])),
    );
  const worthOf = (total: Total, moves: readonly BlackjackMove[], pair: number): readonly [BlackjackMove, Fraction] => {
    if (total.points >= 21) return ['stand', stand(total)];
    const worth = {
      stand: () => stand(total),
      hit: () => hit(total),
      double: () => double(total),
      split: () => split(pair),
    };
    let chosen: readonly [BlackjackMove, Fraction] = ['stand', stand(total)];
    for (const move of moves) {
      const value = worth[move]();
      if (above(value, chosen[1])) chosen = [move, value];
    }
    return chosen;
  };
  const known = new Map<string, Totals>();
  /** Where a hand comes to that is hit as long as that is best. */
  const totals = (total: Total): Totals =>
    drawnOut(total, (now) => now.points >= 21 || !above(hit(now), stand(now)), known);
  return {
    dealer,
    /** What is best and what it is worth; `pair` is the value of both cards where they may be split. */
    best: worthOf,
    totals,
  };
};
