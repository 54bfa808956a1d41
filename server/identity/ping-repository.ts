import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { sessions, users } from '../database/schema/identity.ts';
import { wallets } from '../database/schema/ledger.ts';
import { messages } from '../database/schema/messages.ts';
import { type Given, statement } from '../database/statement.ts';

type WalletCells = readonly [currencyId: number, cash: string, bonus: string, seq: number];

const unreadOf = sql<number>`(select count(*)::int from ${messages}
  where ${messages.userId} = ${users.id} and ${messages.readAt} is null)`;

// Amounts as texts: a number of JSON does not hold every one of them.
const walletsOf = sql<readonly WalletCells[] | null>`(select
  json_agg(json_build_array(${wallets.currencyId}, ${wallets.cash}::text, ${wallets.bonus}::text, ${wallets.seq}) order by ${wallets.currencyId})
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

/** The players of these sessions that are still going, with their wallets and how many messages they have not read. */
export const playersOf = (database: Database, sessionIds: readonly string[], now: number) =>
  playersAt(database, { sessionIds, now });
