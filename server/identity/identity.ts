import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn, Tokens as TokenPair } from '../../contract/entities/user.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { LoginPayload } from '../../contract/http/kcmanager-accounts.ts';
import { foldName } from '../../domain/identity/fold-name.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { createTurnstile } from '../calls/turnstile.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { Clock } from '../time/clock.ts';
import type { Attempts } from './attempts.ts';
import { createDemoUsers, type DemoUsers } from './demo-users.ts';
import { createDevices } from './devices.ts';
import { deleteLinks } from './link-token-repository.ts';
import { createLoginLimits } from './login-limits.ts';
import { createPasswords } from './passwords.ts';
import type { Session } from './session-repository.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createTokens, type TokenClaims } from './tokens.ts';
import { lockUser, storeBlocked, storePassword, type User, userById, userByName } from './user-repository.ts';
import type { Viewer } from './viewer.ts';

const accessLife = 5 * 60_000;
/** A token of preAuth must be used at once; what it proves is believed as long as an access token. */
const preAuthLife = 60_000;
const longestUserAgent = 300;

/** The user of a socket; `exp` (milliseconds) is when this expires. */
export interface SocketPass {
  userId: string;
  sessionId: string;
  exp: number;
}

/** A session that still goes, and the player whose it is. */
export interface SessionFound {
  user: Pick<User, 'id' | 'username' | 'roles' | 'blocked' | 'emailVerifiedAt' | 'realityCheck'>;
  accessFromGeneration: number;
}

export interface Identity extends DemoUsers {
  signIn(login: LoginPayload, address: string, userAgent: string | null): Promise<SignedIn>;
  refresh(refreshToken: string): Promise<TokenPair>;
  signOut(viewer: Viewer | null, refreshToken: string | undefined): Promise<void>;
  /** The viewer behind an Authorization header, by the database as it is now; null without a good token. */
  authenticate(authorization: string | undefined): Promise<Viewer | null>;
  /** The player an Authorization header was made for, if its token is good; whether his session still goes is not asked. */
  claimedBy(authorization: string | undefined): Promise<string | null>;
  /** As authenticate, for a caller who reads more along with the session that goes by this id: `find` answers null when it is over. */
  identify<Found extends SessionFound>(
    authorization: string | undefined,
    find: (sessionId: string) => Promise<Found | null>,
  ): Promise<(Found & { viewer: Viewer }) | null>;
  preAuth(viewer: Viewer): Promise<string>;
  admitSocket(token: string): Promise<SocketPass | null>;
  /** Notifies of every session that ends here, so that its sockets fall silent. */
  onSessionEnded(listener: (session: { sessionId: string; userId: string }) => void): void;
  /** Starts a session of a player who has proved who he is; `device` is the browser's id where it is known. */
  admit(user: User, rememberMe: boolean, userAgent: string | null, device?: string | null): Promise<SignedIn>;
  /** A token by which a browser is known to this player from now on. */
  deviceToken(userId: string): Promise<string>;
  hashPassword(password: string): Promise<string>;
  knowsPassword(user: User, password: string): Promise<boolean>;
  /**
   * Sets a password and ends every session but `keptSession`, unless `allowed`, called in the same transaction, returns
   * false: then false.
   */
  setPassword(
    user: User,
    password: string,
    allowed: (within: Database) => Promise<boolean>,
    keptSession?: string,
  ): Promise<boolean>;
  /** Those of these sessions that are still going. */
  goingAmong(sessionIds: readonly string[]): Promise<Set<string>>;
  sessionsOf(userId: string): Promise<Session[]>;
  endOtherSessions(viewer: Viewer): Promise<void>;
  /** Ends one session of the player's own; false when there is none of this id that still goes. */
  endSession(viewer: Viewer, sessionId: string): Promise<boolean>;
  /** Ends every session in one transaction with `along`, if that answers true; a sign-in under way comes before both, or after them. */
  endAllSessions(userId: string, along: (within: Database) => Promise<boolean>): Promise<void>;
  findUser(username: string): Promise<User | null>;
  findUserById(userId: string): Promise<User | null>;
  setBlocked(userId: string, blocked: boolean): Promise<void>;
  expire(userId: string, what: 'access' | 'session'): Promise<void>;
}

export interface IdentityNeeds {
  database: Database;
  clock: Clock;
  jwtSecret: string;
  attempts: Attempts;
  /** Wallets for the credit claim. */
  wallets: (userId: string) => Promise<Wallet[]>;
  log: FastifyBaseLogger;
}

const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1] ?? null;

export const createIdentity = async ({
  database,
  clock,
  jwtSecret,
  attempts,
  wallets,
  log,
}: IdentityNeeds): Promise<Identity> => {
  const passwords = await createPasswords();
  const limits = createLoginLimits(attempts);
  const sessions = createSessions(database, clock);
  const tokens = createTokens(jwtSecret, clock);
  const devices = createDevices(tokens, clock);
  const endedListeners: ((session: { sessionId: string; userId: string }) => void)[] = [];
  // Four hashes at once in all: more would take the processor from everybody else.
  const hashTurn = createTurnstile(4);

  const findUser = (username: string) => userByName(database, foldName(username));
  const findUserById = (userId: string) => userById(database, userId);

  const ended = (sessionId: string, userId: string): void => {
    for (const listener of endedListeners) listener({ sessionId, userId });
  };

  const issue = async (session: Session, user: User): Promise<TokenPair> => {
    const now = clock.now();
    const claims = { sub: user.id, sid: session.id, gen: session.generation };
    const [first] = await wallets(user.id);
    const access = {
      ...claims,
      preferred_username: user.username,
      credit: first ? (Math.round(first.wallet_0 * 100) + Math.round(first.wallet_1 * 100)) / 100 : 0,
      resource_access: { site: { roles: user.roles } },
    };
    return {
      access_token: await tokens.sign('access', access, now, now + accessLife),
      // Made of the session row alone, so that a repeated refresh gets the very same token.
      refresh_token: await tokens.sign('refresh', claims, session.rotatedAt, session.expiresAt),
    };
  };

  const admit: Identity['admit'] = async (user, rememberMe, userAgent, device) => {
    const session = await sessions.start(user, rememberMe, userAgent?.slice(0, longestUserAgent) ?? null);
    if (!session) throw new RefusedCall(401, 'credentialsWrong');
    return { ...(await issue(session, user)), device_token: await devices.token(user.id, device) };
  };

  // Asked twice in a row for each call, by who counts it and by who looks its viewer up.
  let latest: { authorization: string; claims: TokenClaims } | null = null;
  const claimsOf = async (authorization: string | undefined): Promise<TokenClaims | null> => {
    if (latest && latest.authorization === authorization && tokens.stillGood(latest.claims)) return latest.claims;
    const token = bearerOf(authorization);
    const claims = token === null ? null : await tokens.verify('access', token);
    if (claims && authorization !== undefined) latest = { authorization, claims };
    return claims;
  };

  const identify: Identity['identify'] = async (authorization, find) => {
    const claims = await claimsOf(authorization);
    const found = claims ? await find(claims.sid) : null;
    if (!claims || !found) return null;
    const { user, accessFromGeneration } = found;
    if (user.id !== claims.sub || claims.gen < accessFromGeneration) return null;
    const viewer: Viewer = {
      userId: user.id,
      username: user.username,
      roles: user.roles,
      blocked: user.blocked,
      emailVerified: user.emailVerifiedAt !== null,
      realityCheck: user.realityCheck,
      sessionId: claims.sid,
    };
    return { ...found, viewer };
  };

  const matches = (user: User | null, password: string) =>
    hashTurn('all', () => passwords.matches(user?.passwordHash ?? null, password));
  const hashPassword = (password: string) => hashTurn('all', () => passwords.hash(password));

  return {
    findUser,
    findUserById,
    admit,
    hashPassword,

    knowsPassword: matches,

    sessionsOf: sessions.list,
    goingAmong: sessions.goingAmong,

    endOtherSessions: async ({ userId, sessionId }) => {
      for (const id of await sessions.endAll(userId, database, sessionId)) ended(id, userId);
    },

    endSession: async ({ userId }, sessionId) => {
      const own = (await sessions.list(userId)).some(({ id }) => id === sessionId);
      if (!own || !(await sessions.end(sessionId))) return false;
      ended(sessionId, userId);
      return true;
    },

    endAllSessions: async (userId, along) => {
      const endedIds = await retried(() =>
        database.transaction(async (within) => {
          await lockUser(within, userId);
          return (await along(within)) ? sessions.endAll(userId, within) : [];
        }),
      );
      for (const sessionId of endedIds) ended(sessionId, userId);
    },

    setPassword: async (user, password, allowed, keptSession) => {
      const passwordHash = await hashPassword(password);
      const endedIds = await retried(() =>
        database.transaction(async (within) => {
          if (!(await allowed(within))) return null;
          await storePassword(within, user.id, passwordHash);
          await deleteLinks(within, user.id, 'resetPassword');
          return sessions.endAll(user.id, within, keptSession);
        }),
      );
      if (endedIds === null) return false;
      for (const sessionId of endedIds) ended(sessionId, user.id);
      await limits.forgive(user.usernameKey);
      return true;
    },

    deviceToken: (userId) => devices.token(userId),
    signIn: createSignIn({ limits, devices, findUser, matches, admit }),

    refresh: async (refreshToken) => {
      const claims = await tokens.verify('refresh', refreshToken);
      const rotation = claims ? await sessions.rotate(claims.sid, claims.gen) : null;
      if (claims && rotation?.outcome === 'reused') {
        log.warn({ sessionId: claims.sid }, 'a spent refresh token came back: session ended');
        ended(claims.sid, claims.sub);
      }
      const found = rotation?.outcome === 'rotated' ? await sessions.find(rotation.session.id) : null;
      if (rotation?.outcome !== 'rotated' || !found) throw new RefusedCall(401, 'sessionExpired');
      return issue(rotation.session, found.user);
    },

    signOut: async (viewer, refreshToken) => {
      const claims = refreshToken === undefined ? null : await tokens.verify('refresh', refreshToken);
      if (viewer && (await sessions.end(viewer.sessionId))) ended(viewer.sessionId, viewer.userId);
      if (claims && (await sessions.end(claims.sid))) ended(claims.sid, claims.sub);
    },

    claimedBy: async (authorization) => (await claimsOf(authorization))?.sub ?? null,
    identify,
    authenticate: async (authorization) => {
      const found = await identify(authorization, async (sessionId) => {
        const going = await sessions.find(sessionId);
        return going && { user: going.user, accessFromGeneration: going.session.accessFromGeneration };
      });
      return found?.viewer ?? null;
    },

    preAuth: async (viewer) => {
      const now = clock.now();
      return tokens.sign('socket', { sub: viewer.userId, sid: viewer.sessionId, gen: 0 }, now, now + preAuthLife);
    },

    admitSocket: async (token) => {
      const claims = await tokens.verify('socket', token);
      const found = claims ? await sessions.find(claims.sid) : null;
      if (!found) return null;
      const exp = Math.min(clock.now() + accessLife, found.session.expiresAt);
      return { userId: found.user.id, sessionId: found.session.id, exp };
    },

    onSessionEnded: (listener) => {
      endedListeners.push(listener);
    },

    ...createDemoUsers(database, clock, passwords),

    setBlocked: (userId, blocked) => storeBlocked(database, userId, blocked),

    expire: async (userId, what) => {
      if (what === 'access') return sessions.expireAccess(userId);
      for (const sessionId of await sessions.endAll(userId)) ended(sessionId, userId);
    },
  };
};
