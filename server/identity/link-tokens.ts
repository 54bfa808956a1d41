import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/client.ts';
import type { LinkPurpose } from '../database/schema/identity.ts';
import type { MailLinks } from '../mail/mail-links.ts';
import type { Clock } from '../time/clock.ts';
import { deleteLinks, isGoodLink, storeLink, takeLink } from './link-token-repository.ts';

const life: Readonly<Record<LinkPurpose, number>> = {
  confirmEmail: 24 * 3_600_000,
  resetPassword: 3_600_000,
};

export interface LinkTokens extends MailLinks {
  /** Whether it could be spent. Forged, foreign, used and expired tokens are all just not good. */
  isGood(userId: string, purpose: LinkPurpose, token: string): Promise<boolean>;
  /** True for the one caller who spends it, if his transaction holds. */
  spend(within: Database, userId: string, purpose: LinkPurpose, token: string): Promise<boolean>;
}

/** The token has all the entropy there is, so a plain hash keeps it as well as a slow one. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const createLinkTokens = (database: Database, clock: Clock): LinkTokens => ({
  life,

  // 256 random bits.
  issue: async (userId, purpose) => {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = clock.now() + life[purpose];
    await database.transaction(async (within) => {
      await deleteLinks(within, userId, purpose);
      await storeLink(within, { hash: hashOf(token), userId, purpose, expiresAt });
    });
    return token;
  },

  isGood: (userId, purpose, token) => isGoodLink(database, { userId, purpose, hash: hashOf(token) }, clock.now()),
  spend: (within, userId, purpose, token) => takeLink(within, { userId, purpose, hash: hashOf(token) }, clock.now()),
});
