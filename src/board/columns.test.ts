import { expect, test } from 'vitest';
import { columnsFor, gridColumns } from './columns.ts';

const markets = (width: number) => columnsFor('F', width).map(({ market }) => market);

test.each([
  [479, ['1X2']],
  [480, ['1X2', 'OU']],
  [619, ['1X2', 'OU']],
  [620, ['1X2', 'OU', 'GG']],
  [780, ['1X2', 'DC', 'OU', 'GG']],
  [999, ['1X2', 'DC', 'OU', 'GG']],
  [1000, ['1X2', 'DC', 'OU', 'GG', 'AH']],
])('a football board of %i px shows %j', (width, expected) => {
  expect(markets(width)).toEqual(expected);
});

test('the grid of the default board is the one of the tokens, less the padding of 16 on both sides', () => {
  const inPixels = '58px 1fr repeat(3, 45px) 9px repeat(3, 45px) 9px 34px repeat(2, 45px) 9px repeat(2, 45px) 32px';
  const expected = inPixels.replace(/(\d+)px/g, (_, px) => `${Number(px) / 16}rem`);
  expect(gridColumns(columnsFor('F', 816), { start: 58, end: 32 })).toBe(expected);
});
