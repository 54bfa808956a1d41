import { and, count, eq, gt, lte, min, or } from 'drizzle-orm';
import type { ErrorKey } from '../../contract/entities/error.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { attempts } from '../database/schema/identity.ts';
import { RefusedCall } from '../refusal.ts';

/** At most so many attempts of a subject in a window of milliseconds. */
export interface Allowance {
  subject: string;
  most: number;
  window: number;
}

export interface Attempts {
  /** Throws 429 with this key and Retry-After when one of the allowances is used up. */
  check(key: ErrorKey, allowances: readonly Allowance[]): Promise<void>;
  count(allowances: readonly Allowance[]): Promise<void>;
  forget(subject: string): Promise<void>;
}

export const quarterHour = 15 * 60_000;
export const hour = 60 * 60_000;
/** No window is longer. */
const kept = hour;

/** Attempts are kept in the database: every node and every restart knows them. */
export const createAttempts = (database: Database, clock: Clock): Attempts => ({
  check: async (key, allowances) => {
    const now = clock.now();
    const counted = await database
      .select({ subject: attempts.subject, made: count(), oldest: min(attempts.at) })
      .from(attempts)
      .where(
        or(
          ...allowances.map(({ subject, window }) => and(eq(attempts.subject, subject), gt(attempts.at, now - window))),
        ),
      )
      .groupBy(attempts.subject);
    const waits = allowances.flatMap(({ subject, most, window }) => {
      const found = counted.find((row) => row.subject === subject);
      return found && found.made >= most ? [Number(found.oldest) + window - now] : [];
    });
    if (waits.length === 0) return;
    const seconds = Math.max(1, Math.ceil(Math.max(...waits) / 1000));
    throw new RefusedCall(429, key, undefined, { 'retry-after': String(seconds) });
  },

  count: async (allowances) => {
    const at = clock.now();
    await database.insert(attempts).values(allowances.map(({ subject }) => ({ subject, at })));
    await database.delete(attempts).where(lte(attempts.at, at - kept));
  },

  forget: async (subject) => {
    await database.delete(attempts).where(eq(attempts.subject, subject));
  },
});
