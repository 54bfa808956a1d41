import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { TakenOver } from '../../contract/http/game-wallet.ts';
import type { OpenedGame } from '../../contract/http/games.ts';
import { gameCodeLife, gameIdle } from '../../domain/limits.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import { requirePlayer } from '../breaks/breaks.ts';
import type { Pushes } from '../bus/pushes.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { instantOf } from '../database/instant.ts';
import { Overtaken, retried } from '../database/retry.ts';
import { together } from '../database/together.ts';
import type { Identity } from '../identity/identity.ts';
import type { Viewer } from '../identity/viewer.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import { currencyOf, knownCurrency } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { TransactionClock } from '../time/clock.ts';
import type { FreeRounds } from './free-rounds.ts';
import { betLimits, type OpenGames } from './open-games.ts';
import { playerName } from './player-name.ts';
import * as repository from './sessions-repository.ts';

export interface GameSessionNeeds {
  database: Database;
  /** For background work. */
  sweeps: Database;
  clock: TransactionClock;
  ledger: Pick<Ledger, 'lockWallet' | 'creditOf'>;
  identity: Pick<Identity, 'onSessionEnded'>;
  games: OpenGames;
  freeRounds: Pick<FreeRounds, 'waiting'>;
  pushes: Pushes;
  /** Where the provider's pages are, null where they are ours. */
  providerUrl: string | null;
  /** Turns a player's id into one that reveals nothing about him. */
  secret: string;
  log: FastifyBaseLogger;
}

export interface GameSessions extends Sweeper {
  /** Opens a game for money. Throws a RefusedCall. */
  open(viewer: Viewer, wanted: { game_code: string; currency_id: number }): Promise<OpenedGame>;
  /** Opens a game for play money: of that nothing is kept. Throws a RefusedCall. */
  openDemo(gameCode: string): Promise<OpenedGame>;
  /** Exchanges a code for the token of its session. Throws a RefusedCall. */
  takeOver(code: string): Promise<TakenOver>;
  /** Ends a session of the player's own. */
  exit(userId: string, sessionId: string): Promise<void>;
  /** Ends every session that may not go on. */
  endDue(): Promise<void>;
  /** Notifies a player that a session of his was closed. */
  tell(ended: readonly repository.EndedSession[]): void;
}

const sweepInterval = 30_000;

/** A code or token has all the entropy there is, so a plain hash keeps it as well as a slow one. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const newSecret = (): string => randomBytes(32).toString('base64url');

const unknownWallet = () => new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });

export const createGameSessions = (needs: GameSessionNeeds): GameSessions => {
  const { database, sweeps, clock, ledger, identity, games, freeRounds, providerUrl, pushes, secret, log } = needs;

  const addressOf = (gameCode: string, query: Record<string, string>, sessionId: string, expires: number) => ({
    url: `${providerUrl ?? ''}/play/${gameCode}?${new URLSearchParams(query)}`,
    session_id: sessionId,
    expires: new Date(expires).toISOString(),
  });

  const tell: GameSessions['tell'] = (ended) => {
    for (const { id, userId, gameCode, end } of ended) {
      pushes.toUser(userId, 'game_session_update', { session_id: id, game_code: gameCode, end });
    }
  };

  const store = async (within: Database, viewer: Viewer, gameCode: string, currencyId: number, codeHash: string) => {
    const { userId, sessionId: signIn } = viewer;
    const [wallet, at] = await together(ledger.lockWallet(within, userId, currencyId), instantOf(within, clock));
    if (wallet === null) throw unknownWallet();
    await requirePlayer(within, userId, at);
    const codeExpiresAt = at + gameCodeLife;
    const session = { userId, currencyId, gameCode, signIn, codeHash, codeExpiresAt };
    const stored = await repository.openSession(within, session, at);
    if (stored === null) throw new Overtaken('the game was opened somewhere else at the same time');
    return { ...stored, codeExpiresAt };
  };

  const endDue = async (): Promise<void> => {
    const now = clock.now();
    tell(await repository.endForbidden(sweeps, now, now - gameIdle));
    const open = new Set(await games.codes());
    const closed = (await repository.liveGames(sweeps)).filter((code) => !open.has(code));
    if (closed.length > 0) tell(await repository.endSessionsOfGames(sweeps, closed, now));
  };

  identity.onSessionEnded(({ sessionId }) => {
    repository.endSessionsOfSignIn(database, sessionId, clock.now()).then(
      tell,
      // No bet passes without its sign-in, and the sweep ends what is left.
      (error: unknown) => log.warn({ err: error }, 'games of a session that ended could not be closed yet'),
    );
  });

  return {
    ...createSweeper('game session', sweepInterval, endDue, log),
    endDue,
    tell,

    open: async (viewer, { game_code: gameCode, currency_id: currencyId }) => {
      if (isFreeBet(currencyId))
        throw new RefusedCall(400, 'freebetNotForGames', { currency_id: 'freebetNotForGames' });
      const terms = await games.requireOpen(gameCode);
      if (!knownCurrency(currencyId) || betLimits(terms, currencyId) === null) throw unknownWallet();
      const code = newSecret();
      const { id, takenOver, codeExpiresAt } = await retried(() =>
        database.transaction((within) => store(within, viewer, gameCode, currencyId, hashOf(code))),
      );
      tell(takenOver);
      return addressOf(gameCode, { code }, id, codeExpiresAt);
    },

    openDemo: async (gameCode) => {
      await games.requireOpen(gameCode);
      return addressOf(gameCode, { demo: '1' }, randomUUID(), clock.now() + gameCodeLife);
    },

    takeOver: async (code) => {
      const token = newSecret();
      const at = clock.now();
      const session = await repository.exchangeCode(database, hashOf(code), hashOf(token), at);
      if (session === null) throw new RefusedCall(403, 'gameLinkInvalid');
      const { userId, currencyId, gameCode, startedAt } = session;
      const terms = await games.termsOf(gameCode);
      const limits = betLimits(terms, currencyId) ?? { min: 0n, max: 0n };
      const balance = Number(await ledger.creditOf(userId, currencyId));
      return {
        error: null,
        ErrorText: 'ok' as const,
        token,
        session_id: session.id,
        game_code: gameCode,
        player: playerName(secret, userId),
        currency_id: currencyId,
        currency: currencyOf(currencyId).code,
        balance,
        limits: { min: Number(limits.min), max: Number(limits.max) },
        started: new Date(startedAt).toISOString(),
        free_rounds: await freeRounds.waiting(session),
      };
    },

    exit: async (userId, sessionId) => {
      tell(await repository.endOwnSession(database, userId, sessionId, clock.now()));
    },
  };
};
