import { type PokerHand, pokerHands } from '../../../contract/games/poker.ts';
import { rankOf, suitOf } from '../cards/cards.ts';
import { type Figures, figuresOf } from '../figures.ts';
import { type Fraction, fraction, sum, toNumber } from '../fraction.ts';
import { bestOf, countOf, type PokerPays, waysTo } from './best-hold.ts';
import { handOf } from './hand-of.ts';

type Five = readonly [number, number, number, number, number];

const subsets = Array.from({ length: 32 }, (_, mask) => mask);
const sizes = subsets.map(countOf);
const allHands = waysTo(52, 5);

/** The place of some cards of an ascending hand among all sets of as many cards. */
const placeOf = (hand: Five, mask: number): number => {
  let place = 0;
  let nth = 0;
  for (let at = 0; at < 5; at += 1) {
    if ((mask & (1 << at)) === 0) continue;
    nth += 1;
    place += waysTo(hand[at] ?? 0, nth);
  }
  return place;
};

const eachHand = (tell: (hand: Five) => void): void => {
  for (let e = 4; e < 52; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) for (let a = 0; a < b; a += 1) tell([a, b, c, d, e]);
};

/** In how many hands of each kind a set of cards lies: by size of the set, nine numbers for each set. */
type HandsWith = readonly Int32Array[];

const countHands = (): HandsWith => {
  const tables = [0, 1, 2, 3, 4, 5].map((size) => new Int32Array(waysTo(52, size) * pokerHands.length));
  eachHand((hand) => {
    const made = handOf(hand);
    if (made === null) return;
    const kind = pokerHands.indexOf(made);
    for (const mask of subsets) {
      const table = tables[sizes[mask] ?? 0];
      const at = placeOf(hand, mask) * pokerHands.length + kind;
      if (table) table[at] = (table[at] ?? 0) + 1;
    }
  });
  return tables;
};

let counted: HandsWith | null = null;

/** All 2,598,960 hands, counted when they are first asked for. */
const handsWith = (): HandsWith => {
  counted ??= countHands();
  return counted;
};

/** From the sets of a hand's cards with all hands in which they lie, to holds with the draws in which nothing else of the hand lies. */
const withoutOthers = (values: Float64Array): Float64Array => {
  for (let bit = 1; bit < 32; bit *= 2) {
    for (const mask of subsets) if ((mask & bit) === 0) values[mask] = (values[mask] ?? 0) - (values[mask | bit] ?? 0);
  }
  return values;
};

/** Best play by tables: what the draws after each hold of an ascending hand bring, and how many make each paid hand. */
interface BestPlay {
  worthsOf(hand: Five): ArrayLike<number>;
  drawsOf(hand: Five, hold: number): number[];
}

const bestPlay = (pays: PokerPays): BestPlay => {
  const tables = handsWith();
  const kinds = pokerHands.length;
  const worth = tables.map((table) =>
    Float64Array.from({ length: table.length / kinds }, (_, set) =>
      pokerHands.reduce((value, made, kind) => value + (table[set * kinds + kind] ?? 0) * pays[made], 0),
    ),
  );
  const values = new Float64Array(32);
  return {
    worthsOf: (hand) => {
      for (const mask of subsets) values[mask] = worth[sizes[mask] ?? 0]?.[placeOf(hand, mask)] ?? 0;
      return withoutOthers(values);
    },
    drawsOf: (hand, hold) =>
      pokerHands.map((_, kind) => {
        for (const mask of subsets) values[mask] = tables[sizes[mask] ?? 0]?.[placeOf(hand, mask) * kinds + kind] ?? 0;
        return withoutOthers(values)[hold] ?? 0;
      }),
  };
};

/** The places that best play holds, for playing many hands: by tables of all hands, which take a second to fill. */
export const bestPlayer = (pays: PokerPays): ((dealt: readonly number[]) => number[]) => {
  const { worthsOf } = bestPlay(pays);
  return (dealt) => {
    const sorted = dealt.toSorted((one, other) => one - other);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = sorted;
    const worths = worthsOf([a, b, c, d, e]);
    const bits = dealt.map((card) => 1 << sorted.indexOf(card));
    // Of two holds that bring the same, the places as dealt decide.
    const hold = bestOf(
      (mask) => worths[bits.reduce((at, bit, place) => (mask & (1 << place) ? at | bit : at), 0)] ?? 0,
    );
    return [0, 1, 2, 3, 4].filter((place) => hold & (1 << place));
  };
};

/** How many hands are this one with other suits; 0 unless it is the one that represents them all. */
const likeIt = (hand: Five): number => {
  const suits = [0, 0, 0, 0];
  for (const card of hand) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rankOf(card));
  const [one = 0, two = 0, three = 0, four = 0] = suits;
  if (one < two || two < three || three < four) return 0;
  const alike = new Map<number, number>();
  let ways = 24;
  for (const suit of suits) {
    alike.set(suit, (alike.get(suit) ?? 0) + 1);
    ways /= alike.get(suit) ?? 1;
  }
  return ways;
};

/** How often best play ends with each paid hand, over all hands: 134,459 that differ by more than their suits. */
const chancesOf = (pays: PokerPays): Fraction[] => {
  const play = bestPlay(pays);
  const made = [0, 1, 2, 3, 4, 5].map(() => pokerHands.map(() => 0));
  eachHand((hand) => {
    const weight = likeIt(hand);
    if (weight === 0) return;
    const worths = play.worthsOf(hand);
    const hold = bestOf((mask) => worths[mask] ?? 0);
    const ends = made[sizes[hold] ?? 0];
    for (const [kind, draws] of play.drawsOf(hand, hold).entries())
      if (ends) ends[kind] = (ends[kind] ?? 0) + weight * draws;
  });
  return pokerHands.map((_, kind) =>
    sum(made.map((ends, held) => fraction(ends[kind] ?? 0, allHands * waysTo(47, 5 - held)))),
  );
};

const known = new Map<string, Fraction[]>();

const chances = (pays: PokerPays): Fraction[] => {
  const name = pokerHands.map((made) => pays[made]).join();
  const found = known.get(name) ?? chancesOf(pays);
  known.set(name, found);
  return found;
};

/** Of best play, exactly: every hand that can be dealt, every way to hold it, every draw that can follow. */
export const pokerFigures = ({ pays }: { pays: PokerPays }): Figures =>
  figuresOf(chances(pays).map((chance, kind) => ({ chance, pays: fraction(paysOf(pays, kind)) })));

const paysOf = (pays: PokerPays, kind: number): number => {
  const made = pokerHands[kind];
  return made === undefined ? 0 : pays[made];
};

/** One round of best play in how many ends with each hand, to two decimals. */
export const pokerOdds = ({ pays }: { pays: PokerPays }): Record<PokerHand, number> =>
  Object.fromEntries(
    chances(pays).map((chance, kind) => [pokerHands[kind], Math.round(100 / toNumber(chance)) / 100]),
  ) as Record<PokerHand, number>;
