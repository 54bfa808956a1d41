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
  const columns = gridColumns(columnsFor('F', 816), 816, { before: '58px 1fr', after: '32px' });
  expect(columns).toBe(
    '58px 1fr repeat(3, 45px) 9px repeat(3, 45px) 9px 34px repeat(2, 45px) 9px repeat(2, 45px) 32px',
  );
});

test('where the names of the sides would be cut to nothing, the odds are as wide as on a desktop', () => {
  expect(gridColumns(columnsFor('F', 359), 359, { before: '58px 1fr', after: '' })).toBe('58px 1fr repeat(3, 45px)');
  expect(gridColumns(columnsFor('F', 360), 360, { before: '58px 1fr', after: '' })).toBe('58px 1fr repeat(3, 56px)');
});

test('a phone shows the odds of the result alone, 56 px wide', () => {
  expect(gridColumns(columnsFor('F', 390), 390, { before: '58px 1fr', after: '' })).toBe('58px 1fr repeat(3, 56px)');
});
