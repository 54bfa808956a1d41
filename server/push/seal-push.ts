import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from '../../contract/entities/push.ts';
import type { StoredSubscription } from './push-subscription-repository.ts';
import type { Vapid } from './vapid.ts';

type Receiver = Pick<StoredSubscription, 'endpoint' | 'p256dh' | 'auth'>;

export interface SealedPush {
  headers: Record<string, string>;
  body: Uint8Array;
}

/** A message sealed for one browser, and signed; `seconds` is how long its push service keeps it. */
export const sealPush = (
  { endpoint, p256dh, auth }: Receiver,
  message: PushMessage,
  seconds: number,
  vapid: Vapid,
): SealedPush => {
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: vapid,
    TTL: seconds,
    urgency: 'normal',
    // Of what still waits for the same ticket, a push service delivers the last alone.
    topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
    contentEncoding: 'aes128gcm',
  });
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(texts), body: body ?? Buffer.alloc(0) };
};

const probe: PushMessage = { title: '-', body: '', tag: '-', path: '/', lang: 'en' };

/** Whether a message can be sealed with these keys at all: the point may lie on no curve. */
export const canSeal = (receiver: Receiver, vapid: Vapid): boolean => {
  try {
    sealPush(receiver, probe, 0, vapid);
    return true;
  } catch {
    return false;
  }
};
