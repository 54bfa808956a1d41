import { type OfferedSport, offeredSports } from '../../../../domain/sports/sports.ts';
import { feedSports } from '../sports/feed-sports.ts';
import { expandLeague, type League } from './league.ts';

const leaguesOf = (sport: OfferedSport): League[] =>
  feedSports[sport].leagues.flatMap((source) => expandLeague(sport, source));

/** How much is played in the world of the feed. */
export type FeedSize = 'full' | 'small';

export const allLeagues: readonly League[] = offeredSports.flatMap(leaguesOf);

/** Two clubs of each league and every outright: all sports, markets and phases, with a seventh of the events. */
const fewClubs = (league: League): League =>
  league.field ? league : { ...league, teams: league.teams.slice(0, 2), eventsPerRound: 1 };

/** The leagues of a world: `small` is for tests, where breadth is not what is tested. */
export const leaguesIn: Readonly<Record<FeedSize, readonly League[]>> = {
  full: allLeagues,
  small: allLeagues.map(fewClubs),
};
