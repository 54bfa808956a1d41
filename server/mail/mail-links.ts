import type { LinkPurpose } from '../database/schema/identity.ts';

export interface MailLinks {
  /** How long a link is good from when it was sent, in milliseconds. */
  life: Readonly<Record<LinkPurpose, number>>;
  /** A new token for a link; the player's earlier ones for this purpose are void. */
  issue(userId: string, purpose: LinkPurpose): Promise<string>;
}
