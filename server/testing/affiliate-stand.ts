import { pino } from 'pino';
import { ungivenSettings } from '../../domain/settings/general-settings.ts';
import { storeCode, storePlayer } from '../affiliates/affiliate-repository.ts';
import { type Affiliates, createAffiliates } from '../affiliates/affiliates.ts';
import { createPostbacks } from '../affiliates/postbacks.ts';
import { createOutbox } from '../bus/outbox.ts';
import type { Post } from '../calls/signed-line.ts';
import type { Database } from '../database/client.ts';
import { createLedger, type Ledger } from '../ledger/ledger.ts';
import type { MovableClock } from '../time/clock.ts';

/** The affiliates of one node, without a wire. Fees and tax are 0. */
export interface AffiliateStand {
  affiliates: Affiliates;
  ledger: Ledger;
  /** Binds a player to an affiliate; answers his number. */
  bind(affiliate: string, userId: string): Promise<number>;
}

export const createAffiliateStand = (
  database: Database,
  clock: MovableClock,
  post: Post = () => Promise.reject(new Error('nobody is told anything here')),
): AffiliateStand => {
  const log = pino({ level: 'silent' });
  const ledger = createLedger(database, clock);
  const outbox = createOutbox(database, clock, ledger, { toUser: () => undefined, toAll: () => undefined });
  const postbacks = createPostbacks({ database, sweeps: database, clock, post, log });
  const affiliates = createAffiliates({
    database,
    sweeps: database,
    clock,
    ledger,
    outbox,
    postbacks,
    log,
    settings: { general: async () => ungivenSettings },
    productOf: () => 'casino',
  });
  return {
    affiliates,
    ledger,
    bind: async (affiliate, userId) => {
      const code = affiliate.replaceAll('-', '').slice(0, 16).toUpperCase();
      await storeCode(database, { code, affiliate, campaign: 'Any', createdAt: clock.now() });
      return storePlayer(database, { userId, affiliate, code, boundAt: clock.now() });
    },
  };
};
