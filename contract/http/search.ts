import * as z from 'zod/mini';
import { matchPhase } from '../entities/match.ts';
import { id, instant } from '../entities/scalars.ts';
import { sportCode } from '../entities/sport.ts';
import { endpoint } from './endpoint.ts';

// Apart from cms.ts, which every first page loads.

/** A match as a search names it. `matchPhase` of one in play alone. */
export const foundMatch = z.object({
  eventId: id,
  sport: sportCode,
  leagueName: z.string(),
  groupName: z.string(),
  hostName: z.string(),
  awayName: z.string(),
  timeStart: instant,
  inPlay: z.boolean(),
  matchPhase: z.optional(matchPhase),
});
export type FoundMatch = z.infer<typeof foundMatch>;

const counts = { prematch: z.int(), live: z.int() };

/** A league whose name or country was found, with all matches that it offers. */
export const foundLeague = z.object({
  sport: sportCode,
  leagueId: id,
  leagueName: z.string(),
  groupName: z.string(),
  ...counts,
});
export type FoundLeague = z.infer<typeof foundLeague>;

/** A team or player with the match in play or, without one, the next. */
export const foundTeam = z.object({ name: z.string(), sport: sportCode, next: foundMatch });
export type FoundTeam = z.infer<typeof foundTeam>;

/**
 * What the offer of all sports holds for some words, prematch and live at once. Best first: what begins with the words, then
 * where each begins a word, then the rest; among equals leagues by their matches, teams by the greatest league they play in, then
 * both teams and matches by what is in play and by the start. `listed` is what the page lists itself: its matches are left out of `matches`. `sports` counts all that were found.
 */
export const searchOffer = endpoint({
  method: 'POST',
  url: '/cms/v1/markets/search',
  summary: 'Leagues, teams and matches of all sports for some words',
  access: 'anyone',
  body: z.object({
    /** From three characters on. */
    words: z.string().check(z.regex(/\S[\s\S]+\S/), z.maxLength(100)),
    listed: z.optional(z.object({ id: z.enum(['prematch', 'live']), sport_code: sportCode })),
  }),
  ok: z.object({
    sports: z.array(z.object({ sport: sportCode, ...counts })),
    leagues: z.array(foundLeague),
    teams: z.array(foundTeam),
    matches: z.array(foundMatch),
  }),
  sifted: { leagues: foundLeague, teams: foundTeam, matches: foundMatch },
});
export type OfferSearch = z.infer<typeof searchOffer.body>;
export type FoundOffer = z.infer<typeof searchOffer.ok>;
