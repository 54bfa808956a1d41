import { and, count as countOf, eq, gt, inArray, lte, min, or, sql } from 'drizzle-orm';
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
  /**
   * Counts an attempt before it is made, so that many at once are no more than as many one after another. Throws as check
   * does, and counts nothing then. Resolves to what takes the attempt back when it was a good one.
   */
  charge(key: ErrorKey, allowances: readonly Allowance[]): Promise<() => Promise<void>>;
  /** How many a subject made in the last so many milliseconds. */
  made(subject: string, window: number): Promise<number>;
  /** Forgets those of a subject, and of every narrower one: what follows it after a space. */
  forget(subject: string): Promise<void>;
}

export const quarterHour = 15 * 60_000;
export const hour = 60 * 60_000;
/** No window is longer. */
const kept = hour;

/** Attempts are kept in the database: every node and every restart knows them. */
export const createAttempts = (database: Database, clock: Clock): Attempts => {
  const check: Attempts['check'] = async (key, allowances) => {
    const now = clock.now();
    const counted = await database
      .select({ subject: attempts.subject, made: countOf(), oldest: min(attempts.at) })
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
  };

  const count = async (allowances: readonly Allowance[]): Promise<number[]> => {
    const at = clock.now();
    const counted = await database
      .insert(attempts)
      .values(allowances.map(({ subject }) => ({ subject, at })))
      .returning({ id: attempts.id });
    await database.delete(attempts).where(lte(attempts.at, at - kept));
    return counted.map(({ id }) => id);
  };

  return {
    check,
    count: async (allowances) => void (await count(allowances)),
    charge: async (key, allowances) => {
      const own = await count(allowances);
      const takeBack = async () => void (await database.delete(attempts).where(inArray(attempts.id, own)));
      try {
        // Its own is among them by now, and so are those of everybody who came first.
        await check(
          key,
          allowances.map((allowance) => ({ ...allowance, most: allowance.most + 1 })),
        );
      } catch (error) {
        await takeBack();
        throw error;
      }
      return takeBack;
    },
    made: async (subject, window) => {
      const [found] = await database
        .select({ made: countOf() })
        .from(attempts)
        .where(and(eq(attempts.subject, subject), gt(attempts.at, clock.now() - window)));
      return found?.made ?? 0;
    },
    forget: async (subject) => {
      await database
        .delete(attempts)
        .where(or(eq(attempts.subject, subject), sql`starts_with(${attempts.subject}, ${`${subject} `})`));
    },
  };
};
