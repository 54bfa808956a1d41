import type { OfferedSport } from '../../../../domain/sports/sports.ts';
import { basketballLeagues } from '../catalogue/basketball.ts';
import { footballLeagues } from '../catalogue/football.ts';
import { iceHockeyLeagues } from '../catalogue/ice-hockey.ts';
import { squadOf } from '../catalogue/squads.ts';
import { tennisLeagues } from '../catalogue/tennis.ts';
import { playBasketball } from '../play/basketball.ts';
import { playFootball } from '../play/football.ts';
import { playIceHockey } from '../play/ice-hockey.ts';
import { playTennis } from '../play/tennis.ts';
import { withPlayerPoints } from '../play/with-player-points.ts';
import { withScorers } from '../play/with-scorers.ts';
import { americanFootball } from './american-football.ts';
import { baseball } from './baseball.ts';
import { darts } from './darts.ts';
import { eSports } from './e-sports.ts';
import type { FeedSport } from './feed-sport.ts';
import { boxing, martialArts } from './fights.ts';
import { futsal } from './futsal.ts';
import { handball } from './handball.ts';
import { rugbyLeague } from './rugby-league.ts';
import { snooker } from './snooker.ts';
import {
  basketballSpecials,
  footballSeason,
  footballSpecials,
  goalscorers,
  handballSpecials,
  otherSpecials,
  tennisSpecials,
  waterPoloSpecials,
} from './specials.ts';
import { tableTennis } from './table-tennis.ts';
import { beachTennis, virtualTennis } from './tennis-kinds.ts';
import { virtualBasketball, virtualFootball } from './virtual-sports.ts';
import { volleyball } from './volleyball.ts';
import { waterPolo } from './water-polo.ts';

/** To add a sport to the feed, write a file next to this one and enter it here. */
export const feedSports: Readonly<Record<OfferedSport, FeedSport>> = {
  F: { leagues: footballLeagues, play: withScorers(playFootball), players: squadOf, longest: 9, usual: 7 },
  B: { leagues: basketballLeagues, play: withPlayerPoints(playBasketball), players: squadOf, longest: 11, usual: 7 },
  T: { leagues: tennisLeagues, play: playTennis, longest: 16, usual: 5 },
  H: handball,
  V: volleyball,
  IH: { leagues: iceHockeyLeagues, play: playIceHockey, longest: 13, usual: 9 },
  FU: futsal,
  TT: tableTennis,
  E: eSports,
  WP: waterPolo,
  D: darts,
  S: snooker,
  BB: baseball,
  AF: americanFootball,
  RL: rugbyLeague,
  BT: beachTennis,
  MMA: martialArts,
  BO: boxing,
  VF: virtualFootball,
  VT: virtualTennis,
  VB: virtualBasketball,
  SPF: footballSpecials,
  SPFS: footballSeason,
  SPFGL: goalscorers,
  SPB: basketballSpecials,
  SPT: tennisSpecials,
  SPH: handballSpecials,
  SPWP: waterPoloSpecials,
  SPOG: otherSpecials,
};
