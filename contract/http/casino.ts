import * as z from 'zod/mini';
import { instant } from '../entities/scalars.ts';
import { shownRound } from '../games/frame.ts';
import { endpoint } from './endpoint.ts';
import { gameCode } from './game-wallet.ts';

/** A name of the catalogue; `code` is what the address and filters carry. Names of sections and tags are translated by code. */
const named = z.object({ code: z.string(), name: z.string() });

/** The lobbies there are games in, in the order of the operator, and how many are in each. */
export const casinoSections = endpoint({
  method: 'GET',
  url: '/cms/v1/casino/sections',
  summary: 'Sections of the casino',
  access: 'anyone',
  ok: z.array(z.object({ code: z.string(), name: z.string(), games: z.int() })),
});

export const casinoTags = endpoint({
  method: 'GET',
  url: '/cms/v1/casino/tags',
  summary: 'Tags of games',
  access: 'anyone',
  ok: z.array(named),
});

/** Studios and how many games of each there are. */
export const casinoProviders = endpoint({
  method: 'GET',
  url: '/cms/v1/casino/providers',
  summary: 'Providers of games',
  access: 'anyone',
  ok: z.array(z.object({ code: z.string(), name: z.string(), games: z.int() })),
});

/** Limits of a stake and the chips offered, in minor units of one currency. */
const gameLimits = z.object({ min: z.int(), max: z.int(), chips: z.array(z.int()) });

/**
 * A game as a lobby shows it. `rtp` is the published return in percent (the least and the most over its bets), `volatility` 1
 * to 5, `one_in` how many rounds there are for one that pays (usual bet), `highest` the most a round pays as a multiple of
 * the stake. `limits` by currency_id: in others it is not played. `rounds_today` counts real rounds of the last 24 hours.
 */
export const casinoGame = z.object({
  game_code: gameCode,
  name: z.string(),
  provider: z.string(),
  provider_code: z.string(),
  engine: z.string(),
  sections: z.array(z.string()),
  tags: z.array(z.string()),
  rtp: z.tuple([z.number(), z.number()]),
  volatility: z.int().check(z.minimum(1), z.maximum(5)),
  one_in: z.number(),
  highest: z.number(),
  demo: z.boolean(),
  enabled: z.boolean(),
  is_new: z.boolean(),
  rounds_today: z.int(),
  limits: z.record(z.string(), gameLimits),
});
export type CasinoGame = z.infer<typeof casinoGame>;

/** Page size 50. `search` is blind to script and diacritics; `codes` (comma separated) asks for certain games. */
export const casinoGames = endpoint({
  method: 'GET',
  url: '/cms/v1/casino/games',
  summary: 'Games of the casino',
  access: 'anyone',
  query: z.object({
    section: z.optional(z.string().check(z.maxLength(32))),
    tag: z.optional(z.string().check(z.maxLength(32))),
    provider: z.optional(z.string().check(z.maxLength(32))),
    volatility: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
    search: z.optional(z.string().check(z.maxLength(64))),
    codes: z.optional(z.string().check(z.maxLength(2_000))),
    sort: z.optional(z.enum(['name', 'popular', 'new', 'rtp'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  ok: z.object({ result: z.array(casinoGame), totalPages: z.int() }),
});

/** Prizes of a title with their odds, for its rules: `pays` in hundredths of the stake, `one_in` rounds for one of them. */
export const casinoGameRules = endpoint({
  method: 'GET',
  url: '/cms/v1/casino/rules',
  summary: 'Prizes and odds of a game',
  access: 'anyone',
  query: z.object({ game_code: gameCode }),
  ok: z.object({
    game: casinoGame,
    prizes: z.array(
      z.object({ name: z.string(), count: z.nullable(z.int()), pays: z.number(), one_in: z.nullable(z.number()) }),
    ),
  }),
});

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
 * without it, or when it is unknown, the operator's), both included.
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
    time_zone: z.optional(z.string().check(z.maxLength(64))),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  ok: z.object({ result: z.array(playedRound), totalPages: z.int(), total: z.int() }),
});

/** A round to be looked at again, told by its provider. 404 notFound for an unknown one or another player's. */
export const playedRoundDetails = endpoint({
  method: 'GET',
  url: '/games/v1/rounds/details',
  summary: 'One round, to be looked at again',
  access: 'player',
  query: z.object({ round_id: z.string().check(z.maxLength(64)) }),
  ok: z.object({ round: playedRound, shown: z.nullable(shownRound), url: z.nullable(z.string()) }),
});
