import type { Match } from '../../contract/entities/match.ts';
import type { SidebarSport } from '../../contract/entities/offer.ts';
import type { Favourites } from './favourites.ts';
import { isLiveFavourite, liveFavourites } from './live-favourites.ts';

export type KnownMatch = Pick<Match, 'sport' | 'eventId' | 'leagueId'>;

/**
 * How many favourites a sport has in play: those of starred leagues as the feed counts them, and of `known`, the matches in
 * play that the page knows, what is starred itself. Before the feed has told the leagues of every country, `known` alone.
 */
export const liveFavouritesCount = (
  favourites: Favourites,
  { sport, groupByCountries }: SidebarSport,
  known: readonly KnownMatch[],
): number => {
  const starred = known.filter((match) => match.sport === sport && isLiveFavourite(favourites, match));
  if (groupByCountries.some((country) => country.leagues.length === 0)) return starred.length;
  const { leagues } = liveFavourites(favourites, sport);
  return groupByCountries
    .flatMap((country) => country.leagues)
    .filter(({ leagueId }) => leagues.has(leagueId))
    .reduce(
      (sum, { eventsCount }) => sum + eventsCount,
      starred.filter(({ leagueId }) => !leagues.has(leagueId)).length,
    );
};
