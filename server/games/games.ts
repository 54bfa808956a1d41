import type { FastifyBaseLogger } from 'fastify';
import type { Outbox } from '../bus/outbox.ts';
import type { Pushes } from '../bus/pushes.ts';
import type { Database } from '../database/client.ts';
import type { Identity } from '../identity/identity.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Settings } from '../settings/settings.ts';
import type { TransactionClock } from '../time/clock.ts';
import { createFreeRounds, type FreeRounds } from './free-rounds.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import type { GameProvider } from './game-provider.ts';
import { createGameSessions, type GameSessions } from './game-sessions.ts';
import { createGameWallet, type GameWallet } from './game-wallet.ts';
import { createJackpots, type Jackpots } from './jackpots.ts';
import { createLobby, type Lobby } from './lobby.ts';
import { createOpenGames, type OpenGames } from './open-games.ts';
import { createPlayedRounds, type PlayedRounds } from './played-rounds.ts';

export interface GameNeeds {
  database: Database;
  sweeps: Database;
  clock: TransactionClock;
  ledger: Ledger;
  outbox: Outbox;
  identity: Pick<Identity, 'onSessionEnded'>;
  settings: Pick<Settings, 'general' | 'statuses' | 'games' | 'maintenance' | 'changeGame' | 'restoreGame'>;
  catalogue: GameCatalogue;
  provider: GameProvider;
  pushes: Pushes;
  /** Where the provider's pages are, null where they are ours. */
  providerUrl: string | null;
  /** Shared with the provider, who signs his calls with it. */
  secret: string;
  /** Makes the seeds of the jackpots' draws; nobody else knows it. */
  jackpotSecret: string;
  log: FastifyBaseLogger;
}

export interface Games {
  catalogue: GameCatalogue;
  open: OpenGames;
  lobby: Lobby;
  rounds: PlayedRounds;
  sessions: GameSessions;
  wallet: GameWallet;
  jackpots: Jackpots;
  freeRounds: FreeRounds;
  secret: string;
  /** The operator's change of a game; its players are notified. Throws 404 gameUnknown. */
  change(code: string, change: { active?: boolean | undefined; limit?: number | undefined }): Promise<void>;
  /** Takes it back. */
  restore(code: string): Promise<void>;
}

export const createGames = (needs: GameNeeds): Games => {
  const { settings, catalogue, pushes, secret } = needs;
  const open = createOpenGames(catalogue, settings);
  const freeRounds = createFreeRounds(needs);
  const sessions = createGameSessions({ ...needs, games: open, freeRounds });
  const jackpots = createJackpots({ ...needs, secret: needs.jackpotSecret });
  return {
    catalogue,
    open,
    lobby: createLobby({ ...needs, games: open }),
    rounds: createPlayedRounds(needs),
    sessions,
    wallet: createGameWallet({ ...needs, games: open, sessions, jackpots }),
    jackpots,
    freeRounds,
    secret,

    change: async (code, { active, limit }) => {
      await open.termsOf(code);
      const named = { ...(active === undefined ? {} : { active }), ...(limit === undefined ? {} : { limit }) };
      await settings.changeGame(code, named);
      if (limit !== undefined) pushes.toAll('casinoBetLimit', { game_code: code, game_limit: limit });
      if (active !== false) return;
      pushes.toAll('casinoInactiveGame', { game_code: code });
      await sessions.endDue();
    },
    restore: settings.restoreGame,
  };
};
