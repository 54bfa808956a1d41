import { and, count, eq, gt, inArray, lte, min } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { loginFailures } from '../database/schema/identity.ts';
import { RefusedCall } from '../refusal.ts';

/** Failures allowed in the window (decisions, Login limits). */
const window = 15 * 60_000;
const perAccount = 10;
const perAddress = 100;

export interface LoginLimits {
  /** Throws 429 tooManyAttempts with Retry-After when the account or the address has failed too often. */
  check(account: string, address: string): Promise<void>;
  failed(account: string, address: string): Promise<void>;
  /** A good password clears the account, never the address: an attacker has an account of his own. */
  succeeded(account: string): Promise<void>;
}

/** Only failures count, and they are kept in the database: every node and every restart knows them. */
export const createLoginLimits = (database: Database, clock: Clock): LoginLimits => {
  const subjects = (account: string, address: string) => [`account:${account}`, `address:${address}`] as const;

  return {
    check: async (account, address) => {
      const [accountSubject, addressSubject] = subjects(account, address);
      const now = clock.now();
      const counted = await database
        .select({ subject: loginFailures.subject, failures: count(), oldest: min(loginFailures.at) })
        .from(loginFailures)
        .where(
          and(inArray(loginFailures.subject, [accountSubject, addressSubject]), gt(loginFailures.at, now - window)),
        )
        .groupBy(loginFailures.subject);
      const over = counted.filter(
        ({ subject, failures }) => failures >= (subject === accountSubject ? perAccount : perAddress),
      );
      if (over.length === 0) return;
      const until = Math.max(...over.map(({ oldest }) => Number(oldest) + window));
      const seconds = Math.max(1, Math.ceil((until - now) / 1000));
      throw new RefusedCall(429, 'tooManyAttempts', undefined, { 'retry-after': String(seconds) });
    },
    failed: async (account, address) => {
      const now = clock.now();
      await database.insert(loginFailures).values(subjects(account, address).map((subject) => ({ subject, at: now })));
      await database.delete(loginFailures).where(lte(loginFailures.at, now - window));
    },
    succeeded: async (account) => {
      await database.delete(loginFailures).where(eq(loginFailures.subject, `account:${account}`));
    },
  };
};
