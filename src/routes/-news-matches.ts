import type { Match } from '../../contract/entities/match.ts';
import { noFavourites } from '../../domain/offer/favourites.ts';
import { firstPageRests } from '../browser/first-page.ts';
import type { Api } from '../transport/api/api.ts';

/**
 * The matches that news are of, the most important first. No page waits for them: they are asked for when it rests, by code of
 * the home page, and there are none without an answer.
 */
export const newsMatches = async (api: Api): Promise<readonly Match[]> => {
  await firstPageRests;
  try {
    const { firstMatches } = await import('../features/home/first-matches.ts');
    return (await firstMatches(api, 'prematch', noFavourites)).matches;
  } catch {
    return [];
  }
};
