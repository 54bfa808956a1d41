import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type PokerHand, pokerHands, pokerTurn } from '../../../contract/games/poker.ts';
import { ranks } from '../cards/cards.ts';
import type { Numbers } from '../fairness/numbers.ts';
import { toNumber } from '../fraction.ts';
import { nineSix } from '../titles/vela-live.ts';
import { titles } from '../titles.ts';
import { bestHold, drawsAfter, type PokerPays, waysTo } from './best-hold.ts';
import { handOf } from './hand-of.ts';
import { dealPoker, holdCards, openPokerOf, settlePoker } from './poker.ts';
import { bestPlayer, pokerFigures, pokerOdds } from './poker-figures.ts';

const names: readonly string[] = ranks;

/** Cards by rank and suit: `10h Jh`. */
const cardsOf = (words: string): number[] =>
  words.split(' ').map((word) => names.indexOf(word.slice(0, -1)) + 13 * 'shcd'.indexOf(word.slice(-1)));

const paysLike = (change: Partial<PokerPays> = {}): PokerPays => ({
  ...nineSix,
  ...change,
});
const pays = paysLike();
const config = { pays, odds: pays };

/** A deck whose first ten cards are these: a shuffle takes the place of each card among those still there. */
const deckOf = (words: string): Numbers => {
  const pool = Array.from({ length: 52 }, (_, card) => card);
  const wanted = cardsOf(words);
  let at = 0;
  return {
    below: () => {
      const other = pool.indexOf(wanted[at] ?? 0);
      [pool[at], pool[other]] = [pool[other] ?? 0, pool[at] ?? 0];
      at += 1;
      return other - at + 1;
    },
  };
};

const bet = { engine: 'poker', stake: 1_000 } as const;
const deck = 'As Jh 4d Jc 9s 2c 2d 3h 5h 6c';

describe('a hand of five', () => {
  test.each<[string, PokerHand | null]>([
    ['10h Jh Qh Kh Ah', 'royalFlush'],
    ['9s 10s Js Qs Ks', 'straightFlush'],
    ['As 2s 3s 4s 5s', 'straightFlush'],
    ['7s 7h 7c 7d 2h', 'four'],
    ['7s 7h 7c 2d 2h', 'fullHouse'],
    ['2h 4h 9h Jh Kh', 'flush'],
    ['As 2h 3c 4d 5h', 'straight'],
    ['10s Jh Qc Kd Ah', 'straight'],
    ['Js Qh Kc Ad 2h', null],
    ['7s 7h 7c Jd 2h', 'three'],
    ['7s 7h 2c 2d Kh', 'twoPair'],
    ['Js Jh 2c 5d Kh', 'highPair'],
    ['As Ah 2c 5d Kh', 'highPair'],
    ['10s 10h Ac Kd Qh', null],
    ['2s 4h 9c Jd Kh', null],
  ])('%s is %s', (words, made) => {
    expect(handOf(cardsOf(words))).toBe(made);
    expect(handOf(cardsOf(words).toReversed())).toBe(made);
  });
});

describe('a round', () => {
  const dealt = dealPoker(bet, deckOf(deck));

  test('tells the five cards and what they would be paid, none of those that are drawn', () => {
    const told = { engine: 'poker', stake: 1_000, dealt: cardsOf('As Jh 4d Jc 9s'), made: 'highPair' };
    expect(openPokerOf(dealt)).toEqual(told);
  });

  test('holds what is held, in its place, and draws the others from the left', () => {
    const round = holdCards(dealt, [1, 3]);
    expect(round && settlePoker(config, round)).toEqual({
      engine: 'poker',
      stake: 1_000,
      dealt: cardsOf('As Jh 4d Jc 9s'),
      held: [1, 3],
      hand: cardsOf('2c Jh 2d Jc 3h'),
      made: 'twoPair',
      leftOpen: false,
      win: 2_000,
    });
    expect(round && holdCards(round, [])).toBeNull();
  });

  test('may be drawn anew as a whole', () => {
    const round = holdCards(dealt, []);
    expect(round && settlePoker(config, round)).toMatchObject({ hand: cardsOf('2c 2d 3h 5h 6c'), made: null, win: 0 });
  });

  test('that nobody came back to holds the best cards', () => {
    expect(settlePoker(config, dealt)).toMatchObject({ held: [1, 3], leftOpen: true, win: 2_000 });
  });

  test('takes places in their order, each once', () => {
    const holding = (held: number[]) => pokerTurn.safeParse({ type: 'hold', held }).success;
    expect([[], [0, 4], [0, 1, 2, 3, 4]].map(holding)).toEqual([true, true, true]);
    expect([[4, 0], [1, 1], [5], [-1], [0.5]].map(holding)).toEqual([false, false, false, false, false]);
  });
});

const anyHand = fc.uniqueArray(fc.nat(51), { minLength: 5, maxLength: 5 });

/** Every draw after a hold, one by one. */
const enumerated = (dealt: readonly number[], mask: number): Partial<Record<PokerHand, number>> => {
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card));
  const made: Partial<Record<PokerHand, number>> = {};
  const next = (hand: readonly number[], from: number): void => {
    if (hand.length === 5) {
      const of = handOf(hand);
      if (of) made[of] = (made[of] ?? 0) + 1;
      return;
    }
    for (let at = from; at < unseen.length; at += 1) next([...hand, unseen[at] ?? 0], at + 1);
  };
  next(
    dealt.filter((_, place) => mask & (1 << place)),
    0,
  );
  return made;
};

describe('best play', () => {
  test.each([
    ['10h Jh Qh Kh Kd', [0, 1, 2, 3], 'four of a royal flush before a high pair'],
    ['9s 10s Js Qs 3d', [0, 1, 2, 3], 'four of a straight flush'],
    ['2h 5h 9h Jh Jd', [3, 4], 'a high pair before four of a flush'],
    ['2h 5h 9h 4h 4d', [0, 1, 2, 3], 'four of a flush before a low pair'],
    ['10h Jh Qh 8h 2h', [0, 1, 2, 3, 4], 'a flush before three of a royal one'],
    ['2h 4c 7s 8d 10h', [], 'nothing of nothing'],
    ['7s 7h 7c 7d 2h', [0, 1, 2, 3, 4], 'the fifth card where it changes nothing'],
  ])('of %s holds %j: %s', (words, held) => {
    expect(bestHold(pays, cardsOf(words))).toEqual(held);
  });

  property.prop([anyHand, fc.constantFrom(...Array.from({ length: 31 }, (_, at) => at + 1))], { numRuns: 60 })(
    'counts by formula what counting draw by draw finds',
    (dealt, mask) => {
      fc.pre([0, 1, 2, 3, 4].filter((place) => mask & (1 << place)).length >= 2);
      const found = enumerated(dealt, mask);
      const byFormula = drawsAfter(dealt, mask);
      for (const made of pokerHands) expect([made, byFormula[made] ?? 0]).toEqual([made, found[made] ?? 0]);
    },
  );

  test('counts a hand thrown away as a whole, and one card held, likewise', () => {
    const dealt = cardsOf('Js 3h 6c 8d 10s');
    for (const mask of [0, 1]) {
      const found = enumerated(dealt, mask);
      const byFormula = drawsAfter(dealt, mask);
      for (const made of pokerHands) expect([made, byFormula[made] ?? 0]).toEqual([made, found[made] ?? 0]);
    }
    expect(waysTo(47, 5)).toBe(1_533_939);
  });

  const tables = bestPlayer(pays);
  test('of two holds that bring the same takes the one further to the left, by formula and by the tables', () => {
    const dealt = cardsOf('Qd 10c Jh Kd 10s');
    expect([bestHold(pays, dealt), tables(dealt)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });

  property.prop([anyHand], { numRuns: 400 })('is the same by formula and by the tables of all hands', (dealt) => {
    expect(bestHold(pays, dealt)).toEqual(tables(dealt));
  });

  test('gives back 99.5439 % of nine for a full house and six for a flush, and what is published of other tables', () => {
    // Published for many years and by many: 9/6 0.995439, 8/5 0.972984, 9/6 with a royal flush once in 40,390.55 hands.
    expect(toNumber(pokerFigures({ pays }).exactReturn)).toBeCloseTo(0.995439, 6);
    expect(pokerOdds({ pays }).royalFlush).toBe(40_390.55);
    expect(toNumber(pokerFigures({ pays: paysLike({ fullHouse: 8, flush: 5 }) }).exactReturn)).toBeCloseTo(0.972984, 6);
  });

  test('is what titles publish as odds', () => {
    for (const title of titles)
      if (title.engine === 'poker') expect(title.config.odds).toEqual(pokerOdds(title.config));
  });
});
