import { createHmac, timingSafeEqual } from 'node:crypto';

/** A call signed longer ago than this, or that far ahead, is a replay. */
export const signatureAge = 5 * 60_000;

const digest = (secret: string, signed: readonly (number | string)[]): Buffer =>
  createHmac('sha256', secret).update(signed.join('.')).digest();

/**
 * The header that proves a call: when it was signed, a nonce where there is one, and the HMAC of those and the body as sent.
 */
export const signBody = (secret: string, at: number, body: string, nonce?: string): string =>
  nonce === undefined
    ? `t=${at},v1=${digest(secret, [at, body]).toString('hex')}`
    : `t=${at},n=${nonce},v1=${digest(secret, [at, nonce, body]).toString('hex')}`;

/** Whether the holder of the secret signed this very body, and lately; `withNonce` for calls that must have one. */
export const isSigned = (secret: string, header: unknown, body: string, now: number, withNonce = false): boolean => {
  const [, time, nonce, hex] = /^t=(\d{1,15})(?:,n=([\w-]{16,64}))?,v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (time === undefined || hex === undefined || (nonce !== undefined) !== withNonce) return false;
  const at = Number(time);
  const signed = nonce === undefined ? [at, body] : [at, nonce, body];
  return timingSafeEqual(digest(secret, signed), Buffer.from(hex, 'hex')) && Math.abs(now - at) <= signatureAge;
};
