import { expect, test } from 'vitest';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import type { Api } from '../../transport/api/api.ts';
import type { BettingSearch } from './betting-search.ts';
import { loadBetting } from './load-betting.ts';

const sport = (code: 'F' | 'B'): SidebarSport => ({
  sport: code,
  name: code,
  icon: code,
  eventsCount: 1,
  groupByCountries: [],
});

/** An offer without a single match, whose sidebar begins with these sports. */
const emptyOffer = (sports: SidebarSport[]) =>
  ({
    cms: {
      getAllSports: async () => ({ result: { '24h': sports } }),
      offer: async () => ({ result: [], totalPages: 0 }),
    },
  }) as unknown as Api;

const insteadOf = async (search: BettingSearch, sports: SidebarSport[]) =>
  (await loadBetting(emptyOffer(sports), search, new AbortController().signal)).instead;

test('an empty list with chosen leagues goes to all leagues', async () => {
  expect(await insteadOf({ leagues: '1~2' }, [sport('F')])).toEqual({});
});

test('an empty page goes to the first page and keeps the leagues', async () => {
  expect(await insteadOf({ leagues: '1', page: 7 }, [sport('F')])).toEqual({ leagues: '1' });
});

test('an empty sport goes to the first sport of the sidebar', async () => {
  expect(await insteadOf({}, [sport('B'), sport('F')])).toEqual({ sport: 'B' });
});

test('an empty list stays when there is nowhere to go', async () => {
  expect(await insteadOf({}, [sport('F')])).toBeNull();
  expect(await insteadOf({ sport: 'B' }, [])).toBeNull();
});
