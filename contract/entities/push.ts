import * as z from 'zod/mini';

/** What a player may be told by push; nothing else is ever pushed, and no advertising. */
export const pushKinds = ['ticketSettled', 'cashOutDone', 'depositCredited', 'kickOff'] as const;
export const pushKind = z.enum(pushKinds);
export type PushKind = z.infer<typeof pushKind>;

/** The most characters of a push service's address; those of today have about 200. */
const longestEndpoint = 1_024;

/** Where a browser's push service takes messages for it. Whoever knows it may send there: it is never logged or shown. */
export const pushEndpoint = z
  .string()
  .check(z.maxLength(longestEndpoint, 'pushInvalid'), z.regex(/^https?:\/\/[^\s]+$/, 'pushInvalid'));

/** Bytes of a browser's key as base64url without padding. */
const bytes = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`), 'pushInvalid'));

/** With what a message is sealed so that only this browser reads it: 65 bytes (a point of P-256) and 16. */
export const pushKeys = z.object({ p256dh: bytes(87), auth: bytes(22) });

/** What one browser is told; `here` is that of the session that asks, `known` whether its address is the one that was asked about. */
export const pushDevice = z.object({ kinds: z.array(pushKind), here: z.boolean(), known: z.boolean() });
export type PushDevice = z.infer<typeof pushDevice>;

/** Kinds chosen for a browser, each once. */
export const chosenKinds = z.array(pushKind).check(z.maxLength(pushKinds.length, 'badRequest'));

/**
 * What is sent, sealed, to a service worker: words in the player's language, as text, and the page of this site that shows
 * what they are about. A later one with the same `tag` replaces the earlier.
 */
export const pushMessage = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  body: z.string().check(z.maxLength(400)),
  tag: z.string().check(z.minLength(1), z.maxLength(100)),
  /** A path of this site, never another origin. */
  path: z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[^\\\s]*$/)),
  lang: z.string().check(z.maxLength(20)),
});
export type PushMessage = z.infer<typeof pushMessage>;
