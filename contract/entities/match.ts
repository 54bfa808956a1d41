import * as z from 'zod/mini';
import { decimalOdd, id, instant } from './scalars.ts';
import { sportCode } from './sport.ts';

/** Texts of the feed are bounded: a broken one is refused with its match. */
const code = z.string().check(z.maxLength(64));
const text = z.string().check(z.maxLength(400));

/** OPEN can be staked on, SUSPENDED comes back, CLOSED does not. */
export const marketStatus = z.enum(['OPEN', 'SUSPENDED', 'CLOSED']);
export type MarketStatus = z.infer<typeof marketStatus>;

/** One selection of a market: `O` its odd (absent when there is none), `MS` its status, `band` its line where the market has one. */
export const selectionPrice = z.object({
  O: z.optional(decimalOdd.check(z.minimum(0))),
  MS: marketStatus,
  band: z.optional(z.string().check(z.maxLength(32))),
});
export type SelectionPrice = z.infer<typeof selectionPrice>;

/** `markets[marketCode][selectionCode]`. A main line keeps its code and moves `band`; other lines have codes of their own (`OU_1.5`). */
export const markets = z.record(code, z.record(code, selectionPrice));
export type Markets = z.infer<typeof markets>;

/** NSY not started, LIVE in play, F finished. */
export const matchState = z.enum(['NSY', 'LIVE', 'F']);
export type MatchState = z.infer<typeof matchState>;

/**
 * Phases of every sport (spec section 3): a client that receives any other cannot know what is being bet on, and leaves
 * the match out.
 */
const phaseName = z
  .string()
  .check(z.regex(/^(NSY|FH|HT|SH|A?OT|EI|IP|F|P[1-3]?|B[12]|Q[1-4]|(SET|MAP|GAME|INN|FRAME|ROUND)\d\d?)$/));
export const matchPhase = z.object({ name: phaseName, timeMin: z.number() });
export type MatchPhase = z.infer<typeof matchPhase>;

/**
 * Why no market of a live match takes bets at the moment: what has just happened in it, or `suspended` where no reason
 * is known.
 */
export const lockReason = z.enum(['goal', 'redCard', 'var', 'suspended']);
export type LockReason = z.infer<typeof lockReason>;

/** A person whose figures are bet on, or an entrant of an outright; `id` is unique within the match. */
export const player = z.object({ id, name: text });
export type Player = z.infer<typeof player>;

/** A match of the offer (decisions, Shapes). Scores and stats are "home-away" strings: G total, P period, S sets, L legs or games, M maps; PN red cards. */
export const match = z.object({
  eventId: id,
  sport: sportCode,
  leagueId: id,
  leagueName: text,
  groupName: text,
  hostName: text,
  awayName: text,
  timeStart: instant,
  inPlay: z.boolean(),
  matchState,
  matchPhase,
  markets,
  results: z.record(code, text),
  stats: z.record(code, text),
  /** Empty in the rows of a list. */
  players: z.array(player),
  /** How many markets the match has beyond those sent here (a list row carries only its table's markets). */
  moreMarkets: z.optional(z.number()),
  /** Only while it is locked as a whole; a feed may leave it out. */
  lockReason: z.optional(lockReason),
  /**
   * Of a match that is followed alone (topic livematch, liveMatchOffer), never of a list's row. Its shape is in
   * tracker.ts; who shows it checks it, so that pages without one need not know it, and a broken one takes no odds away.
   */
  tracker: z.optional(z.unknown()),
});
export type Match = z.infer<typeof match>;

/**
 * What changed of a match: `eventId` and the changed fields. `markets` holds only changed markets and, in them, only
 * changed selections; `null` removes a market, a selection, or (in place of the whole change's fields) a key of results and stats.
 */
export const matchChange = z.object({
  eventId: id,
  inPlay: z.optional(z.boolean()),
  matchState: z.optional(matchState),
  matchPhase: z.optional(matchPhase),
  timeStart: z.optional(instant),
  markets: z.optional(z.record(code, z.nullable(z.record(code, z.nullable(selectionPrice))))),
  results: z.optional(z.record(code, z.nullable(text))),
  stats: z.optional(z.record(code, z.nullable(text))),
  moreMarkets: z.optional(z.number()),
  /** Null: it is not locked as a whole any more. */
  lockReason: z.optional(z.nullable(lockReason)),
  /** A JSON merge patch. */
  tracker: z.optional(z.unknown()),
});
export type MatchChange = z.infer<typeof matchChange>;
