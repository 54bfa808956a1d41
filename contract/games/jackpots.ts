import * as z from 'zod/mini';
import { potName } from '../entities/pots.ts';
import { instant } from '../entities/scalars.ts';
import { endpoint } from '../http/endpoint.ts';

/** What is in a pot, as it is sent to a game's frame. */
export const shownPot = z.object({ pot: potName, currency: z.string(), amount: z.int() });
export type ShownPot = z.infer<typeof shownPot>;

const ofPot = { pot: potName, currency_id: z.int(), currency: z.string(), amount: z.int() };

/**
 * The current jackpots: amounts in minor units, `seed` what the house begins a pot with, `one_in` how many minor units
 * are staked for each win. `returns` in percent of the stakes: what players and house put in. `last` is what was won
 * and when, without names. `today` is the hash of the seed of this day's draws (by UTC), `told` the seed of the day
 * before.
 */
export const casinoJackpots = endpoint({
  method: 'GET',
  url: '/cms/v1/casino/jackpots',
  summary: 'The jackpots as they stand',
  access: 'anyone',
  ok: z.object({
    pots: z.array(z.object({ ...ofPot, seed: z.int(), one_in: z.int(), wins: z.int() })),
    returns: z.array(z.object({ currency_id: z.int(), contributions: z.number(), seeds: z.number() })),
    last: z.array(z.object({ ...ofPot, at: instant })),
    today: z.object({ day: z.string(), hash: z.string() }),
    told: z.object({ day: z.string(), server_seed: z.string() }),
  }),
});
export type JackpotNews = z.infer<typeof casinoJackpots.ok>;
