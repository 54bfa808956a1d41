import { useMemo, useRef } from 'react';
import type { Match } from '../../../../contract/entities/match.ts';
import type { SportCode } from '../../../../contract/entities/sport.ts';
import type { LiveFavourites } from '../../../../domain/offer/live-favourites.ts';
import { useHeld } from '../../../board/use-held.ts';
import { useFavourites } from '../../../offer/favourites-desk.ts';

/**
 * What leads the list: the favourites it came with, for those of a player are known to the server first; then what is
 * starred since, but not while the mouse rests on it.
 */
export const useLeading = (sport: SportCode, matches: readonly Match[], starred: readonly string[] | undefined) => {
  const favourites = useFavourites();
  const came = useRef({ matches, favourites });
  if (came.current.matches !== matches) came.current = { matches, favourites };
  const isAsItCame = came.current.favourites === favourites;
  const leading = useMemo((): LiveFavourites => {
    const { favorite_matches, favorite_leagues } = favourites.betting;
    return {
      matches: new Set(starred && (isAsItCame ? starred : favorite_matches[sport])),
      leagues: new Set(starred && favorite_leagues[sport]),
    };
  }, [favourites, sport, starred, isAsItCame]);
  return useHeld(leading, '');
};
