import * as z from 'zod/mini';
import { amount } from '../entities/scalars.ts';
import { keyValue } from '../entities/settings.ts';
import { ticketId, ticketRequestProcessed, ticketStatus } from '../entities/ticket.ts';
import { wallet } from '../entities/wallet.ts';

/** Namespace of the account's connection, open for anonymous visitors too. */
export const sportsNamespace = '/sports';

/** Acknowledges `auth`: `exp` (seconds) is when the server stops believing it; authenticate again before. */
export const authAck = z.object({ ok: z.boolean(), exp: z.nullable(z.number()) });
export type AuthAck = z.infer<typeof authAck>;

/** Tickets of one connection that are in sight: a page of the history holds no more. */
export const mostWatched = 50;

/**
 * Events a client may emit. `auth` identifies the user of the connection by the token of preAuth. `global` joins what
 * concerns everybody (status_update, reload_settings, reload_page, limits of casino games); a connection receives it
 * from its start, so that only `disconnect: true` and coming back change anything. `cashout_watch` names the player's
 * own open tickets that are visible, in place of those named before: cashout_update carries their value.
 */
export const sportsEmits = {
  auth: z.object({ token: z.string().check(z.maxLength(4096)) }),
  global: z.object({ disconnect: z.optional(z.boolean()) }),
  cashout_watch: z.object({ ticket_ids: z.array(ticketId).check(z.maxLength(mostWatched)) }),
} as const;

/** The most that may be staked in a casino game, major units; without game_limit the game cannot be played (spec section 3). */
export const betLimit = z.object({ game_code: z.string(), game_limit: z.optional(z.number()) });
export type BetLimit = z.infer<typeof betLimit>;

/** Why a game was closed: `closed` by the operator, `break` by one that the player takes. */
export const gameSessionEnds = ['exit', 'takenOver', 'idle', 'signedOut', 'blocked', 'break', 'closed'] as const;

/**
 * Events a client receives; game_session_update: a game that the player has open was closed; wallet_update carries all
 * wallets of the player, ticket_update what a settled ticket became, payment_update what a deposit became (its `state`,
 * as {@link Payment}), cashout_update what watched tickets are worth now (null: not now), those alone whose worth
 * changed.
 */
export const sportsEvents = {
  ticketRequestProcessed,
  wallet_update: z.object({ wallets: z.array(wallet) }),
  payment_update: z.object({ payment_id: z.string(), state: z.string(), amount, currency: z.string() }),
  ticket_update: z.object({ ticket_id: z.string(), status: ticketStatus }),
  cashout_update: z.object({ quotes: z.array(z.object({ ticket_id: z.string(), amount: z.nullable(amount) })) }),
  status_update: keyValue,
  reload_settings: z.object({}),
  reload_page: z.object({}),
  casinoBetLimit: betLimit,
  casinoInactiveGame: z.object({ game_code: z.string() }),
  game_session_update: z.object({ session_id: z.string(), game_code: z.string(), end: z.enum(gameSessionEnds) }),
} as const;
export type TicketUpdate = z.infer<typeof sportsEvents.ticket_update>;
export type CashOutUpdate = z.infer<typeof sportsEvents.cashout_update>;
