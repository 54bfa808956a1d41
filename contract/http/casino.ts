import * as z from 'zod/mini';
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
 * the stake. `cycle` is how many milliseconds there are from round to round at a table that all players share; null elsewhere.
 * `limits` by currency_id: in others it is not played. `rounds_today` counts real rounds of the last 24 hours.
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
  cycle: z.nullable(z.int()),
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

/** Prizes of a title with their odds, for its rules, and games like it that can be opened, the likest first: `pays` in hundredths of the stake, `one_in` rounds for one of them. */
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
    similar: z.array(casinoGame),
  }),
});
