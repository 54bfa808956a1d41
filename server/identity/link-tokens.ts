import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { linkTokens } from '../database/schema/identity.ts';

export type LinkPurpose = 'confirmEmail' | 'resetPassword';

/** How long a mailed link is good, from when it was sent. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  confirmEmail: 24 * 3_600_000,
  resetPassword: 3_600_000,
};

export interface LinkTokens {
  /** A new token of 256 random bits; the player's earlier ones for this purpose are void. */
  issue(userId: string, purpose: LinkPurpose): Promise<string>;
  /** Whether it could be spent. Forged, foreign, used and expired tokens are all just not good. */
  isGood(userId: string, purpose: LinkPurpose, token: string): Promise<boolean>;
  /** True for the one caller who spends it, if his transaction holds. */
  spend(within: Database, userId: string, purpose: LinkPurpose, token: string): Promise<boolean>;
}

/** The token has all the entropy there is, so a plain hash keeps it as well as a slow one. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const createLinkTokens = (database: Database, clock: Clock): LinkTokens => {
  const good = (userId: string, purpose: LinkPurpose, token: string) =>
    and(
      eq(linkTokens.hash, hashOf(token)),
      eq(linkTokens.purpose, purpose),
      gt(linkTokens.expiresAt, clock.now()),
      // As text: what a client calls a user id need not be one to the database.
      sql`${linkTokens.userId}::text = ${userId}`,
    );

  return {
    issue: async (userId, purpose) => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = clock.now() + linkLife[purpose];
      await database.transaction(async (within) => {
        await within.delete(linkTokens).where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose)));
        await within.insert(linkTokens).values({ hash: hashOf(token), userId, purpose, expiresAt });
      });
      return token;
    },

    isGood: async (userId, purpose, token) => {
      const found = await database
        .select()
        .from(linkTokens)
        .where(good(userId, purpose, token));
      return found.length === 1;
    },

    spend: async (within, userId, purpose, token) => {
      const spent = await within
        .delete(linkTokens)
        .where(good(userId, purpose, token))
        .returning();
      return spent.length === 1;
    },
  };
};
