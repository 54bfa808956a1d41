import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isOn } from '../breaks/break-repository.ts';
import type { Database } from '../database/client.ts';
import { gameSessions, type SessionEnd } from '../database/schema/games.ts';
import { sessions, users } from '../database/schema/identity.ts';
import { playBreaks } from '../database/schema/play-limits.ts';
import { type Given, statement } from '../database/statement.ts';

export type StoredSession = typeof gameSessions.$inferSelect;

/** A session that ended, for those who must be notified. */
export interface EndedSession extends Pick<StoredSession, 'id' | 'userId' | 'gameCode'> {
  end: SessionEnd;
}

const endedColumns = { id: gameSessions.id, userId: gameSessions.userId, gameCode: gameSessions.gameCode };
const isLive = isNull(gameSessions.endedAt);

const byToken = statement((database, { tokenHash }: Given<{ tokenHash: string }>) =>
  database.select().from(gameSessions).where(eq(gameSessions.tokenHash, tokenHash)),
);

/** The session of a token, also when it is over. */
export const sessionOfToken = async (within: Database, tokenHash: string): Promise<StoredSession | null> =>
  (await byToken(within, { tokenHash }))[0] ?? null;

const byId = statement((database, { id }: Given<{ id: string }>) =>
  database
    .select({ endedAt: gameSessions.endedAt, playedAt: gameSessions.playedAt })
    .from(gameSessions)
    .where(eq(gameSessions.id, id)),
);

/** The state of a session inside a transaction. */
export const sessionNow = async (within: Database, id: string) => (await byId(within, { id }))[0];

const isBlocked = statement((database, { userId }: Given<{ userId: string }>) =>
  database.select({ blocked: users.blocked }).from(users).where(eq(users.id, userId)),
);

export const blockedNow = async (within: Database, userId: string): Promise<boolean> =>
  (await isBlocked(within, { userId }))[0]?.blocked ?? false;

const goingSignIn = statement((database, { id, now }: Given<{ id: string; now: number }>) =>
  database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.expiresAt, now))),
);

export const isSignedIn = async (within: Database, id: string, now: number): Promise<boolean> =>
  (await goingSignIn(within, { id, now })).length > 0;

const played = statement((database, { id, at }: Given<{ id: string; at: number }>) =>
  database.update(gameSessions).set({ playedAt: at }).where(eq(gameSessions.id, id)),
);

export const markPlayed = (within: Database, id: string, at: number) => played(within, { id, at });

const endWhere = async (
  within: Database,
  which: SQL | undefined,
  end: SessionEnd,
  at: number,
): Promise<EndedSession[]> => {
  const ended = await within
    .update(gameSessions)
    .set({ endedAt: at, end })
    .where(and(which, isLive))
    .returning(endedColumns);
  return ended.map((session) => ({ ...session, end }));
};

type NewSession = Pick<
  typeof gameSessions.$inferInsert,
  'userId' | 'currencyId' | 'gameCode' | 'signIn' | 'codeHash' | 'codeExpiresAt'
>;

/**
 * Opens a session and closes the one of this game that the player had; null when another one was opened at the same time.
 */
export const openSession = async (
  within: Database,
  session: NewSession,
  at: number,
): Promise<{ id: string; takenOver: EndedSession[] } | null> => {
  const { userId, gameCode } = session;
  const before = and(eq(gameSessions.userId, userId), eq(gameSessions.gameCode, gameCode));
  const takenOver = await endWhere(within, before, 'takenOver', at);
  const [opened] = await within
    .insert(gameSessions)
    .values({ ...session, startedAt: at, playedAt: at })
    .onConflictDoNothing()
    .returning({ id: gameSessions.id });
  return opened ? { id: opened.id, takenOver } : null;
};

/** Gives a session its token for its code, once; null when the code is spent, too old or unknown. */
export const exchangeCode = async (
  within: Database,
  codeHash: string,
  tokenHash: string,
  at: number,
): Promise<StoredSession | null> => {
  const [session] = await within
    .update(gameSessions)
    .set({ tokenHash, playedAt: at })
    .where(
      and(
        eq(gameSessions.codeHash, codeHash),
        isNull(gameSessions.tokenHash),
        gt(gameSessions.codeExpiresAt, at),
        isLive,
      ),
    )
    .returning();
  return session ?? null;
};

export const endSession = (within: Database, id: string, end: SessionEnd, at: number) =>
  endWhere(within, eq(gameSessions.id, id), end, at);

/** Ends a session of the player's own. */
export const endOwnSession = (within: Database, userId: string, id: string, at: number) =>
  endWhere(within, and(eq(gameSessions.id, id), eq(gameSessions.userId, userId)), 'exit', at);

export const endSessionsOfSignIn = (within: Database, signIn: string, at: number) =>
  endWhere(within, eq(gameSessions.signIn, signIn), 'signedOut', at);

/** Games that are played now. */
export const liveGames = async (within: Database): Promise<string[]> => {
  const rows = await within.selectDistinct({ gameCode: gameSessions.gameCode }).from(gameSessions).where(isLive);
  return rows.map(({ gameCode }) => gameCode);
};

export const endSessionsOfGames = (within: Database, codes: readonly string[], at: number) =>
  endWhere(within, inArray(gameSessions.gameCode, [...codes]), 'closed', at);

/** Ends every session that its player may not play on, each for its reason. */
export const endForbidden = async (within: Database, at: number, idleSince: number): Promise<EndedSession[]> => {
  const { userId, signIn, playedAt } = gameSessions;
  const blocked = sql`exists (select from ${users} where ${users.id} = ${userId} and ${users.blocked})`;
  const onBreak = sql`exists (select from ${playBreaks} where ${playBreaks.userId} = ${userId} and ${isOn(at)})`;
  const signedOut = sql`not exists (select from ${sessions} where ${sessions.id} = ${signIn}
    and ${isNull(sessions.endedAt)} and ${sessions.expiresAt} > ${at}::bigint)`;
  return [
    ...(await endWhere(within, blocked, 'blocked', at)),
    ...(await endWhere(within, onBreak, 'break', at)),
    ...(await endWhere(within, signedOut, 'signedOut', at)),
    ...(await endWhere(within, sql`${playedAt} <= ${idleSince}::bigint`, 'idle', at)),
  ];
};
