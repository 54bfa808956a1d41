import * as z from 'zod/mini';
import { instant } from '../entities/scalars.ts';
import { endpoint } from '../http/endpoint.ts';
import { gameCode } from '../http/game-wallet.ts';
import { shownRound } from './frame.ts';

/** One round of a game as the player's own list shows it, `round_id` by our name of it; amounts in major units. */
const playedRound = z.object({
  round_id: z.string(),
  game_code: gameCode,
  game: z.string(),
  provider: z.string(),
  currency_id: z.int(),
  stake: z.number(),
  win: z.number(),
  state: z.enum(['open', 'settled', 'cancelled']),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type PlayedRound = z.infer<typeof playedRound>;

/**
 * The player's rounds of the last three months, newest first; page size 50. Days are those of `time_zone` (an IANA name;
 * without it, or when it is unknown, the operator's), both included. With `won` those alone that brought more than their stake.
 */
export const playedRounds = endpoint({
  method: 'GET',
  url: '/games/v1/rounds',
  summary: "The player's rounds",
  access: 'player',
  query: z.object({
    game_code: z.optional(gameCode),
    currency_id: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    won: z.optional(z.literal('1')),
    time_zone: z.optional(z.string().check(z.maxLength(64))),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  ok: z.object({ result: z.array(playedRound), totalPages: z.int(), total: z.int() }),
});

/** A past round, as its provider shows it. 404 notFound for an unknown one or another player's. */
export const playedRoundDetails = endpoint({
  method: 'GET',
  url: '/games/v1/rounds/details',
  summary: 'One round, to be looked at again',
  access: 'player',
  query: z.object({ round_id: z.string().check(z.maxLength(64)) }),
  ok: z.object({ round: playedRound, shown: z.nullable(shownRound), url: z.nullable(z.string()) }),
});
