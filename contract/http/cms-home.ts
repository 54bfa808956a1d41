import * as z from 'zod/mini';
import { match } from '../entities/match.ts';
import { id, language } from '../entities/scalars.ts';
import { sportCode } from '../entities/sport.ts';
import { endpoint } from './endpoint.ts';

const ids = z.array(id).check(z.maxLength(200));

/**
 * The first matches of the home page, of one sport: those of the player's favourites, which he names, then those of the
 * country that his language tells, then by the importance of their league. `count` is how many matches there are in all sports.
 */
export const homeOffer = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/homeOffer',
  summary: 'First matches of the home page',
  access: 'anyone',
  body: z.object({
    id: z.enum(['prematch', 'live']),
    sport_code: sportCode,
    favorite_matches: ids,
    favorite_leagues: ids,
    language: z.optional(language),
  }),
  ok: z.object({ result: z.array(match), count: z.int() }),
  sifted: { result: match },
});
export type HomeQuery = z.infer<typeof homeOffer.body>;
