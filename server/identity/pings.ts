import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { gathered } from '../database/gathered.ts';
import { sessions, users } from '../database/schema/identity.ts';
import { wallets } from '../database/schema/ledger.ts';
import { messages } from '../database/schema/messages.ts';
import { type Given, statement } from '../database/statement.ts';
import { walletView } from '../ledger/wallet-view.ts';
import type { Identity } from './identity.ts';
import type { Viewer } from './viewer.ts';

/** Who pings, and what he is told each time. */
export interface PingViewer extends Viewer {
  wallets: Wallet[];
  /** Messages he has not read. */
  unread: number;
}

export interface Pings {
  /** As Identity.authenticate, with what the player has now: one statement for all who ping at the moment. */
  authenticate(authorization: string | undefined): Promise<PingViewer | null>;
}

type WalletCells = readonly [currencyId: number, cash: string, bonus: string];

const unreadOf = sql<number>`(select count(*)::int from ${messages}
  where ${messages.userId} = ${users.id} and ${messages.readAt} is null)`;

// Amounts as texts: a number of JSON does not hold every one of them.
const walletsOf = sql<readonly WalletCells[] | null>`(select
  json_agg(json_build_array(${wallets.currencyId}, ${wallets.cash}::text, ${wallets.bonus}::text) order by ${wallets.currencyId})
  from ${wallets} where ${wallets.userId} = ${users.id})`;

const playersAt = statement((database, { sessionIds, now }: Given<{ sessionIds: readonly string[]; now: number }>) =>
  database
    .select({
      sessionId: sessions.id,
      accessFromGeneration: sessions.accessFromGeneration,
      id: users.id,
      username: users.username,
      roles: users.roles,
      blocked: users.blocked,
      emailVerifiedAt: users.emailVerifiedAt,
      realityCheck: users.realityCheck,
      unread: unreadOf,
      wallets: walletsOf,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(sql`${sessions.id} = any(${sessionIds}::uuid[])`, isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    ),
);

export const createPings = (database: Database, clock: Clock, identity: Identity): Pings => {
  const find = gathered(async (sessionIds: readonly string[]) => {
    const players = await playersAt(database, { sessionIds, now: clock.now() });
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
      const own = (player.wallets ?? []).map(([currencyId, cash, bonus]) =>
        walletView({ currencyId, cash: BigInt(cash), bonus: BigInt(bonus) }),
      );
      return { ...viewer, wallets: own, unread: player.unread };
    },
  };
};
