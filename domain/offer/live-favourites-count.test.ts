import { expect, test } from 'vitest';
import type { SidebarSport } from '../../contract/entities/offer.ts';
import { liveMatchOf } from '../../test/support/examples/match.ts';
import { noFavourites, toggleFavourite } from './favourites.ts';
import { liveFavouritesCount } from './live-favourites-count.ts';

const league = (leagueId: string, eventsCount: number) => ({ leagueId, league: `League ${leagueId}`, eventsCount });
const football = (leagues: ReturnType<typeof league>[]): SidebarSport => ({
  sport: 'F',
  name: 'Football',
  icon: 'f',
  eventsCount: 5,
  groupByCountries: [
    { name: 'Serbia', eventsCount: 2, leagues: [league('1', 2)] },
    { name: 'Italy', eventsCount: 3, leagues },
  ],
});
const told = football([league('2', 3)]);
const untold = football([]);

const place = { page: 'live_betting', sport: 'F' } as const;
const leagueStarred = toggleFavourite(noFavourites, { ...place, kind: 'favorite_leagues', id: '2' });
const bothStarred = toggleFavourite(leagueStarred, { ...place, kind: 'favorite_matches', id: 'own' });
const known = [
  liveMatchOf({ eventId: 'own', leagueId: '1' }),
  liveMatchOf({ eventId: 'other', leagueId: '2' }),
  liveMatchOf({ eventId: 'served', leagueId: '2', sport: 'B' }),
];

test('matches of a starred league are counted as the feed has them, also those that began later', () => {
  expect(liveFavouritesCount(leagueStarred, told, [])).toBe(3);
  expect(liveFavouritesCount(leagueStarred, told, known)).toBe(3);
});

test('a match that is starred itself is counted beside them, and one that is no longer starred is not', () => {
  expect(liveFavouritesCount(bothStarred, told, known)).toBe(4);
  expect(liveFavouritesCount(noFavourites, told, known)).toBe(0);
});

test('before the feed has told all leagues, what was in play as the page was opened is counted', () => {
  expect(liveFavouritesCount(bothStarred, untold, known)).toBe(2);
});
