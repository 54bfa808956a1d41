import type { Match } from '../../contract/entities/match.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { type Favourites, favouriteIds } from './favourites.ts';

/** What is starred of a sport's matches in play; a match also counts when it was starred before it began. */
export interface LiveFavourites {
  matches: ReadonlySet<string>;
  leagues: ReadonlySet<string>;
}

export const liveFavourites = (favourites: Favourites, sport: SportCode): LiveFavourites => ({
  matches: new Set([
    ...favouriteIds(favourites, { page: 'live_betting', kind: 'favorite_matches', sport }),
    ...favouriteIds(favourites, { page: 'betting', kind: 'favorite_matches', sport }),
  ]),
  leagues: new Set(favouriteIds(favourites, { page: 'live_betting', kind: 'favorite_leagues', sport })),
});

/** 0 a favourite match, 1 one of a favourite league, 2 any other. */
export const favouriteGrade = (eventId: string, leagueId: string, { matches, leagues }: LiveFavourites): 0 | 1 | 2 =>
  matches.has(eventId) ? 0 : leagues.has(leagueId) ? 1 : 2;

/** Whether a match in play is starred itself or by its league. */
export const isLiveFavourite = (
  favourites: Favourites,
  { sport, eventId, leagueId }: Pick<Match, 'sport' | 'eventId' | 'leagueId'>,
): boolean => {
  const { matches, leagues } = liveFavourites(favourites, sport);
  return matches.has(eventId) || leagues.has(leagueId);
};
