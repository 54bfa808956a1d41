import type { Wallet } from '../../contract/entities/wallet.ts';
import type { SiteSettings } from '../../contract/settings/site.ts';
import type { SlipSystem } from '../../contract/storage/slip.ts';
import type { Selections } from './slip.ts';

/** What the rules look at; stake in minor units, null when the field holds no number. */
export interface PayFacts {
  userId: string | null;
  wallet: Wallet | null;
  settings: SiteSettings | null;
  selections: Selections;
  /** Null for a single or a combination. */
  system: SlipSystem | null;
  stake: number | null;
  /** As it is typed; null while the field writes the stake itself. */
  stakeText: string | null;
  pricesStale: boolean;
}
