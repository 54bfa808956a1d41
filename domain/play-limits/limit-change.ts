import { limitRaiseDelay } from '../limits.ts';
import type { Minor } from '../money/money.ts';

/** A limit a player set for himself; `amount` null is none. `next` is a raise or removal that has to wait. */
export interface PlayLimit {
  amount: Minor | null;
  next: { amount: Minor | null; from: number } | null;
}

export const noLimit: PlayLimit = { amount: null, next: null };

/** The limit that holds at an instant: a change whose time has come is the limit itself. */
export const limitAt = (limit: PlayLimit, now: number): PlayLimit =>
  limit.next !== null && limit.next.from <= now ? { amount: limit.next.amount, next: null } : limit;

/** Whether `amount` allows less than `than` does. */
const isStricter = (amount: Minor | null, than: Minor | null): boolean =>
  amount !== null && (than === null || amount < than);

/**
 * The limit once the player has asked for `wanted`: a stricter one holds at once, a raise or removal waits 24 hours.
 * Asking for the current limit withdraws a pending one; asking again for the pending one does not make it wait longer.
 */
export const changedLimit = (limit: PlayLimit, wanted: Minor | null, now: number): PlayLimit => {
  const standing = limitAt(limit, now);
  if (wanted === standing.amount || isStricter(wanted, standing.amount)) return { amount: wanted, next: null };
  if (standing.next?.amount === wanted) return standing;
  return { amount: standing.amount, next: { amount: wanted, from: now + limitRaiseDelay } };
};

/** What a limit leaves after `used`; null without a limit. Money won makes `used` of a loss limit negative. */
export const leftOf = (limit: Minor | null, used: Minor): Minor | null => {
  if (limit === null) return null;
  return used < limit ? limit - used : 0n;
};
