import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { offsetsOf, rowsBetween, sectionEnds } from './rows-between.ts';

test('takes the rows that touch the stretch', () => {
  const offsets = offsetsOf([32, 44, 44, 32, 44]);
  expect(rowsBetween(offsets, 40, 121)).toEqual({ first: 1, last: 4 });
  expect(rowsBetween(offsets, -100, 10)).toEqual({ first: 0, last: 1 });
  expect(rowsBetween(offsets, 5_000, 6_000)).toEqual({ first: 5, last: 5 });
  expect(rowsBetween(offsetsOf([]), 0, 500)).toEqual({ first: 0, last: 0 });
});

test('a day reaches over its rows', () => {
  expect(sectionEnds(['head', 'day', 'row', 'row', 'day', 'row', 'head', 'row'])).toEqual([1, 4, 3, 4, 6, 6, 7, 8]);
});

property.prop([fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 }), fc.nat(2_000), fc.nat(900)])(
  'never leaves a visible row out',
  (heights, from, height) => {
    const offsets = offsetsOf(heights);
    const { first, last } = rowsBetween(offsets, from, from + height);
    heights.forEach((rowHeight, row) => {
      const top = offsets[row] ?? 0;
      if (top < from + height && top + rowHeight > from) expect(row >= first && row < last).toBe(true);
    });
  },
);
