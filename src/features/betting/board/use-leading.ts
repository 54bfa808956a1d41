import { useMemo, useState } from 'react';
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
  const [came, setCame] = useState({ matches, favourites });
  if (came.matches !== matches) setCame({ matches, favourites });
  const shown = came.favourites === favourites ? starred : favourites.betting.favorite_matches[sport];
  const leading = useMemo(
    (): LiveFavourites => ({
      matches: new Set(starred && shown),
      leagues: new Set(starred && favourites.betting.favorite_leagues[sport]),
    }),
    [favourites, sport, starred, shown],
  );
  return useHeld(leading, '');
};
