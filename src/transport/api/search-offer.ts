import type { SportCode } from '../../../contract/entities/sport.ts';
import { type FoundOffer, type OfferSearch, searchOffer } from '../../../contract/http/search.ts';
import { defaultSport } from '../../../domain/limits.ts';
import type { HttpClient } from '../http-client.ts';

/** The address of a list, of which time, day and leagues may leave matches of its sport out. */
interface Searched {
  q?: string | undefined;
  sport?: SportCode;
  leagues?: string;
  time?: string;
  special?: string;
}

const listedIn = (
  { sport = defaultSport, leagues, time = 'all', special }: Searched,
  id: 'prematch' | 'live',
): Pick<OfferSearch, 'listed'> =>
  leagues === undefined && time === 'all' && special === undefined ? { listed: { id, sport_code: sport } } : {};

/**
 * What the whole offer has for the search words of an address, other than what the list itself shows. The list does not
 * depend on it, so it may fail alone: null then.
 */
export const searchAround = (
  { call }: Pick<HttpClient, 'call'>,
  search: Searched,
  id: 'prematch' | 'live',
  signal: AbortSignal,
): Promise<FoundOffer | null> =>
  call(searchOffer, { body: { words: search.q ?? '', ...listedIn(search, id) }, signal }).catch(() => null);
