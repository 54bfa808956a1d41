import type * as z from 'zod/mini';
import { ownFreeRounds } from '../../../contract/games/free-rounds.ts';
import { casinoJackpots } from '../../../contract/games/jackpots.ts';
import { liveTables } from '../../../contract/games/live-tables.ts';
import { playedRoundDetails, playedRounds } from '../../../contract/games/played-rounds.ts';
import {
  casinoGameRules,
  casinoGames,
  casinoProviders,
  casinoSections,
  casinoTags,
} from '../../../contract/http/casino.ts';
import { endGame, gameSessionSums, startDemoGame, startGame } from '../../../contract/http/games.ts';
import type { HttpClient } from '../http-client.ts';

export type GamesQuery = z.input<typeof casinoGames.query>;
export type RoundsQuery = z.input<typeof playedRounds.query>;
export type RoundsPage = z.output<typeof playedRounds.ok>;
export type GameRules = z.output<typeof casinoGameRules.ok>;

/** Calls of lobbies and games, apart from the others: most visits make none of them. */
export const createCasinoApi = (http: HttpClient) => ({
  sections: (signal?: AbortSignal) => http.call(casinoSections, { signal }),
  tags: (signal?: AbortSignal) => http.call(casinoTags, { signal }),
  providers: (signal?: AbortSignal) => http.call(casinoProviders, { signal }),
  games: (query: GamesQuery, signal?: AbortSignal) => http.call(casinoGames, { query, signal }),
  jackpots: (signal?: AbortSignal) => http.call(casinoJackpots, { signal }),
  freeRounds: async (signal?: AbortSignal) => (await http.call(ownFreeRounds, { signal })).result,
  tables: (signal?: AbortSignal) => http.call(liveTables, { signal }),
  rules: (game_code: string, signal?: AbortSignal) => http.call(casinoGameRules, { query: { game_code }, signal }),
  start: (game_code: string, currency_id: number, signal?: AbortSignal) =>
    http.call(startGame, { body: { game_code, currency_id }, signal }),
  startDemo: (game_code: string, signal?: AbortSignal) => http.call(startDemoGame, { body: { game_code }, signal }),
  /** Without a signal: closing a session is not taken back by leaving. */
  end: (session_id: string) => http.call(endGame, { body: { session_id } }),
  sums: (session_id: string, signal?: AbortSignal) => http.call(gameSessionSums, { query: { session_id }, signal }),
  rounds: (query: RoundsQuery, signal?: AbortSignal) => http.call(playedRounds, { query, signal }),
  round: (round_id: string, signal?: AbortSignal) => http.call(playedRoundDetails, { query: { round_id }, signal }),
});

export type CasinoApi = ReturnType<typeof createCasinoApi>;
