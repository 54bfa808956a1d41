import type { OfferQuery } from '../../../contract/http/cms.ts';

/** The first page of the prematch offer of a sport, soonest first. */
export const offerQueryOf = (different: Partial<OfferQuery> = {}): OfferQuery => ({
  page: 1,
  table_view: 'timeline',
  time_filter: '24h',
  special_filter: 'NextMatches',
  sport_code: 'F',
  league_ids: [],
  search_filter: '',
  ...different,
});
