import * as z from 'zod/mini';
import { wonPot } from '../entities/pots.ts';
import { instant } from '../entities/scalars.ts';
import { endpoint } from './endpoint.ts';

/**
 * What a provider of games asks of a player's wallet (docs/wallet-api.md). Amounts are minor units. Every call carries the
 * header `x-provider-signature: t=<milliseconds>,n=<nonce>,v1=<hex HMAC-SHA256 of "<t>.<nonce>.<body>">`: 403 forbidden when
 * it is missing, wrong or older than five minutes.
 */
const walletCall = <const Url extends `/${string}`, Body extends z.ZodMiniType, Ok extends z.ZodMiniType>(
  url: Url,
  summary: string,
  body: Body,
  ok: Ok,
) => endpoint({ method: 'POST', url, summary, access: 'anyone', body, ok });

/** A game's name in calls and addresses. */
export const gameCode = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** A secret of 32 random bytes, as codes and tokens of game sessions are. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/));

const minorUnits = z.int().check(z.minimum(0), z.maximum(1e14));
const transactionId = z.uuid();

const done = { error: z.null(), ErrorText: z.literal('ok') };

/** Whose wallet and which game: the token of a session names both, and the call repeats what it expects them to be. */
const within = { token: secret, game_code: gameCode, currency_id: z.int() };
const inRound = { ...within, round_id: z.string().check(z.regex(/^[\w:.-]{1,64}$/)), transaction_id: transactionId };

/** Rounds that cost the player nothing: each has this stake, and is a bet that names `id`. */
export const waitingFreeRounds = z.object({
  id: z.uuid(),
  stake: minorUnits,
  given: z.int(),
  left: z.int(),
  /** What they won so far, bonus money. */
  won: minorUnits,
  expires: instant,
});
export type WaitingFreeRounds = z.infer<typeof waitingFreeRounds>;

const balanceOk = z.object({ ...done, currency_id: z.int(), balance: minorUnits });

/** The credit after it, bonus money included. A call that comes again is answered as it was the first time. */
const bookedOk = z.object({ ...done, transaction_id: z.string(), currency_id: z.int(), balance: minorUnits });
export type Booked = z.infer<typeof bookedOk>;

/** `jackpots` are those that the bet won, in the credit already and no part of the round; absent when it won none. */
const betOk = z.extend(bookedOk, { jackpots: z.optional(z.array(wonPot)) });
export type BookedBet = z.infer<typeof betOk>;

/**
 * Exchanges the one-time code of an opened game for the token of its session, once and within 60 s: 403 gameLinkInvalid
 * afterwards. `player` is the same for a player at every game and reveals nothing else; `limits` are those of a bet;
 * `free_rounds` wait for him at this game in this currency, those that expire first first.
 */
export const walletSession = walletCall(
  '/games/v1/wallet/session',
  'Takes over a game that a player opened',
  z.object({ code: secret }),
  z.object({
    ...done,
    token: secret,
    session_id: z.string(),
    player: z.string(),
    game_code: gameCode,
    currency_id: z.int(),
    currency: z.string(),
    balance: minorUnits,
    limits: z.object({ min: minorUnits, max: minorUnits }),
    started: instant,
    free_rounds: z.array(waitingFreeRounds),
  }),
);

/** The player's credit. 403 gameSessionEnded when the session is over. */
export const walletBalance = walletCall(
  '/games/v1/wallet/balance',
  'The credit a player may stake',
  z.object(within),
  balanceOk,
);

/**
 * Books a bet and opens its round where it is the first. A refusal is final, books nothing and is answered again to the same
 * call: 403 gameSessionEnded, youAreBlocked, onTimeOut, selfExcluded, selfExcludedForGood, sectionDisabled, gameInactive,
 * maintenance; 400 insufficientFunds, minTicketPayin, maxStake, stakeLimitReached, lossLimitReached; 409 gameRoundClosed and,
 * when it was rolled back before it came or since, gameBetRolledBack. With `free_rounds` it is a free round: it costs nothing,
 * its amount is the stake of those rounds and it is the only bet of its round; 400 freeRoundsOver, freeRoundsExpired,
 * freeRoundsDiffer (another player's, of another game, currency or stake), freeRoundOneStake (one bet more).
 */
export const walletBet = walletCall(
  '/games/v1/wallet/bet',
  'Books a bet of a round',
  z.object({
    ...inRound,
    amount: z.int().check(z.minimum(1), z.maximum(1e14)),
    free_rounds: z.optional(z.uuid()),
  }),
  betOk,
);

/**
 * Pays a win, 0 for none, and ends the round with it where `round_closed`. Taken whatever became of the session. It comes back
 * in the shares, cash and bonus money, of the bet it names, else of all the round's bets. 404 notFound for an unknown round
 * or bet, 409 gameRoundClosed, 409 gameBetRolledBack.
 */
export const walletWin = walletCall(
  '/games/v1/wallet/win',
  'Pays a win of a round',
  z.object({
    ...inRound,
    amount: minorUnits,
    reference_transaction_id: z.optional(transactionId),
    round_closed: z.optional(z.boolean()),
  }),
  bookedOk,
);

/**
 * Takes a bet back, whatever became of the session; the last of a round cancels it. A bet that never came is refused
 * from then on; for one that was refused, or taken back before, nothing is left to do. Jackpots that the bet won stay
 * won, and are in the answer in case that of the bet was lost. 409 gameRoundWon after a win, 409 gameRoundClosed.
 */
export const walletRollback = walletCall(
  '/games/v1/wallet/rollback',
  'Takes back a bet whose outcome is unknown',
  z.object({ ...inRound, reference_transaction_id: transactionId }),
  betOk,
);

/** Ends a round that pays nothing more. 404 notFound for an unknown one, 409 gameRoundClosed. */
export const walletEnd = walletCall('/games/v1/wallet/end', 'Ends a round', z.object(inRound), bookedOk);

/** Their answer to one transaction of another body, player, game or round is 409 transactionReused; to another game or currency than the session's, or a bet of another round, 409 gameDiffers. */
export type BookingCall = z.infer<typeof walletEnd.body>;
export type BetCall = z.infer<typeof walletBet.body>;
export type WinCall = z.infer<typeof walletWin.body>;
export type RollbackCall = z.infer<typeof walletRollback.body>;
export type WalletCall = z.infer<typeof walletBalance.body>;
export type TakenOver = z.infer<typeof walletSession.ok>;
