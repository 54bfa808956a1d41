import { expect, test } from 'vitest';
import {
  changedLists,
  type Favourite,
  favouriteIds,
  favouritesOf,
  isFavourite,
  joinLists,
  mergeFavourites,
  noFavourites,
  toggleFavourite,
} from './favourites.ts';

const league = (id: string): Favourite => ({ page: 'live_betting', kind: 'favorite_leagues', sport: 'F', id });
const place = { page: 'live_betting', kind: 'favorite_leagues', sport: 'F' } as const;

test('a star adds, a second one takes away, and other lists stay', () => {
  const one = toggleFavourite(noFavourites, league('311'));
  expect(favouriteIds(one, place)).toEqual(['311']);
  expect(favouriteIds(one, { ...place, sport: 'B' })).toEqual([]);
  expect(favouriteIds(one, { ...place, page: 'betting' })).toEqual([]);
  expect(favouriteIds(toggleFavourite(one, league('311')), place)).toEqual([]);
});

test('a match that was starred before it began is a favourite in play, and one press there takes it away', () => {
  const before: Favourite = { page: 'betting', kind: 'favorite_matches', sport: 'F', id: '10245' };
  const inPlay: Favourite = { ...before, page: 'live_betting' };
  const starred = toggleFavourite(noFavourites, before);
  expect([isFavourite(starred, before), isFavourite(starred, inPlay)]).toEqual([true, true]);
  const cleared = toggleFavourite(starred, inPlay);
  expect([isFavourite(cleared, before), isFavourite(cleared, inPlay)]).toEqual([false, false]);
  const live = toggleFavourite(cleared, inPlay);
  expect([isFavourite(live, before), isFavourite(live, inPlay)]).toEqual([false, true]);
});

test('leagues and markets are favourites of the page on which they were starred', () => {
  const prematch: Favourite = { page: 'betting', kind: 'favorite_leagues', sport: 'F', id: '311' };
  expect(isFavourite(toggleFavourite(noFavourites, prematch), league('311'))).toBe(false);
});

test('a full list drops its oldest', () => {
  let all = noFavourites;
  for (let id = 1; id <= 101; id += 1) all = toggleFavourite(all, league(String(id)));
  expect(favouriteIds(all, place)).toHaveLength(100);
  expect(favouriteIds(all, place)[0]).toBe('2');
});

test('what differs is named once, and nothing differs from itself', () => {
  const one = toggleFavourite(noFavourites, league('311'));
  expect(changedLists(noFavourites, one)).toEqual([{ page: 'live_betting', kind: 'favorite_leagues' }]);
  expect(changedLists(one, one)).toEqual([]);
  expect(changedLists(one, toggleFavourite(toggleFavourite(one, league('1')), league('1')))).toEqual([]);
});

test('favourites of this browser join the saved ones without doubles', () => {
  const saved = favouritesOf({ live_betting: { favorite_leagues: { F: ['1', '2'] } } });
  const local = toggleFavourite(toggleFavourite(noFavourites, league('2')), league('3'));
  expect(favouriteIds(mergeFavourites(saved, local), place)).toEqual(['1', '2', '3']);
});

test('lists are joined without doubles', () => {
  const [matches, leagues] = [
    { page: 'betting', kind: 'favorite_matches' },
    { page: 'betting', kind: 'favorite_leagues' },
  ] as const;
  expect(joinLists([matches], [leagues, { ...matches }])).toEqual([matches, leagues]);
});
