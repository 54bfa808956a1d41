import { expect, test } from 'vitest';
import { readSiteSettings } from '../settings/site-settings.ts';
import { slipLadder } from './slip-ladder.ts';
import type { SlipSelection } from './slip-selection.ts';

const selections = (...odds: number[]) =>
  odds.map((odd, index) => ({ id: String(index), odd, originalOdd: odd }) as SlipSelection);
const settings = readSiteSettings([{ key: 'maxTicketWin', value: '[{"currency":{"currency_id":1},"limit":3000}]' }]);

test('A ladder says what so many correct selections win at least and at most, and joins what wins nothing', () => {
  const terms = {
    selections: selections(1.9, 2, 2.5, 1.45),
    groups: [{ conditions: [2], selections: ['0', '1', '2'] }],
    stake: 60_000,
    settings: null,
    currencyId: 1,
  };
  expect(slipLadder(terms)).toEqual([
    { hits: { least: 0, most: 1 }, lines: { least: 0n, most: 0n }, win: { least: 0, most: 0 } },
    { hits: { least: 2, most: 2 }, lines: { least: 1n, most: 1n }, win: { least: 1102, most: 1450 } },
    { hits: { least: 3, most: 3 }, lines: { least: 3n, most: 3n }, win: { least: 3929.5, most: 3929.5 } },
  ]);
  expect(slipLadder({ ...terms, settings }).at(-1)?.win).toEqual({ least: 3000, most: 3000 });
});

test('Hits in several groups are spread in the worst and in the best way', () => {
  const groups = [
    { conditions: [1], selections: ['0', '1'] },
    { conditions: [1], selections: ['2', '3'] },
  ];
  const ladder = slipLadder({ selections: selections(2, 3, 4, 5), groups, stake: 4000, settings: null, currencyId: 1 });
  expect(ladder).toEqual([
    { hits: { least: 0, most: 1 }, lines: { least: 0n, most: 0n }, win: { least: 0, most: 0 } },
    { hits: { least: 2, most: 2 }, lines: { least: 0n, most: 1n }, win: { least: 0, most: 150 } },
    { hits: { least: 3, most: 3 }, lines: { least: 2n, most: 2n }, win: { least: 180, most: 270 } },
    { hits: { least: 4, most: 4 }, lines: { least: 4n, most: 4n }, win: { least: 450, most: 450 } },
  ]);
});
