import * as z from 'zod/mini';

/** Tokens of a session; the access token is a signed JWT with {@link accessClaims}. */
export const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof tokens>;

/** What a sign-in answers. By `device_token` the browser is known from now on: sent with a later sign-in, a stranger's wrong passwords do not hold it up. */
export const signedIn = z.extend(tokens, { device_token: z.optional(z.string()) });
export type SignedIn = z.infer<typeof signedIn>;

/** Players who use one browser in turns. */
export const mostDeviceTokens = 5;

/** Tokens by which a browser is known, each to another player. */
export const deviceTokens = z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(mostDeviceTokens));

/** What the site reads from an access token (spec section 3). `exp` is in seconds, `credit` in major units, roles decide only what is shown. */
export const accessClaims = z.object({
  sub: z.string(),
  preferred_username: z.string(),
  exp: z.number(),
  credit: z.number(),
  resource_access: z.record(z.string(), z.object({ roles: z.array(z.string()) })),
});
export type AccessClaims = z.infer<typeof accessClaims>;

/** Settings saved for a player: favourites per page and sport, last played games, the site's language (spec section 3). */
const perSport = z.record(z.string(), z.array(z.string()));
const bettingSettings = z.object({
  favorite_markets: z.optional(perSport),
  favorite_leagues: z.optional(perSport),
  favorite_matches: z.optional(perSport),
});
const gameSettings = z.object({
  favorite_games: z.optional(z.array(z.string())),
  last_played_games: z.optional(z.array(z.string())),
});
export const userSettings = z.object({
  site: z.optional(z.object({ lang: z.optional(z.string()), autoOddsChange: z.optional(z.boolean()) })),
  betting: z.optional(bettingSettings),
  live_betting: z.optional(bettingSettings),
  casino: z.optional(gameSettings),
  casino_live: z.optional(gameSettings),
  virtuals: z.optional(gameSettings),
});
export type UserSettings = z.infer<typeof userSettings>;
