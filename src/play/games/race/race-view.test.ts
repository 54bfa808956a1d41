import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { formOf, orderAt, raceTakes, traps, wayOf } from './race-view.ts';

const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 });

property.prop([order])(
  'every dog runs forward from the start to the line, and they reach it in the order of the finish',
  (finish) => {
    for (const trap of traps) {
      const ways = Array.from({ length: raceTakes / 100 + 1 }, (_, tenth) => wayOf(finish, trap, tenth * 100));
      expect(ways.filter((way, nth) => !(way >= (ways[nth - 1] ?? 0)))).toEqual([]);
      expect(ways[0]).toBe(0);
      expect(ways.at(-1)).toBeGreaterThanOrEqual(0.995);
    }
    expect(orderAt(finish, raceTakes)).toEqual(finish);
  },
);

test('a dog’s form is where it came in in the races that it ran', () => {
  const races = [
    { field: [3, 1, 5, 7, 9, 11], order: [2, 1, 3, 4, 5, 6] },
    { field: [0, 2, 4, 6, 8, 10], order: [1, 2, 3, 4, 5, 6] },
    { field: [11, 10, 9, 8, 7, 3], order: [6, 5, 4, 3, 2, 1] },
  ];
  expect([formOf(races, 3), formOf(races, 0), formOf(races, 2, 0), formOf([], 3)]).toEqual([[2, 1], [1], [], []]);
});
