import { expect, test, vi } from 'vitest';
import type { MarketFilter, SidebarSport } from '../../../contract/entities/offer.ts';
import { type OfferQuery, offer } from '../../../contract/http/cms.ts';
import { noFavourites } from '../../../domain/offer/favourites.ts';
import type { Api } from '../../transport/api/api.ts';
import type { BettingSearch } from './betting-search.ts';
import { type BettingList, loadBetting } from './load-betting.ts';

const sport = (code: 'F' | 'B'): SidebarSport => ({
  sport: code,
  name: code,
  icon: code,
  eventsCount: 1,
  groupByCountries: [],
});
const filter = (key: string): MarketFilter => ({ key, name: key, sport: 'F', markets: ['1X2'] });
const tables = [filter('f_102bet'), filter('f_goals')];

/** Loads the page of an address from an offer that has a match wherever `has` is true. */
const load = async (
  search: BettingSearch,
  has: (query: OfferQuery) => boolean = () => true,
  cms: object = {},
  call?: unknown,
  favourites = noFavourites,
) => {
  const offer = vi.fn(async (query: OfferQuery) => {
    const result = has(query) ? [{ eventId: '7' }] : [];
    return { result, totalPages: 1, total: 1, special_counts: { NextMatches: 1, Today: 1, Tomorrow: 1 } };
  });
  const api = {
    call,
    cms: {
      getAllSports: async () => ({ result: { '24h': [sport('B'), sport('F')], Tomorrow: [sport('F')] } }),
      marketFilters: async () => tables,
      offer,
      ...cms,
    },
  };
  const data = await loadBetting(api as unknown as Api, search, favourites, new AbortController().signal);
  return { data, asked: offer.mock.calls.map(([query]) => query) };
};

test('of more favourites than a call may name the newest are named', async () => {
  const ids = Array.from({ length: 203 }, (_, nth) => `${nth}`);
  const betting = { ...noFavourites.betting, favorite_matches: { F: ids }, favorite_leagues: { F: ids } };
  const { asked } = await load({}, undefined, {}, undefined, { ...noFavourites, betting });
  expect(asked[0]?.favorite_matches).toEqual(ids.slice(3));
  expect(offer.body.safeParse({ ...asked[0] }).success).toBe(true);
});

test('plain /betting asks for the defaults of the specification', async () => {
  const { data, asked } = await load({});
  expect(asked).toEqual([
    {
      page: 1,
      table_view: 'competition',
      time_filter: '24h',
      special_filter: 'NextMatches',
      sport_code: 'F',
      league_ids: [],
      search_filter: '',
    },
  ]);
  expect(data.instead).toBeNull();
  expect(data.shown).toMatchObject({ tables, table: undefined });
});

test.each<[string, BettingSearch, (query: OfferQuery) => boolean, BettingSearch | null]>([
  [
    'leagues without matches: all leagues',
    { leagues: '1~2', view: 'timeline' },
    (q) => !q.league_ids.length,
    { view: 'timeline' },
  ],
  [
    'a page behind the last: the first, with the leagues',
    { leagues: '1', page: 7 },
    (q) => q.page === 1,
    { leagues: '1' },
  ],
  [
    'a sport without matches: the sidebar’s first',
    { leagues: '1', table: 'f_goals' },
    (q) => q.sport_code === 'B',
    { sport: 'B' },
  ],
  [
    'of a day: the first of that day',
    { sport: 'B', special: 'Tomorrow' },
    (q) => q.sport_code === 'F',
    { special: 'Tomorrow' },
  ],
  ['no match anywhere: nowhere', { sport: 'B' }, () => false, null],
  ['a search: nowhere', { q: 'partizan' }, () => false, null],
])('the address of what an empty list led to, %s', async (_, search, has, expected) => {
  expect((await load(search, has)).data.instead).toEqual(expected);
});

test.each([
  ['the chosen table', 'f_goals', 'f_goals'],
  ['the main table for one that the sport has not', 'b_totals', undefined],
  ['the main table under its own name', 'f_102bet', undefined],
])('rows are asked for with %s', async (_, table, expected) => {
  const { data, asked } = await load({ table });
  expect(asked[0]?.table).toBe(expected);
  expect('table' in data.shown && data.shown.table?.key).toBe(expected);
});

test('without its filters the list stands with the main table', async () => {
  const { data, asked } = await load({ table: 'f_goals' }, () => true, {
    marketFilters: async () => Promise.reject('away'),
  });
  expect(asked[0]?.table).toBeUndefined();
  expect(data.shown).toMatchObject({ tables: [], table: undefined });
});

test('the tabs of a match are those of its own sport, whatever the address says', async () => {
  const match = { eventId: '7', sport: 'B' };
  const { data, asked } = await load({ event: '7' }, () => true, {
    marketFilters: async (_: string, code: string) => [filter(`${code}_main`)],
    matchOffer: async () => ({ result: [match] }),
  });
  expect(data.shown).toEqual({ match, filters: [filter('B_main')] });
  expect(asked).toEqual([]);
});

test('a match that is no longer offered is nobody', async () => {
  const { data } = await load({ event: '7' }, () => true, { matchOffer: async () => ({ result: [] }) });
  expect(data.shown).toMatchObject({ match: null });
});

test.each<[BettingSearch, object | null]>([
  [{}, null],
  [
    { q: 'partizan', sport: 'B' },
    { words: 'partizan', listed: { id: 'prematch', sport_code: 'B' } },
  ],
  [
    { q: 'partizan', time: 'all' },
    { words: 'partizan', listed: { id: 'prematch', sport_code: 'F' } },
  ],
  [{ q: 'partizan', time: '3h' }, { words: 'partizan' }],
  [{ q: 'partizan', leagues: '1' }, { words: 'partizan' }],
])('%o asks the whole offer for %o, which takes nothing from the list when it fails', async (search, body) => {
  const call = vi.fn(async () => Promise.reject(new Error('no answer')));
  const { data } = await load(search, () => true, {}, call);
  const { around } = data.shown as BettingList;
  expect(around === undefined ? null : await around).toBeNull();
  expect(call.mock.calls.map(([, asked]: unknown[]) => (asked as { body: object }).body)).toEqual(body ? [body] : []);
});
