import * as z from 'zod/mini';
import { id, instant } from '../entities/scalars.ts';
import { sportCode } from '../entities/sport.ts';
import { endpoint } from './endpoint.ts';

// Apart from cms.ts, which every first page loads.

/** How many matches of a sport there are. */
const sportCount = z.object({ sport: sportCode, eventsCount: z.int() });
export type SportCount = z.infer<typeof sportCount>;

/** A calendar day of the operator, `2026-03-01`. */
export const resultDay = z.iso.date();

/**
 * How a match ended. `results` is keyed as in a match of the offer. `forced`: a tester ended it; an abandoned one has
 * the score at which it stopped. `winners` names, per market, who won an outright; empty for a match of two sides.
 */
export const matchResult = z.object({
  eventId: id,
  sport: sportCode,
  leagueId: id,
  leagueName: z.string(),
  groupName: z.string(),
  hostName: z.string(),
  awayName: z.string(),
  timeStart: instant,
  results: z.record(z.string(), z.string()),
  ended: z.enum(['played', 'forced', 'abandoned']),
  winners: z.array(z.object({ market: z.string(), names: z.array(z.string()) })),
});
export type MatchResult = z.infer<typeof matchResult>;

/**
 * `day` is the day answered, today when none was asked for; `days` are those that can be asked for, the earliest first: a
 * day outside of them has no results. `sports` counts the day's results of every sport that has any, searched alike.
 * Everything comes at once, some hundred matches at most, so that the player's favourites can come first.
 */
export const results = endpoint({
  method: 'POST',
  url: '/cms/v1/betting/results',
  summary: "A day's finished matches of a sport by country and league, and how many the other sports have",
  access: 'anyone',
  body: z.object({
    day: z.optional(resultDay),
    sport_code: sportCode,
    search_filter: z.string().check(z.maxLength(100)),
  }),
  ok: z.object({
    day: resultDay,
    days: z.array(resultDay),
    sports: z.array(sportCount),
    result: z.array(matchResult),
  }),
  sifted: { result: matchResult },
});
export type ResultsQuery = z.infer<typeof results.body>;
export type ResultsPage = z.infer<typeof results.ok>;
