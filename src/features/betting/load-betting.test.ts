import { expect, test, vi } from 'vitest';
import type { MarketFilter, SidebarSport } from '../../../contract/entities/offer.ts';
import type { OfferPage, OfferQuery } from '../../../contract/http/cms.ts';
import type { LoadList } from '../../../machines/offer-list/load-list.ts';
import type { Api } from '../../transport/api/api.ts';
import type { BettingSearch } from './betting-search.ts';
import { loadBetting } from './load-betting.ts';

const page: OfferPage = {
  result: [],
  totalPages: 0,
  total: 0,
  special_counts: { NextMatches: 0, Today: 0, Tomorrow: 0 },
};
const sport = (code: 'F' | 'B'): SidebarSport => ({
  sport: code,
  name: code,
  icon: code,
  eventsCount: 1,
  groupByCountries: [],
});
const filter = (key: string): MarketFilter => ({ key, name: key, sport: 'F', markets: ['1X2'] });
const tables = [filter('f_102bet'), filter('f_goals')];

const offer = (cms: object = {}) =>
  ({
    cms: {
      getAllSports: async () => ({ result: { '24h': [sport('B'), sport('F')], Tomorrow: [sport('F')] } }),
      marketFilters: async () => tables,
      ...cms,
    },
  }) as unknown as Api;

const load = async (search: BettingSearch, answered: Partial<OfferQuery> | null = null, cms: object = {}) => {
  const loadList = vi.fn<LoadList>(async (query) => ({ query: answered ? { ...query, ...answered } : query, page }));
  const data = await loadBetting({ api: offer(cms), loadList }, search, new AbortController().signal);
  return { data, asked: loadList.mock.calls[0] };
};

test('plain /betting asks for the defaults of the specification', async () => {
  const { data, asked } = await load({});
  expect(asked?.[0]).toEqual({
    page: 1,
    table_view: 'competition',
    time_filter: '24h',
    special_filter: 'NextMatches',
    sport_code: 'F',
    league_ids: [],
    search_filter: '',
  });
  expect(data.instead).toBeNull();
  expect(data.shown).toMatchObject({ tables, table: undefined });
});

test('a search without a time looks at all of them', async () => {
  expect((await load({ q: 'partizan' })).asked?.[0].time_filter).toBe('all');
  expect((await load({ q: 'partizan', time: '3h' })).asked?.[0].time_filter).toBe('3h');
});

test('the first sport is that of the filter asked for', async () => {
  const { asked } = await load({ special: 'Tomorrow' });
  expect([await asked?.[1]('24h'), await asked?.[1]('Tomorrow'), await asked?.[1]('1h')]).toEqual(['B', 'F', null]);
});

test('where the list led elsewhere, the address of what is shown is told', async () => {
  const { data } = await load(
    { leagues: '1~2', page: 3, view: 'timeline' },
    { league_ids: [], page: 1, sport_code: 'B' },
  );
  expect(data.instead).toEqual({ sport: 'B', view: 'timeline' });
});

test.each([
  ['the chosen table', 'f_goals', 'f_goals'],
  ['the main table for one that the sport has not', 'b_totals', undefined],
  ['the main table under its own name', 'f_102bet', undefined],
])('rows are asked for with %s', async (_, table, expected) => {
  const { data, asked } = await load({ table });
  expect(asked?.[0].table).toBe(expected);
  expect('table' in data.shown && data.shown.table?.key).toBe(expected);
});

test('without its filters the list stands with the main table', async () => {
  const { data, asked } = await load({ table: 'f_goals' }, null, { marketFilters: async () => Promise.reject('away') });
  expect(asked?.[0].table).toBeUndefined();
  expect(data.shown).toMatchObject({ tables: [], table: undefined });
});

test('the tabs of a match are those of its own sport, whatever the address says', async () => {
  const marketFilters = vi.fn(async (_: string, code: string) => [filter(`${code}_main`)]);
  const match = { eventId: '7', sport: 'B' };
  const { data, asked } = await load({ event: '7' }, null, {
    marketFilters,
    matchOffer: async () => ({ result: [match] }),
  });
  expect(data.shown).toEqual({ match, filters: [filter('B_main')] });
  expect(asked).toBeUndefined();
});

test('a match that is no longer offered is nobody', async () => {
  const { data } = await load({ event: '7' }, null, { matchOffer: async () => ({ result: [] }) });
  expect(data.shown).toMatchObject({ match: null });
});
