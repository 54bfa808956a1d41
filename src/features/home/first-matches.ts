import type { Language } from '../../../contract/entities/languages.ts';
import type { Match } from '../../../contract/entities/match.ts';
import { type HomeQuery, homeOffer } from '../../../contract/http/cms-home.ts';
import { defaultSport } from '../../../domain/limits.ts';
import { type Favourites, favouriteIds, favouritePages } from '../../../domain/offer/favourites.ts';
import type { Api } from '../../transport/api/api.ts';

export interface FirstMatches {
  matches: readonly Match[];
  /** All matches of the section, in all sports. */
  count: number;
}

/** What leads a section, as the server ranks it; what is starred on either page comes first. */
export const firstMatches = async (
  api: Api,
  id: HomeQuery['id'],
  favourites: Favourites,
  language?: Language,
  signal?: AbortSignal,
): Promise<FirstMatches> => {
  const starred = (kind: 'favorite_matches' | 'favorite_leagues') =>
    favouritePages.flatMap((page) => favouriteIds(favourites, { page, kind, sport: defaultSport }));
  const { result, count } = await api.call(homeOffer, {
    body: {
      id,
      sport_code: defaultSport,
      favorite_matches: starred('favorite_matches'),
      favorite_leagues: starred('favorite_leagues'),
      language,
    },
    signal,
  });
  return { matches: result, count };
};
