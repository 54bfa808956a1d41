import { and, desc, eq, gt, isNull, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { sessions, users } from '../database/schema/identity.ts';
import { requirePlayer } from '../play-limits/breaks.ts';
import { tellOfNewDevice } from './new-device.ts';

/** How long a session lasts from its last refresh (decisions, Tokens). */
const shortLife = 12 * 3_600_000;
const longLife = 30 * 24 * 3_600_000;
/** A refresh whose answer was lost may be repeated this long, and gets the same successor. */
const grace = 20_000;

export type Session = typeof sessions.$inferSelect;
export type User = typeof users.$inferSelect;

export type Rotation = { outcome: 'rotated'; session: Session } | { outcome: 'refused' } | { outcome: 'reused' };

export interface Sessions {
  /** Null when the player's password is another by now than the one he proved to know. Throws a RefusedCall during a break. */
  start(user: User, rememberMe: boolean, userAgent: string | null): Promise<Session | null>;
  /** Spends a generation. Spending an old one again after the grace ends the whole session (`reused`). */
  rotate(sessionId: string, generation: number): Promise<Rotation>;
  /** The session with its user, unless it is over. */
  find(sessionId: string): Promise<{ session: Session; user: User } | null>;
  /** Those of these sessions that are still going. */
  goingAmong(sessionIds: readonly string[]): Promise<Set<string>>;
  /** True when the session was still going. */
  end(sessionId: string): Promise<boolean>;
  /** The player's sessions that are still going, the one used last first. */
  list(userId: string): Promise<Session[]>;
  /** Ids of the player's sessions that were still going; one may be left alone. */
  endAll(userId: string, within?: Database, except?: string): Promise<string[]>;
  expireAccess(userId: string): Promise<void>;
}

export const createSessions = (database: Database, clock: Clock): Sessions => {
  const going = (now: number | Placeholder) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

  // Asked by every call that carries a token: written once, and planned once by each connection.
  const findGoing = database
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), going(sql.placeholder('now'))))
    .prepare('session');

  const end = async (sessionId: string) => {
    const now = clock.now();
    const ended = await database
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  };

  return {
    start: (user, rememberMe, userAgent) =>
      database.transaction(async (within) => {
        // Shared with other sign-ins, but not with a change of the password: that ends this session or refuses it.
        const [known] = await within
          .select({ passwordHash: users.passwordHash })
          .from(users)
          .where(eq(users.id, user.id))
          .for('share');
        if (known?.passwordHash !== user.passwordHash) return null;
        const now = clock.now();
        await requirePlayer(within, user.id, now);
        await tellOfNewDevice(within, user.id, userAgent, now);
        const [session] = await within
          .insert(sessions)
          .values({
            ...{ userId: user.id, rememberMe, userAgent, startedAt: now, rotatedAt: now },
            expiresAt: now + (rememberMe ? longLife : shortLife),
          })
          .returning();
        return session ?? null;
      }),

    rotate: async (sessionId, generation) => {
      const now = clock.now();
      const [rotated] = await database
        .update(sessions)
        .set({
          generation: generation + 1,
          rotatedAt: now,
          expiresAt: sql`${now}::bigint + case when ${sessions.rememberMe} then ${longLife}::bigint else ${shortLife}::bigint end`,
        })
        .where(and(eq(sessions.id, sessionId), eq(sessions.generation, generation), going(now)))
        .returning();
      if (rotated) return { outcome: 'rotated', session: rotated };

      const [session] = await database
        .select()
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), going(now)));
      if (!session) return { outcome: 'refused' };
      if (generation === session.generation - 1 && now - session.rotatedAt <= grace) {
        return { outcome: 'rotated', session };
      }
      await end(sessionId);
      return { outcome: 'reused' };
    },

    find: async (sessionId) => {
      const [found] = await findGoing.execute({ sessionId, now: clock.now() });
      return found ?? null;
    },

    goingAmong: async (sessionIds) => {
      const found = await database
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(sql`${sessions.id} = any(${sql.param(sessionIds)}::uuid[])`, going(clock.now())));
      return new Set(found.map(({ id }) => id));
    },

    end,

    list: (userId) =>
      database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), going(clock.now())))
        .orderBy(desc(sessions.rotatedAt)),

    endAll: async (userId, within = database, except) => {
      const now = clock.now();
      const ended = await within
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.userId, userId), going(now), except === undefined ? undefined : ne(sessions.id, except)))
        .returning({ id: sessions.id });
      return ended.map(({ id }) => id);
    },

    expireAccess: async (userId) => {
      await database
        .update(sessions)
        .set({ accessFromGeneration: sql`${sessions.generation} + 1` })
        .where(eq(sessions.userId, userId));
    },
  };
};
