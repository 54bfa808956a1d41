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
