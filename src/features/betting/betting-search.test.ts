import { expect, test } from 'vitest';
import { leagueIds } from '../../ui/sidebar/league-ids.ts';
import { bettingSearch, filterOf, listSearch, timeOf, withLeague } from './betting-search.ts';

test('defaults are left out of the address', () => {
  const defaults = { sport: 'F', time: '24h', special: 'NextMatches', view: 'competition', table: 'f_102bet', page: 1 };
  expect(bettingSearch(defaults)).toEqual({});
  expect(bettingSearch({ event: '7', tab: 'f_all' })).toEqual({ event: '7' });
});

test('everything that can be chosen stands in the address', () => {
  const search = {
    sport: 'B',
    time: '3h',
    special: 'Today',
    view: 'timeline',
    table: 'b_totals',
    leagues: '311~312',
    q: 'partizan',
    page: 2,
    event: '10245',
    tab: 'b_quarters',
  } as const;
  expect(bettingSearch(search)).toEqual(search);
});

test('senseless values are left out', () => {
  expect(bettingSearch({ sport: 'XX', time: '2h', page: 1e9, event: '<b>', leagues: {}, special: 7 })).toEqual({});
  expect(bettingSearch({ table: 'a b', tab: 'f_goals' })).toEqual({});
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

test('another list begins at its first page, without the match that was open', () => {
  expect(listSearch({ sport: 'B', page: 3, event: '7', tab: 'b_main' }, { time: '1h' })).toEqual({
    sport: 'B',
    time: '1h',
  });
});

test('a search looks at all times unless one is chosen; a day stands in place of the time', () => {
  expect([timeOf({}), timeOf({ q: 'partizan' }), timeOf({ q: 'partizan', time: '3h' })]).toEqual(['24h', 'all', '3h']);
  expect([filterOf({ time: '3h' }), filterOf({ time: '3h', special: 'Tomorrow' })]).toEqual(['3h', 'Tomorrow']);
});
