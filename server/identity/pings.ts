import type { Wallet } from '../../contract/entities/wallet.ts';
import type { Database } from '../database/client.ts';
import { gathered } from '../database/gathered.ts';
import { walletView } from '../ledger/wallet-view.ts';
import type { Clock } from '../time/clock.ts';
import type { Identity } from './identity.ts';
import { playersOf } from './ping-repository.ts';
import type { Viewer } from './viewer.ts';

/** The player who pings, and the answer. */
export interface PingViewer extends Viewer {
  wallets: Wallet[];
  /** Messages he has not read. */
  unread: number;
}

export interface Pings {
  /** As Identity.authenticate, with what the player has now: one statement for all who ping at the moment. */
  authenticate(authorization: string | undefined): Promise<PingViewer | null>;
}

export const createPings = (database: Database, clock: Clock, identity: Identity): Pings => {
  const find = gathered(async (sessionIds: readonly string[]) => {
    const players = await playersOf(database, sessionIds, clock.now());
    return new Map(players.map((player) => [player.sessionId, player]));
  });

  return {
    authenticate: async (authorization) => {
      const found = await identity.identify(authorization, async (sessionId) => {
        const player = await find(sessionId);
        return player ? { user: player, accessFromGeneration: player.accessFromGeneration, player } : null;
      });
      if (!found) return null;
      const { viewer, player } = found;
      const own = (player.wallets ?? []).map(([currencyId, cash, bonus, seq]) =>
        walletView({ currencyId, cash: BigInt(cash), bonus: BigInt(bonus), seq }),
      );
      return { ...viewer, wallets: own, unread: player.unread };
    },
  };
};
