import type { Match } from '../../contract/entities/match.ts';
import type { ListedMatch } from './feed-source.ts';

type ListedFacts = Pick<
  Match,
  'eventId' | 'sport' | 'leagueId' | 'leagueName' | 'groupName' | 'hostName' | 'awayName' | 'timeStart'
>;

/** The facts of a listed match that every message about it carries: the sides, the time and the competition. */
export const listedFacts = ({ eventId, league, hostName, awayName, startsAt }: ListedMatch): ListedFacts => ({
  eventId,
  sport: league.sport,
  leagueId: league.leagueId,
  leagueName: league.name,
  groupName: league.country,
  hostName,
  awayName,
  timeStart: new Date(startsAt).toISOString(),
});

/** In order of kick-off. */
export const byKickOff = (a: ListedMatch, b: ListedMatch): number => a.startsAt - b.startsAt || a.number - b.number;
