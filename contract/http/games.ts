import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { amount, instant } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';
import { gameCode } from './game-wallet.ts';

/** Codes of the games that may be opened now. */
export const enabledGames = endpoint({
  method: 'GET',
  url: '/games/v1/games/enabled',
  summary: 'The games that may be opened now',
  access: 'anyone',
  ok: z.array(z.string()),
});

/** Where the game is opened, in a frame; `url` carries a code that is good once and until `expires`. */
const opened = z.object({ url: z.string(), session_id: z.string(), expires: instant });
export type OpenedGame = z.infer<typeof opened>;

/**
 * Opens a game with one of the player's wallets; the same game that he has open elsewhere is closed there (takenOver). 404
 * gameUnknown, 400 freebetNotForGames and unknownWallet, 403 youAreBlocked, sectionDisabled, gameInactive, maintenance and, on
 * a break, its key.
 */
const sessionStart = <const Url extends `/${string}`>(url: Url, summary: string) =>
  endpoint({
    method: 'POST',
    url,
    summary,
    access: 'player',
    inTurn: true,
    body: z.object({ game_code: gameCode, currency_id: z.int('unknownWallet') }),
    ok: opened,
  });

export const startGame = sessionStart('/games/v1/games/startSession', "Opens a provider's game for money");
export const startHouseGame = sessionStart('/base/v1/rgs/startSession', 'Opens a house table or number game for money');

/** Opens a game for play money; no account is needed and nothing is booked. 404 gameUnknown, 403 as with money. */
export const startDemoGame = endpoint({
  method: 'POST',
  url: '/games/v1/games/startDemoGame',
  summary: 'Opens a game for play money',
  access: 'anyone',
  body: z.object({ game_code: gameCode }),
  ok: opened,
});

/** Closes a game the player leaves; one that is closed already, or not his, is left as it is. */
export const endGame = endpoint({
  method: 'POST',
  url: '/games/v1/games/endSession',
  summary: 'Closes a game',
  access: 'player',
  body: z.object({ session_id: z.uuid() }),
  ok: done,
});

/** The totals of the rounds of one of the player's sessions, major units; nothing for one that is not his. */
export const gameSessionSums = endpoint({
  method: 'GET',
  url: '/games/v1/games/session',
  summary: 'What a session of a game came to',
  access: 'player',
  query: z.object({ session_id: z.uuid() }),
  ok: z.nullable(z.object({ staked: amount, won: amount, currency: z.string(), rounds: z.int() })),
});
