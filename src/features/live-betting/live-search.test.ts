import { expect, test } from 'vitest';
import { liveSearch, otherSport } from './live-search.ts';

test('the address keeps sport, leagues, table and match, and leaves the default and nonsense out', () => {
  const said = { sport: 'T', leagues: '50~51', table: 't_sets', q: 'novak', event: '10245' };
  expect(liveSearch(said)).toEqual(said);
  expect(liveSearch({ sport: 'F', leagues: '~', table: '<b>', q: 'no', event: '../x' })).toEqual({});
});

test('a single id of an address may come as a number', () => {
  expect(liveSearch({ event: 10245, leagues: 311 })).toEqual({ event: '10245', leagues: '311' });
});

test('another sport keeps the search and none of the leagues, the table and the match of the one before', () => {
  expect(otherSport({ sport: 'T', leagues: '50', table: 't_sets', q: 'novak', event: '1' }, 'B')).toEqual({
    sport: 'B',
    q: 'novak',
  });
  expect(otherSport({ sport: 'T' }, 'F')).toEqual({});
});
