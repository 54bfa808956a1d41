import type { League } from '../catalogue/league.ts';

/** A match of the schedule. Its eventId holds league, round and place, so that it can always be found again. */
export interface Fixture {
  eventId: string;
  league: League;
  /** Number made of the eventId, to seed everything random about the match. */
  number: number;
  hostName: string;
  awayName: string;
  /** Places in the league's list of teams, strongest first. */
  host: number;
  away: number;
  /** Kick-off, milliseconds since the epoch. */
  startsAt: number;
}

const leagueDigits = 10_000;

/** An eventId as a number: the league's number in the last four digits, the count of its fixtures before them. */
export const eventNumber = (league: League, round: number, fixture: number): number =>
  (round * league.eventsPerRound + fixture + 1) * leagueDigits + league.number;

export interface FixturePlace {
  leagueNumber: number;
  /** Count of the league's fixtures since the first round. */
  place: number;
}

/** Where an eventId points; null when it is none of ours. */
export const readEventId = (eventId: string): FixturePlace | null => {
  if (!/^[1-9]\d{4,11}$/.test(eventId)) return null;
  const number = Number(eventId);
  return { leagueNumber: number % leagueDigits, place: Math.floor(number / leagueDigits) - 1 };
};
