import { expect, test } from 'vitest';
import { bettingSearch, leagueIds, withLeague } from './betting-search.ts';

test('defaults are left out of the address', () => {
  expect(bettingSearch({ sport: 'F', time: '24h', special: 'NextMatches', view: 'competition', page: 1 })).toEqual({});
});

test('senseless values are left out', () => {
  expect(bettingSearch({ sport: 'XX', time: '2h', page: 1e9, event: '<b>', leagues: {}, special: 7 })).toEqual({});
});

test('an id that the address turned into a number is an id again', () => {
  expect(bettingSearch({ event: 10245, leagues: 311 })).toEqual({ event: '10245', leagues: '311' });
});

test('choosing a league adds it once and starts the list anew', () => {
  const search = withLeague({ leagues: '311', page: 3, event: '7' }, '312', true);
  expect(search).toEqual({ leagues: '311~312' });
  expect(withLeague(search, '312', true)).toEqual(search);
  expect(leagueIds(withLeague(search, '311', false))).toEqual(['312']);
  expect(withLeague({ leagues: '311' }, '311', false)).toEqual({});
});
