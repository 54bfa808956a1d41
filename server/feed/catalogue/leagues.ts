import { type OfferedSport, offeredSports } from '../../../domain/sports/sports.ts';
import { feedSports } from '../sports/feed-sports.ts';
import { expandLeague, type League } from './league.ts';

const leaguesOf = (sport: OfferedSport): League[] =>
  feedSports[sport].leagues.flatMap((source) => expandLeague(sport, source));

/** Every league of the offer, by sport. */
export const allLeagues: readonly League[] = offeredSports.flatMap(leaguesOf);
