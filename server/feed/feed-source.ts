import type { MarketStatus, Markets, Match, MatchState } from '../../contract/entities/match.ts';
import type { SportCode } from '../../contract/entities/sport.ts';

/** The price of one selection at this instant. `odd` is null when there is none; `status` already takes the match into account. */
export interface Quote {
  odd: number | null;
  status: MarketStatus;
  band: string | null;
  sport: SportCode;
  matchState: MatchState;
  /** Kick-off, milliseconds since the epoch. */
  startsAt: number;
}

/** How a finished match ended, as markets are settled by it: "home-away" numbers per result key of the contract (G, P1, P2 ...). */
export interface MatchResult {
  sport: SportCode;
  /** Of an outright: the players who won, by market. */
  results: Readonly<Record<string, string>>;
  outright: boolean;
  /** When the match ended, milliseconds since the epoch. */
  endedAt: number;
  /** An abandoned match voids every selection. */
  abandoned: boolean;
  /** Its result was set by the operator's own hand. */
  byHand: boolean;
}

/** What money is decided by: prices and results. Every answer is for the clock's now, and is given at once. */
export interface Feed {
  /** Null when the event, market or selection is unknown. */
  quote(eventId: string, marketCode: string, selectionCode: string): Quote | null;
  /** A match with all its markets, also after it ended; null when unknown. */
  match(eventId: string): Match | null;
  /** Null until the match has ended. */
  result(eventId: string): MatchResult | null;
  /** All markets of a match as they are now; empty when unknown. */
  markets(eventId: string): Markets;
  /** Whether prices or the result of a match may have been set by hand at or after `since`. */
  setByHandSince(eventId: string, since: number): boolean;
}

/** A competition as lists show and sort it. */
export interface ListedLeague {
  leagueId: string;
  /** By which the competitions of a country are sorted. */
  number: number;
  sport: SportCode;
  country: string;
  name: string;
  /** The importance of the competition, 1 the greatest: those of women, reserves and youth come after all others. */
  rank: number;
}

/** A match as lists sort, search and count it: without a price. The same object for as long as nothing of it changes. */
export interface ListedMatch {
  eventId: string;
  /** By which matches of one kick-off are sorted. */
  number: number;
  league: ListedLeague;
  hostName: string;
  awayName: string;
  /** Kick-off, milliseconds since the epoch. */
  startsAt: number;
}

/** A match stays in the live list this long after its end, in milliseconds, so that the final score is seen. */
export const finishedLinger = 20_000;

/**
 * Where the offer comes from: all that tickets, cash-out, settlement, lists and sockets need of it. A source answers
 * synchronously from memory, so that a ticket is decided and a frame is made within one turn: one that is fed from
 * elsewhere keeps what it received. A listed match is light; it is priced when its row or the match itself is asked
 * for.
 */
export interface FeedSource extends Feed {
  /** Matches that can be bet on before their start, in order of kick-off; the same array until it changes. */
  prematch(): readonly ListedMatch[];
  /** Matches in play, and those that ended less than {@link finishedLinger} ago, in order of kick-off. */
  live(): readonly ListedMatch[];
  /** Matches that kick off at or after `from` and before `to` and are over now, in order of kick-off. */
  ended(from: number, to: number): readonly ListedMatch[];
  /** Null when unknown or not open yet. */
  listed(eventId: string): ListedMatch | null;
  /** A match with all its markets and its tracker, as those see it who follow it; null when unknown. */
  tracked(eventId: string): Match | null;
  /** A listed match as a row: only the markets of a table, by default its sport's main one, and how many more there are. */
  row(match: ListedMatch, table?: readonly string[]): Match;
  /** Whether a match before its start may have got new prices after `since`: a cheap question before a dear one. */
  pricedSince(match: ListedMatch, since: number): boolean;
}
