import { basketballLeagues } from './basketball.ts';
import { footballLeagues } from './football.ts';
import { iceHockeyLeagues } from './ice-hockey.ts';
import { expandLeague, type League } from './league.ts';
import { tennisLeagues } from './tennis.ts';

/** Every league of the offer, by sport. */
export const allLeagues: readonly League[] = [
  ...footballLeagues.flatMap((source) => expandLeague('F', source)),
  ...basketballLeagues.flatMap((source) => expandLeague('B', source)),
  ...tennisLeagues.flatMap((source) => expandLeague('T', source)),
  ...iceHockeyLeagues.flatMap((source) => expandLeague('IH', source)),
];
