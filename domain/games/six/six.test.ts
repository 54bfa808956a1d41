import { describe, expect, test } from 'vitest';
import { titleOf } from '../../../domain/games/titles.ts';
import { fraction, sum, toNumber } from '../fraction.ts';
import { completedBy, playSix, refuseSix, sixFigures, sixNumbers, sixPlaceOf, sixPrizes } from './six.ts';

const title = titleOf('six-of-48');
if (title?.engine !== 'six') throw new Error('no six of 48');
const { config } = title;
/** Balls fall from 1 up. */
const inOrder = { below: () => 0 };
const bet = (...chips: [string, number][]) => ({
  engine: 'six' as const,
  chips: chips.map(([place, stake]) => ({ place, stake })),
});

describe('a ticket', () => {
  test('is completed by the last of its numbers, and pays by that ball', () => {
    const outcome = playSix(
      config,
      bet(['1-2-3-4-5-6', 1_000], ['1-2-3-4-5-35', 2_000], ['1-2-3-4-5-36', 500]),
      inOrder,
    );
    expect(outcome.drawn).toEqual(Array.from({ length: 35 }, (_, nth) => nth + 1));
    expect(outcome.places.map(({ ball, win }) => [ball, win])).toEqual([
      [6, 10_000_000],
      [35, 2_000],
      [null, 0],
    ]);
    expect([outcome.stake, outcome.win]).toEqual([3_500, 10_002_000]);
  });

  test('says its numbers, in whatever order they were marked', () => {
    expect(sixPlaceOf([33, 5, 46, 12, 27, 19])).toBe('5-12-19-27-33-46');
    expect(sixNumbers('5-12-19-27-33-46')).toEqual([5, 12, 19, 27, 33, 46]);
    expect(completedBy([7, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 7])).toBe(6);
  });

  test.each([
    ['1-2-3-4-5', 'placeUnknown'],
    ['1-2-3-4-5-49', 'placeUnknown'],
    ['0-2-3-4-5-6', 'placeUnknown'],
    ['2-1-3-4-5-6', 'placeUnknown'],
    ['1-1-3-4-5-6', 'placeUnknown'],
  ])('of %s is refused: %s', (place, reason) => {
    const limits = { min: 1_000, max: 50_000, step: 100 };
    expect(refuseSix(bet([place, 1_000]), limits)?.reason).toBe(reason);
    const good = '1-2-3-4-5-6';
    expect(refuseSix(bet([good, 1_000]), limits)).toBeNull();
    expect(refuseSix(bet([good, 1_000], [good, 1_000]), limits)?.reason).toBe('placeTwice');
    expect(refuseSix(bet([good, 1_050]), limits)).toEqual({ reason: 'stakeNotInSteps', bound: 100 });
    expect(refuseSix(bet([good, 30_000], ['1-2-3-4-5-7', 30_000]), limits)?.reason).toBe('stakeTooLarge');
  });
});

/** How often a ticket is completed by each ball, counted: every place where six of `balls` can fall, `drawn` of them being drawn. */
const counted = (balls: number, drawn: number): number[] => {
  const ways = Array.from({ length: drawn + 1 }, () => 0);
  const fall = (from: number, left: number): void => {
    for (let at = from; at <= balls; at += 1) {
      if (left > 1) fall(at + 1, left - 1);
      else if (at <= drawn) ways[at] = (ways[at] ?? 0) + 1;
    }
  };
  fall(1, 6);
  return ways;
};

test('the return is that of all 12,271,512 ways in which six numbers can fall', () => {
  const ways = counted(48, 35);
  const all = 12_271_512;
  const prizes = sixPrizes(config);
  expect(prizes.map(({ count, chance }) => [count, chance])).toEqual(
    prizes.map(({ count }) => [count, fraction(ways[count ?? 0] ?? 0, all)]),
  );
  expect(prizes.length).toBe(30);
  const paid = prizes.reduce((sum, { count, pays }) => sum + toNumber(pays) * (ways[count ?? 0] ?? 0), 0);
  const { exactReturn, hitRate } = sixFigures(config);
  expect(exactReturn).toEqual(fraction(paid, all));
  expect(toNumber(exactReturn) * 100).toBeCloseTo(93.7428, 4);
  expect(hitRate).toEqual(sum(prizes.map(({ chance }) => chance)));
});

test('a later ball never pays more', () => {
  expect(config.pays.every((pays, nth) => nth === 0 || pays <= (config.pays[nth - 1] ?? 0))).toBe(true);
});
