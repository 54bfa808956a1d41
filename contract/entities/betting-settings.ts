import * as z from 'zod/mini';

const perSport = z.record(z.string(), z.array(z.string()));
const bettingSettings = z.object({
  favorite_markets: z.optional(perSport),
  favorite_leagues: z.optional(perSport),
  favorite_matches: z.optional(perSport),
});
/** Favourites by the name of their page; the first code of a visit reads them and no other settings of a player. */
export const bettingPages = { betting: z.optional(bettingSettings), live_betting: z.optional(bettingSettings) };
