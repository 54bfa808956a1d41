import type { Database } from '../database/client.ts';

/** Somebody who opens an account, and by what he came. */
export interface NewPlayer {
  id: string;
  emailKey: string;
  firstName: string;
  lastName: string;
  /** The promo code that he typed in, and the one of the link that he came by; what he typed counts first. */
  typed: string | null;
  linked: string | null;
  /** The browser's own name for itself, where it has one. */
  device: string | null;
  address: string;
}

/** The port to affiliates; filled by compose.ts. */
export interface Referrals {
  /** Whether a promo code brings anybody. */
  isKnown(code: string): Promise<boolean>;
  /** Binds a new player to the affiliate who brought him, in the transaction that opens his account. */
  bind(within: Database, player: NewPlayer): Promise<void>;
}
