import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { chosenKinds, pushDevice, pushEndpoint, pushKeys } from '../entities/push.ts';
import { language } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

// Apart from base.ts, which every first page loads.

/**
 * What the player's browsers are told. With the `endpoint` of this one, which the same player signed in to anew after his
 * session had run out, it goes on being told; after a logout it does not.
 */
export const pushSettings = endpoint({
  method: 'POST',
  url: '/base/v1/users/push',
  summary: 'What is pushed to which of the player’s browsers, and the public key that a subscription needs',
  access: 'player',
  body: z.object({ endpoint: z.nullable(pushEndpoint) }),
  ok: z.object({
    /** VAPID: 65 bytes as base64url; null where this site pushes nothing. */
    publicKey: z.nullable(z.string()),
    devices: z.array(pushDevice),
  }),
});
export type PushSettings = z.infer<typeof pushSettings.ok>;

/** 400 pushInvalid: not an address of a push service on the public internet, or not its keys. */
export const pushSubscribe = endpoint({
  method: 'POST',
  url: '/base/v1/users/push/subscribe',
  summary: 'Has this browser told by push; ends with the session. Of more than ten browsers the oldest is dropped',
  access: 'player',
  body: z.object({ endpoint: pushEndpoint, keys: pushKeys, language, kinds: chosenKinds }),
  ok: done,
});
export type PushSubscribe = z.infer<typeof pushSubscribe.body>;

/** 404 notFound: this session has no subscription. */
export const pushChange = endpoint({
  method: 'POST',
  url: '/base/v1/users/push/kinds',
  summary: 'Changes what this session’s browser is told',
  access: 'player',
  body: z.object({ kinds: chosenKinds }),
  ok: done,
});

export const pushUnsubscribe = endpoint({
  method: 'POST',
  url: '/base/v1/users/push/unsubscribe',
  summary: 'This session’s browser is told nothing more',
  access: 'player',
  body: z.object({}),
  ok: done,
});
