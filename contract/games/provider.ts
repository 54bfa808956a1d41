import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { shownRound } from './frame.ts';
import { tableResult } from './shared-rounds.ts';

/**
 * What an operator asks of a provider of games: a round of one of his players, by the provider's name of the player, to be
 * looked at again; null for one that is unknown, not over or another player's. Signed like the wallet calls
 * (docs/wallet-api.md): 403 forbidden otherwise.
 */
export const providerRound = endpoint({
  method: 'POST',
  url: '/play/v1/provider/round',
  summary: 'A round that is over, as its provider tells it',
  access: 'anyone',
  body: z.object({ player: z.string().check(z.minLength(1), z.maxLength(64)), round_id: z.uuid() }),
  ok: z.object({ round: z.nullable(shownRound) }),
});

/**
 * The state of a table whose rounds follow the clock: a round opened at `opens` (milliseconds since 1970), takes bets
 * for `closes` milliseconds, and the next one opens after `cycle`. `players` counts real players who bet money on it;
 * `last` are the results of the rounds before it, newest first.
 */
export const tableStanding = z.object({
  opens: z.number(),
  closes: z.int(),
  cycle: z.int(),
  players: z.int(),
  last: z.array(tableResult),
});
export type TableStanding = z.infer<typeof tableStanding>;

/** What an operator asks to show his lobby: the state of the provider's tables, by the codes of their games. Signed as above. */
export const providerTables = endpoint({
  method: 'POST',
  url: '/play/v1/provider/tables',
  summary: 'How the tables stand, as their provider tells it',
  access: 'anyone',
  body: z.object({}),
  ok: z.object({ tables: z.record(z.string(), tableStanding) }),
});
