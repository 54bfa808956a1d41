import type { Player } from '../../../../contract/entities/match.ts';
import type { LeagueSource } from '../catalogue/league.ts';
import type { Play } from '../play/play.ts';
import type { Fixture } from '../schedule/fixture.ts';

/** All the feed knows of a sport: where it is played, how a match goes, and how long. */
export interface FeedSport {
  leagues: readonly LeagueSource[];
  play: (fixture: Fixture, seed: number) => Play;
  /** Longest a match may take, in quarters of an hour: a round ends that much before the next, so that no team plays twice at once. */
  longest: number;
  /** How long a match is surely in play; the schedule evens out the number of matches in play by it. */
  usual: number;
  /** Who is bet on by name in a match. */
  players?: (fixture: Fixture) => readonly Player[];
  /** Takes no stakes once it has begun, and is in no live list. */
  prematchOnly?: boolean;
}
