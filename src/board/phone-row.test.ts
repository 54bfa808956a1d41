import { expect, test } from 'vitest';
import { columnsFor, gridColumns } from './columns.ts';
import { phoneLive, phonePrematch, roomForNames } from './phone-row.ts';

const groups = columnsFor('F', 390);

// Less the padding of 12 before the kick-off: 62 | names | 3 x 52 (48 under 390) | 4, and 58 | names | 24 | 3 x 50 | 6.
const inRem = (columns: string): string => columns.replace(/(\d+)px/g, (_, px) => `${Number(px) / 16}rem`);

test.each([
  [430, '50px 1fr repeat(3, 52px) 4px', '46px 1fr 24px repeat(3, 50px) 6px'],
  [390, '50px 1fr repeat(3, 52px) 4px', '46px 1fr 24px repeat(3, 50px) 6px'],
  [389, '50px 1fr repeat(3, 48px) 4px', '46px 1fr 24px repeat(3, 44px) 6px'],
  [359, '44px 1fr repeat(3, 44px) 4px', '40px 1fr 24px repeat(3, 44px) 6px'],
])('the rows of a board of %i px are %s and in play %s', (width, prematch, live) => {
  expect(gridColumns(groups, phonePrematch(width))).toBe(inRem(prematch));
  expect(gridColumns(groups, phoneLive(width, 24))).toBe(inRem(live));
});

test.each([
  [390, 164],
  [360, 146],
  [320, 124],
])('at %i px names of a match to come have %i px', (width, room) => {
  expect(roomForNames(groups, width, phonePrematch(width))).toBe(room);
});

test('a smallest odd can be pressed by a finger', () => {
  expect(phonePrematch(320).odd).toBe(44);
  expect(phoneLive(320, 24).odd).toBe(44);
});
