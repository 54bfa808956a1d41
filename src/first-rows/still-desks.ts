import type { Match } from '../../contract/entities/match.ts';
import { noFavourites } from '../../domain/offer/favourites.ts';
import type { FavouritesDesk } from '../offer/favourites-desk.ts';
import { MatchRecord } from '../offer/match-record.ts';
import type { OddsDesk } from '../offer/odds-desk.ts';
import { Repaint } from '../offer/repaint.ts';
import { stillOdd } from './still-odd.tsx';

const nothing = (): void => undefined;

/** Nothing moves: no frame ever comes. */
const repaint = new Repaint({ now: () => 0, nextFrame: nothing, later: nothing });

export const stillRecord = (match: Match): MatchRecord => new MatchRecord(match, repaint);

/** Of a visitor who has chosen nothing yet. */
export const stillOdds: OddsDesk = {
  listen: nothing,
  unlisten: nothing,
  isChosen: () => false,
  press: nothing,
  still: stillOdd,
};

export const stillFavourites: FavouritesDesk = {
  subscribe: () => nothing,
  favourites: () => noFavourites,
  toggle: nothing,
  still: true,
};
