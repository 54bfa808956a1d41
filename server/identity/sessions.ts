import { requirePlayer } from '../breaks/breaks.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import { tellOfNewDevice } from './new-device.ts';
import {
  endSession,
  endSessionsOf,
  expireAccessOf,
  goingAmong,
  goingSession,
  goingSessionsOf,
  prepareFindGoing,
  type Session,
  spendGeneration,
  storeSession,
} from './session-repository.ts';
import { sharedPasswordHash, type User } from './user-repository.ts';

/** How long a session lasts from its last refresh (decisions, Tokens). */
const shortLife = 12 * 3_600_000;
const longLife = 30 * 24 * 3_600_000;
/** A refresh whose answer was lost may be repeated this long, and gets the same successor. */
const grace = 20_000;

export type Rotation = { outcome: 'rotated'; session: Session } | { outcome: 'refused' } | { outcome: 'reused' };

export interface Sessions {
  /** Null when the player's password is another by now than the one he proved to know. Throws a RefusedCall during a break. */
  start(user: User, rememberMe: boolean, userAgent: string | null): Promise<Session | null>;
  /** Spends a generation. Spending an old one again after the grace ends the whole session (`reused`). */
  rotate(sessionId: string, generation: number): Promise<Rotation>;
  find(sessionId: string): Promise<{ session: Session; user: User } | null>;
  /** Those of these sessions that are still going. */
  goingAmong(sessionIds: readonly string[]): Promise<Set<string>>;
  end(sessionId: string): Promise<boolean>;
  /** The player's sessions that are still going, the one used last first. */
  list(userId: string): Promise<Session[]>;
  /** Ids of the player's sessions that were still going; one may be left alone. */
  endAll(userId: string, within?: Database, except?: string): Promise<string[]>;
  expireAccess(userId: string): Promise<void>;
}

export const createSessions = (database: Database, clock: Clock): Sessions => {
  const findGoing = prepareFindGoing(database);
  const end = (sessionId: string) => endSession(database, sessionId, clock.now());

  return {
    start: (user, rememberMe, userAgent) =>
      database.transaction(async (within) => {
        // Shared with other sign-ins, but not with a change of the password: that ends this session or refuses it.
        if ((await sharedPasswordHash(within, user.id)) !== user.passwordHash) return null;
        const now = clock.now();
        await requirePlayer(within, user.id, now);
        await tellOfNewDevice(within, user.id, userAgent, now);
        return storeSession(within, {
          userId: user.id,
          rememberMe,
          userAgent,
          startedAt: now,
          rotatedAt: now,
          expiresAt: now + (rememberMe ? longLife : shortLife),
        });
      }),

    rotate: async (sessionId, generation) => {
      const now = clock.now();
      const lives = { long: longLife, short: shortLife };
      const rotated = await spendGeneration(database, sessionId, generation, now, lives);
      if (rotated) return { outcome: 'rotated', session: rotated };
      const session = await goingSession(database, sessionId, now);
      if (!session) return { outcome: 'refused' };
      if (generation === session.generation - 1 && now - session.rotatedAt <= grace) {
        return { outcome: 'rotated', session };
      }
      await end(sessionId);
      return { outcome: 'reused' };
    },

    find: (sessionId) => findGoing(sessionId, clock.now()),
    goingAmong: (sessionIds) => goingAmong(database, sessionIds, clock.now()),
    end,
    list: (userId) => goingSessionsOf(database, userId, clock.now()),
    endAll: (userId, within = database, except = undefined) => endSessionsOf(within, userId, clock.now(), except),
    expireAccess: (userId) => expireAccessOf(database, userId),
  };
};
