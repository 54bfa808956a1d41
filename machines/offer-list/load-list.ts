import type { SidebarFilter } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { OfferPage, OfferQuery } from '../../contract/http/cms.ts';

/** How a load of the prematch list ended: its page, and the query it is of, which an empty answer may have changed. */
export interface LoadedList {
  query: OfferQuery;
  page: OfferPage;
}

/**
 * Runs the machine of the list once. `firstSport` tells the sidebar's first sport of a filter. Rejects with the error of
 * the last call when the list failed, and with the signal's reason when it was given up.
 */
export type LoadList = (
  query: OfferQuery,
  firstSport: (filter: SidebarFilter) => Promise<SportCode | null>,
  signal: AbortSignal,
) => Promise<LoadedList>;
