import type { StoredSlip } from '../../contract/storage/slip.ts';
import type { Favourites } from '../../domain/offer/favourites.ts';
import type { PlayerNews } from '../player/player-event.ts';
import type { SessionUser } from '../signed-in.ts';
import { pressedSlip } from './pressed-slip.ts';

export interface AppInput {
  /** Nobody's, kept in this browser. */
  storedFavourites: Favourites;
  /** The page that was open last in this tab. */
  lastPath: string | null;
  /** 0 to 1: this tab's place wherever all tabs would otherwise act at once. */
  spread: number;
}

export interface AppContext extends AppInput {
  siteTried: boolean;
  user: SessionUser | null;
  userKnown: boolean;
  storedSlip: StoredSlip | null;
  /** What is sent to the player's machines once they are loaded. */
  untold: readonly PlayerNews[];
}

export const firstUntold = ({ untold: [first] }: AppContext): PlayerNews => {
  if (!first) throw new Error('Nothing is left to tell');
  return first;
};

/** What was pressed here counts more than what another tab left. */
export const slipToStart = ({ untold }: AppContext, stored: StoredSlip | null): StoredSlip | null =>
  pressedSlip(untold).selections.length > 0 ? null : stored;
