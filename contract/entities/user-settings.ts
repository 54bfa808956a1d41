import * as z from 'zod/mini';
import { bettingPages } from './betting-settings.ts';
import { oddsPolicy } from './ticket-request.ts';

const gameSettings = z.object({
  favorite_games: z.optional(z.array(z.string())),
  last_played_games: z.optional(z.array(z.string())),
});
/** Settings saved for a player: favourites per page and sport, last played games, the site's language, and which changes of odds he accepts (spec section 3). */
export const userSettings = z.object({
  site: z.optional(
    z.object({
      lang: z.optional(z.string()),
      autoOddsChange: z.optional(z.boolean()),
      /** Refines autoOddsChange. */
      oddsPolicy: z.optional(oddsPolicy),
    }),
  ),
  ...bettingPages,
  casino: z.optional(gameSettings),
  casino_live: z.optional(gameSettings),
  virtuals: z.optional(gameSettings),
});
export type UserSettings = z.infer<typeof userSettings>;
