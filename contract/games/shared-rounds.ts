import * as z from 'zod/mini';
import { baccaratHands } from './baccarat.ts';
import { crashMultiplier } from './crash.ts';
import { footballField, footballGoals } from './football.ts';
import { raceField, raceOrder } from './race.ts';
import { seedHex } from './seeds.ts';
import { sixDrawn } from './six.ts';
import { gameStake } from './stake.ts';

/** A stream of {@link SharedLine}s, newline-delimited JSON; it ends with the session. 409 gameDiffers where rounds are not shared. */
export const studioShared = {
  url: '/play/v1/shared',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
} as const;

/** End of the day's chain and public salt, fixed before its first round, and how many rounds it can have. */
const chain = z.object({ end: seedHex, salt: z.string(), rounds: z.int() });
export type SharedChain = z.infer<typeof chain>;

/**
 * One line of the stream of flights: first the current state, then what changes. Who joins after take-off gets the
 * betting phase first, and with it the chain and the last ends. Where a flight ends is not sent before `ended`.
 * `players` are real players who bet money on this flight, without names.
 */
export const flightLine = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('betting'),
    flight: z.int(),
    takesOff: z.number(),
    now: z.number(),
    last: z.array(crashMultiplier),
    chain,
  }),
  z.object({ type: z.literal('flying'), flight: z.int(), takesOff: z.number(), now: z.number() }),
  z.object({ type: z.literal('ended'), flight: z.int(), crashAt: crashMultiplier, seed: seedHex, now: z.number() }),
  z.object({
    type: z.literal('players'),
    flight: z.int(),
    players: z.array(
      z.object({ id: z.string(), stake: gameStake, currency: z.string(), cashedOutAt: z.nullable(crashMultiplier) }),
    ),
  }),
]);
export type FlightLine = z.infer<typeof flightLine>;

/** The result of a round of a table, the same for all bets. */
export const tableResult = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('roulette'), number: z.int().check(z.minimum(0), z.maximum(36)) }),
  z.object({ engine: z.literal('baccarat'), ...baccaratHands }),
  z.object({ engine: z.literal('six'), drawn: sixDrawn }),
  z.object({ engine: z.literal('race'), field: raceField, order: raceOrder }),
  z.object({ engine: z.literal('football'), field: footballField, goals: footballGoals }),
]);
export type TableResult = z.infer<typeof tableResult>;

/** Somebody's chips in the round, without his name. */
const tableSeat = z.object({
  id: z.string(),
  stake: gameStake,
  currency: z.string(),
  chips: z.array(z.object({ place: z.string(), stake: gameStake })),
});
export type TableSeat = z.infer<typeof tableSeat>;

/**
 * One line of the stream of a table whose rounds follow the clock. Bets are taken until `closes`, the result is sent
 * from `draws` on, `pays` is when a stage has shown it, `settles` when bets are paid, `over` when the next round opens;
 * all by the studio's clock. Who joins later in a round gets its opening first. `seats` are real players who bet money
 * on this round: the largest stakes, and how many there are in all.
 */
export const tableLine = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    round: z.int(),
    closes: z.number(),
    draws: z.number(),
    pays: z.number(),
    settles: z.number(),
    over: z.number(),
    now: z.number(),
    /** The field of a race, or the sides of a match; null at a table that has neither. */
    field: z.nullable(z.union([raceField, footballField])),
    last: z.array(tableResult),
    chain,
  }),
  z.object({ type: z.literal('closing'), round: z.int(), now: z.number() }),
  z.object({ type: z.literal('drawn'), round: z.int(), result: tableResult, seed: seedHex, now: z.number() }),
  z.object({ type: z.literal('paid'), round: z.int(), now: z.number() }),
  z.object({ type: z.literal('seats'), round: z.int(), players: z.int(), seats: z.array(tableSeat) }),
]);
export type TableLine = z.infer<typeof tableLine>;

export type SharedLine = FlightLine | TableLine;
