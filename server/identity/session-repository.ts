import { and, desc, eq, gt, isNull, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { sessions, users } from '../database/schema/identity.ts';
import type { User } from './user-repository.ts';

export type Session = typeof sessions.$inferSelect;

const going = (now: number | Placeholder) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Finds a session that still goes, with its player. Asked by every call that carries a token: written once. */
export const prepareFindGoing = (database: Database) => {
  // Planned once by each connection, too.
  const findGoing = database
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), going(sql.placeholder('now'))))
    .prepare('session');
  return async (sessionId: string, now: number): Promise<{ session: Session; user: User } | null> => {
    const [found] = await findGoing.execute({ sessionId, now });
    return found ?? null;
  };
};

export const goingSession = async (database: Database, id: string, now: number): Promise<Session | null> => {
  const [session] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), going(now)));
  return session ?? null;
};

/** Those of these sessions that still go. */
export const goingAmong = async (database: Database, ids: readonly string[], now: number): Promise<Set<string>> => {
  const found = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::uuid[])`, going(now)));
  return new Set(found.map(({ id }) => id));
};

/** A player's sessions that still go, the one used last first. */
export const goingSessionsOf = (database: Database, userId: string, now: number): Promise<Session[]> =>
  database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), going(now)))
    .orderBy(desc(sessions.rotatedAt));

export const storeSession = async (
  within: Database,
  session: typeof sessions.$inferInsert,
): Promise<Session | null> => {
  const [stored] = await within.insert(sessions).values(session).returning();
  return stored ?? null;
};

/** Spends a generation of a session that still goes; null when it was spent before. Lives are in milliseconds. */
export const spendGeneration = async (
  database: Database,
  id: string,
  generation: number,
  now: number,
  { long, short }: { long: number; short: number },
): Promise<Session | null> => {
  const [rotated] = await database
    .update(sessions)
    .set({
      generation: generation + 1,
      rotatedAt: now,
      expiresAt: sql`${now}::bigint + case when ${sessions.rememberMe} then ${long}::bigint else ${short}::bigint end`,
    })
    .where(and(eq(sessions.id, id), eq(sessions.generation, generation), going(now)))
    .returning();
  return rotated ?? null;
};

/** Whether it had not ended before. */
export const endSession = async (database: Database, id: string, now: number): Promise<boolean> => {
  const ended = await database
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ends a player's sessions that still go, but one; answers their ids. */
export const endSessionsOf = async (
  within: Database,
  userId: string,
  now: number,
  except: string | undefined,
): Promise<string[]> => {
  const ended = await within
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), going(now), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
};

/** Access tokens that a player holds are refused from now on. */
export const expireAccessOf = async (database: Database, userId: string): Promise<void> => {
  await database
    .update(sessions)
    .set({ accessFromGeneration: sql`${sessions.generation} + 1` })
    .where(eq(sessions.userId, userId));
};

/** What the browsers called themselves with which a player ever signed in, each once. */
export const userAgentsOf = async (within: Database, userId: string): Promise<(string | null)[]> => {
  const used = await within
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return used.map(({ userAgent }) => userAgent);
};
