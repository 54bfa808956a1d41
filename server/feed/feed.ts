import type { MarketStatus, Markets, Match, MatchState } from '../../contract/entities/match.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { FeedCommand } from '../sandbox/sandbox.ts';
import type { Fixture } from './schedule/fixture.ts';

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
  results: Readonly<Record<string, string>>;
  /** When the match ended, milliseconds since the epoch. */
  endedAt: number;
  /** An abandoned match voids every selection. */
  abandoned: boolean;
  /** A tester ended it. */
  forced: boolean;
}

/** What tickets, settlement and routes ask of the feed; every answer is for the clock's now. */
export interface Feed {
  /** Null when the event, market or selection is unknown. */
  quote(eventId: string, marketCode: string, selectionCode: string): Quote | null;
  /** A match with all its markets, also after it ended; null when unknown. */
  match(eventId: string): Match | null;
  /** Null until the match has ended. */
  result(eventId: string): MatchResult | null;
  /** All markets of a match as they are now; empty when unknown. */
  markets(eventId: string): Markets;
}

/** What the lists and sockets ask beyond it. Fixtures are light; a row or match is priced when it is asked for. */
export interface LivingFeed extends Feed {
  /** Matches that can be bet on before their start, in order of kick-off; the same array until it changes. */
  prematch(): readonly Fixture[];
  /** Matches in play, and those that have just ended, in order of kick-off. */
  live(): readonly Fixture[];
  /** A match with all its markets and its tracker, as those see it who follow it; null when unknown. */
  tracked(eventId: string): Match | null;
  /** Matches that kick off at or after `from` and before `to` and are over now, in order of kick-off. */
  ended(from: number, to: number): readonly Fixture[];
  /** Null when unknown or not open yet. */
  fixture(eventId: string): Fixture | null;
  /** A match as a row of a list: only the markets of a table, its sport's main one unless told, and how many more there are. */
  row(fixture: Fixture, table?: readonly string[]): Match;
  /** Whether a match before its start may have got new prices after `since`: a cheap question before a dear one. */
  pricedSince(fixture: Fixture, since: number): boolean;
  /** Whether a tester's command changed something of a match at or after `since`. */
  bentSince(eventId: string, since: number): boolean;
  /** Bends the feed from the command's time on. */
  applyCommand(command: FeedCommand): void;
  /** How many commands made no sense and were left out. */
  skippedCommands(): number;
  /** From now on a market is no longer bent by this command. */
  revokeCommand(commandId: number): void;
}
