import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { wonPot } from '../entities/pots.ts';
import { endpoint } from '../http/endpoint.ts';
import { waitingFreeRounds } from '../http/game-wallet.ts';
import { openBlackjack } from './blackjack.ts';
import { crashMultiplier } from './crash.ts';
import { gameBet, gameOutcome, roundRecord } from './game.ts';
import { openMines } from './mines.ts';
import { openPoker } from './poker.ts';
import { clientSeed, nonce, seedHex } from './seeds.ts';
import { gameCode, gameStake } from './stake.ts';
import { gameTurn } from './turn.ts';

/**
 * What a game's page asks of the house's studio. The page is in a frame of its own origin and keeps the token in memory; the
 * studio knows no player: it moves money by the wallet calls (docs/wallet-api.md). Amounts are minor units, times
 * milliseconds since 1970 by the studio's clock.
 */
const studioCall = <const Url extends `/${string}`, Body extends z.ZodMiniType, Ok extends z.ZodMiniType>(
  url: Url,
  summary: string,
  body: Body,
  ok: Ok,
) => endpoint({ method: 'POST', url, summary, access: 'anyone', body, ok });

const token = z.string().check(z.regex(/^[\w-]{43}$/));
const roundId = z.uuid();

/**
 * What is shown of the chance before a round: the hash of the secret seed, the player's own part, the number of the next
 * round. Of shared rounds it is the end of the day's chain, its salt and the next place in it.
 */
export const shownSeeds = z.object({ hash: seedHex, client_seed: clientSeed, nonce });
export type ShownSeeds = z.infer<typeof shownSeeds>;

/** The state of a round that is open. */
export const openRound = z.discriminatedUnion('engine', [
  openMines,
  openBlackjack,
  openPoker,
  z.object({
    engine: z.literal('crash'),
    stake: gameStake,
    target: z.nullable(crashMultiplier),
    /** The day since 1970, then four digits of its place in the chain of the day. */
    flight: z.int(),
    /** Counted when the cash-out was taken, before the flight has ended; null while the player is in. */
    cashedOutAt: z.nullable(crashMultiplier),
  }),
  /** A bet that lies on a table whose round is not drawn yet; the round is numbered like a flight. */
  z.object({ engine: z.literal('table'), stake: gameStake, bet: gameBet, round: z.int() }),
]);
export type OpenRound = z.infer<typeof openRound>;

/**
 * `open`: waits for the player's turn or the end of a shared round; with a `refusal` the wallet did not take what the
 * last turn would have staked, and the round is as before it. `over`: the outcome holds everything. `refused`: the
 * wallet did not take the bet (`refusal`), nothing was staked. `takenBack`: whether the bet was booked could not be
 * known in time, so it was taken back and not played. `balance` is null when the wallet has not yet answered: the win
 * is on its way. `jackpots` are those that its stakes won at the wallet, no part of the outcome; absent when they won
 * none.
 */
export const roundAnswer = z.object({
  round_id: roundId,
  state: z.enum(['open', 'over', 'refused', 'takenBack']),
  open: z.nullable(openRound),
  outcome: z.nullable(gameOutcome),
  refusal: z.nullable(z.object({ key: z.string(), values: z.optional(z.record(z.string(), z.unknown())) })),
  balance: z.nullable(z.int()),
  jackpots: z.optional(z.array(wonPot)),
  seeds: shownSeeds,
  at: z.number(),
});
export type RoundAnswer = z.infer<typeof roundAnswer>;

/** A round the player was torn out of, and the free rounds it is one of; null when it is paid for. */
export const unfinishedRound = z.extend(roundAnswer, { free_rounds: z.nullable(z.uuid()) });
export type UnfinishedRound = z.infer<typeof unfinishedRound>;

/**
 * Opens the game that a one-time code or, for play money, a title names. `unfinished` is a round the player was torn out of:
 * still open, or over without his having seen its end (`round_id` not yet acknowledged by another round). 403
 * gameLinkInvalid, 404 gameUnknown.
 */
export const studioOpen = studioCall(
  '/play/v1/open',
  'Opens a game',
  z.object({ open: z.union([z.object({ code: token }), z.object({ demo: gameCode })]) }),
  z.object({
    token,
    game_code: gameCode,
    demo: z.boolean(),
    currency_id: z.int(),
    currency: z.string(),
    balance: z.int(),
    limits: z.object({ min: gameStake, max: gameStake }),
    chips: z.array(gameStake),
    seeds: shownSeeds,
    unfinished: z.nullable(unfinishedRound),
    /** Rounds that cost the player nothing here, those that expire first first. */
    free_rounds: z.array(waitingFreeRounds),
    /** When the player opened it, and the studio's time of this answer. */
    started: z.number(),
    now: z.number(),
  }),
);
export type OpenedStudioGame = z.infer<typeof studioOpen.ok>;

/**
 * Plays a round, or opens one that goes on in turns or ends with a shared round. The page makes `round_id`: the same
 * one with the same bet is answered with the current state of the round and never played twice; another bet is 409
 * roundReused. With `free_rounds` it is one of those, and costs nothing. 400 badRequest, stakeTooLow, stakeTooHigh,
 * betImpossible; 403 gameSessionEnded; 409 roundOpen while another one of this game is open, bettingClosed for a shared
 * round that takes no bets any more, tooSoon before 2.5 s (other instant games 5 s) from the start of the last.
 */
export const studioRound = studioCall(
  '/play/v1/round',
  'Plays a round',
  z.object({
    token,
    round_id: roundId,
    bet: gameBet,
    shared_round: z.optional(z.int()),
    free_rounds: z.optional(z.uuid()),
  }),
  roundAnswer,
);

/**
 * A player's turn in an open round; what it stakes is asked of the wallet first. `nth` counts his turns from 0, so that
 * one that is sent again is not taken twice: 409 turnDiffers. 503 busy while a stake of the previous turn is requested
 * or taken back. A cash-out from a flight counts by the studio's clock at its arrival: 409 tooLate when it had ended,
 * tooSoon before it stands above 1.00.
 */
export const studioTurn = studioCall(
  '/play/v1/turn',
  'Takes a turn in an open round',
  z.object({ token, round_id: roundId, nth: z.int().check(z.minimum(0)), turn: gameTurn }),
  roundAnswer,
);

/** The state of a round whose answer was lost. 404 roundUnknown: it never came, and will not be played any more. */
export const studioAsk = studioCall(
  '/play/v1/ask',
  'How a round stands',
  z.object({ token, round_id: roundId }),
  roundAnswer,
);

export const studioBalance = studioCall(
  '/play/v1/balance',
  'The credit',
  z.object({ token }),
  z.object({ balance: z.int() }),
);

/**
 * Changes the seeds: the secret one of the rounds so far is revealed, and a new pair begins with the player's own part.
 * 409 roundOpen while a round is open, gameDiffers where the rounds of all players share a chain.
 */
export const studioSeeds = studioCall(
  '/play/v1/seeds',
  'Turns the seeds over',
  z.object({ token, client_seed: clientSeed }),
  z.object({
    revealed: z.object({ server_seed: seedHex, client_seed: clientSeed, rounds: z.int() }),
    seeds: shownSeeds,
  }),
);

export type TurnedSeeds = z.infer<typeof studioSeeds.ok>;

/** The player's last rounds of this game, newest first; `record` once the seeds are revealed. */
export const studioRounds = studioCall(
  '/play/v1/rounds',
  'The last rounds of a game',
  z.object({ token }),
  z.object({
    rounds: z.array(
      z.object({ round_id: roundId, at: z.number(), outcome: gameOutcome, record: z.nullable(roundRecord) }),
    ),
  }),
);

export type OpenedRounds = z.infer<typeof studioRounds.ok>;

/** Ends what the page holds; the operator ends the session. */
export const studioLeave = studioCall('/play/v1/leave', 'Leaves a game', z.object({ token }), done);
