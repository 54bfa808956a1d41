import type { ErrorKey } from '../../contract/entities/error.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import {
  countAttempts,
  deleteAttempts,
  deleteAttemptsOf,
  deleteAttemptsUntil,
  storeAttempts,
} from './attempt-repository.ts';

/** The most attempts of a subject in a window of milliseconds. */
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
  /** How many a subject made within the last milliseconds given. */
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
    const asked = allowances.map(({ subject, window }) => ({ subject, since: now - window }));
    const counted = await countAttempts(database, asked);
    const waits = allowances.flatMap(({ subject, most, window }) => {
      const found = counted.find((row) => row.subject === subject);
      return found && found.made >= most ? [found.oldest + window - now] : [];
    });
    if (waits.length === 0) return;
    const seconds = Math.max(1, Math.ceil(Math.max(...waits) / 1000));
    throw new RefusedCall(429, key, undefined, { 'retry-after': String(seconds) });
  };

  const count = async (allowances: readonly Allowance[]): Promise<number[]> => {
    const at = clock.now();
    const subjects = allowances.map(({ subject }) => subject);
    const ids = await storeAttempts(database, subjects, at);
    await deleteAttemptsUntil(database, at - kept);
    return ids;
  };

  return {
    check,
    count: async (allowances) => void (await count(allowances)),
    charge: async (key, allowances) => {
      const own = await count(allowances);
      const takeBack = () => deleteAttempts(database, own);
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
      const [found] = await countAttempts(database, [{ subject, since: clock.now() - window }]);
      return found?.made ?? 0;
    },
    forget: (subject) => deleteAttemptsOf(database, subject),
  };
};
