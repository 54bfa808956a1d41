import { expect, test } from 'vitest';
import { marketRules } from '../../domain/markets/market-rules.ts';
import { scoreColumns } from './score-columns.ts';

const offered = (code: string, selections = marketRules[code]?.selections ?? []) => scoreColumns({ code, selections });

test('correct scores stand in columns of host, draw and visitor, the lowest first, every other one apart', () => {
  expect(offered('CS')).toEqual({
    heads: ['1', 'X', '2'],
    rows: [
      ['1:0', '0:0', '0:1'],
      ['2:0', '1:1', '0:2'],
      ['2:1', '2:2', '1:2'],
      ['3:0', '3:3', '0:3'],
      ['3:1', undefined, '1:3'],
      ['3:2', undefined, '2:3'],
    ],
    others: ['other'],
  });
});

test('a score keeps its column when the others of its row are gone', () => {
  expect(offered('CS', ['3:3', '2:3', 'other'])).toEqual({
    heads: ['1', 'X', '2'],
    rows: [[undefined, '3:3', '2:3']],
    others: ['other'],
  });
});

test('scores in sets have no column of draws', () => {
  expect(offered('SS')).toEqual({
    heads: ['1', '2'],
    rows: [
      ['2:0', '0:2'],
      ['2:1', '1:2'],
    ],
    others: [],
  });
  expect(offered('SS3', ['1:3', '3:2', '3:0'])?.rows).toEqual([
    ['3:0', '1:3'],
    ['3:2', undefined],
  ]);
});

test('numbers are compared as numbers', () => {
  expect(offered('CS', ['10:2', '9:2', '10:1'])?.rows.map(([host]) => host)).toEqual(['9:2', '10:1', '10:2']);
});

test.each(['1X2', 'TG', 'HTFT', 'MV', 'OU_2.5', 'ZZ'])('%s names no scores', (code) => {
  expect(offered(code, marketRules[code]?.selections ?? ['over', 'under'])).toBeNull();
});
