import { expect, test } from 'vitest';
import { roundsChange, roundsQueryOf, roundsSearch } from './rounds-search.ts';

const evening = new Date(2026, 10, 23, 20, 14);

test('a plain address asks for the month until today', () => {
  expect(roundsQueryOf({}, evening, 'Europe/Belgrade')).toEqual({
    from: '2026-11-01',
    to: '2026-11-23',
    time_zone: 'Europe/Belgrade',
  });
});

test('every filter reaches the server, and what makes no sense does not', () => {
  const search = roundsSearch({ from: '2026-10-03', to: '2026-10-05', title: 'ten-stones', wallet: '2', page: '3' });
  expect(roundsQueryOf(search, evening, 'UTC')).toEqual({
    from: '2026-10-03',
    to: '2026-10-05',
    time_zone: 'UTC',
    game_code: 'ten-stones',
    currency_id: 2,
    page: 3,
  });
  expect(roundsSearch({ from: 'today', title: '<b>', wallet: -1, page: 0, round: '' })).toEqual({});
});

test('a choice begins at the first page and closes what was looked at', () => {
  expect(roundsChange({ page: 4, round: 'r1', wallet: 1 }, { title: 'roulette' })).toEqual({
    wallet: 1,
    title: 'roulette',
  });
});
