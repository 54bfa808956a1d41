import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice signed longer ago than this, or that far ahead, is a replay. */
export const noticeAge = 5 * 60_000;

const digest = (secret: string, at: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest();

/** The header that proves a notice: when it was signed, and the HMAC of that and the body as sent. */
export const signNotice = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${digest(secret, at, body).toString('hex')}`;

/** Whether the provider signed this very body, and lately. */
export const isSigned = (secret: string, header: unknown, body: string, now: number): boolean => {
  const [, time, hex] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (time === undefined || hex === undefined) return false;
  const at = Number(time);
  return timingSafeEqual(digest(secret, at, body), Buffer.from(hex, 'hex')) && Math.abs(now - at) <= noticeAge;
};
