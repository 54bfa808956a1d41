import type { Player } from '../../../../contract/entities/match.ts';
import type { LeagueSource } from '../catalogue/league.ts';
import { fieldPlayers, playField } from '../play/field.ts';
import { hour, minute } from '../play/moment.ts';
import { type TurnSport, turnsMatch } from '../play/turns-match.ts';
import type { Fixture } from '../schedule/fixture.ts';
import type { FeedSport } from './feed-sport.ts';
import { outrights } from './outrights.ts';

/** A duel is one stretch of chances to add to a figure: shots, services, matches of a season, degrees. */
const duel = (
  chances: number,
  scoring: TurnSport['scoring'],
  {
    supremacy,
    steps,
    takes = 110 * minute,
    markets = ['DU', 'AH', 'OU', 'OUH', 'OUA'],
  }: {
    supremacy: number;
    steps: readonly number[];
    takes?: number;
    markets?: readonly string[];
  },
) =>
  turnsMatch({
    stretches: [{ phase: 'IP', takes, clock: 0, turns: chances }],
    scoring,
    host: 0,
    supremacy,
    extra: null,
    closed: [0, 0],
    markets,
    totalSteps: markets.includes('OU') ? steps : [],
    handicapSteps: steps,
    parts: [],
  });

const sides = ({ hostName, awayName }: Fixture): Player[] =>
  [hostName, awayName].map((name, index) => ({ id: String(index + 1), name }));

interface Special {
  leagues: readonly LeagueSource[];
  play: FeedSport['play'];
  ofPlayers?: boolean;
  longest?: number;
}

/** Duels, which a sport has next to its outrights; no stakes are taken once one of them has begun. */
const special = (
  fields: readonly LeagueSource[],
  { leagues, play, ofPlayers = false, longest = 9 }: Special,
): FeedSport => ({
  prematchOnly: true,
  longest,
  usual: 1,
  leagues: [...fields, ...leagues],
  play: (fixture, seed) => (fixture.league.field ? playField : play)(fixture, seed),
  players: (fixture) => (fixture.league.field ? fieldPlayers(fixture) : ofPlayers ? sides(fixture) : []),
});

/** Corners of two teams of a match. */
export const footballSpecials = special(outrights.SPF, {
  play: duel(40, [[1, 0.12]], { supremacy: 0.14, steps: [-2, -1, 1, 2] }),
  leagues: [
    {
      id: 9001,
      country: 'England',
      name: 'Premier League · corners',
      tier: 2,
      zone: 0,
      teams:
        'Manchester City, Arsenal, Liverpool, Chelsea, Newcastle United, Tottenham Hotspur, Aston Villa, Manchester United, Brighton & Hove Albion, Nottingham Forest',
    },
    {
      id: 9002,
      country: 'Serbia',
      name: 'Superliga · corners',
      tier: 2,
      zone: 1,
      teams: 'Crvena zvezda, Partizan, Vojvodina, TSC Bačka Topola, Čukarički, Novi Pazar',
    },
  ],
});

/** Goals of two players in their matches of the day. */
export const goalscorers = special(outrights.SPFGL, {
  ofPlayers: true,
  play: duel(20, [[1, 0.026]], { supremacy: 0.2, steps: [1, 2] }),
  leagues: [
    {
      id: 9011,
      country: 'World',
      name: 'Goals of the round',
      tier: 3,
      zone: 0,
      rounds: 3,
      teams:
        'Erling Haaland, Kylian Mbappé, Harry Kane, Robert Lewandowski, Mohamed Salah, Lautaro Martínez, Viktor Gyökeres, Julián Álvarez, Vinícius Júnior, Raphinha, Lamine Yamal, Dušan Vlahović, Alexander Isak, Victor Osimhen, Luis Díaz, Aleksandar Mitrović',
    },
  ],
});

/** Points of two teams over a season of thirty-four matches. */
export const footballSeason = special(outrights.SPFS, {
  longest: 16,
  play: duel(
    34,
    [
      [3, 0.38],
      [1, 0.26],
    ],
    { supremacy: 0.14, steps: [-10, -5, 5, 10], takes: 4 * hour },
  ),
  leagues: [
    {
      id: 9021,
      country: 'England',
      name: 'Premier League · season points',
      tier: 2,
      zone: 0,
      rounds: 3,
      teams:
        'Manchester City, Arsenal, Liverpool, Chelsea, Newcastle United, Tottenham Hotspur, Aston Villa, Manchester United',
    },
    {
      id: 9022,
      country: 'Spain',
      name: 'La Liga · season points',
      tier: 2,
      zone: 1,
      rounds: 3,
      teams: 'Barcelona, Real Madrid, Atlético Madrid, Villarreal, Athletic Bilbao, Real Betis',
    },
  ],
});

/** Points of two players in their matches of the day. */
export const basketballSpecials = special(outrights.SPB, {
  ofPlayers: true,
  play: duel(
    20,
    [
      [2, 0.34],
      [3, 0.14],
      [1, 0.12],
    ],
    { supremacy: 0.12, steps: [-4, -2, 2, 4] },
  ),
  leagues: [
    {
      id: 9031,
      country: 'USA',
      name: 'NBA · player points',
      tier: 2,
      zone: -6,
      rounds: 3,
      teams:
        'Luka Dončić, Nikola Jokić, Shai Gilgeous-Alexander, Giannis Antetokounmpo, Anthony Edwards, Tyrese Maxey, Jalen Brunson, Donovan Mitchell, Stephen Curry, Kevin Durant, LeBron James, Cade Cunningham, Devin Booker, Victor Wembanyama',
    },
    {
      id: 9032,
      country: 'Europe',
      name: 'EuroLeague · player points',
      tier: 2,
      zone: 1,
      rounds: 3,
      teams:
        'Sasha Vezenkov, Kendrick Nunn, Facundo Campazzo, Mike James, Carsen Edwards, Nikola Milutinov, Elie Okobo, Codi Miller-McIntyre',
    },
  ],
});

/** Aces of two players in their matches of the day. */
export const tennisSpecials = special(outrights.SPT, {
  ofPlayers: true,
  play: duel(60, [[1, 0.12]], { supremacy: 0.3, steps: [-2, -1, 1, 2] }),
  leagues: [
    {
      id: 9041,
      country: 'World',
      name: 'Aces of the day',
      tier: 3,
      zone: 0,
      rounds: 3,
      teams:
        'Giovanni Mpetshi Perricard, Hubert Hurkacz, Reilly Opelka, Taylor Fritz, Ben Shelton, Matteo Berrettini, Alexander Zverev, Jannik Sinner, Novak Djokovic, Stefanos Tsitsipas, Carlos Alcaraz, Hamad Medjedovic',
    },
  ],
});

/** Goals of two players in their matches of the day. */
export const handballSpecials = special(outrights.SPH, {
  ofPlayers: true,
  play: duel(11, [[1, 0.55]], { supremacy: 0.12, steps: [-2, -1, 1, 2] }),
  leagues: [
    {
      id: 9051,
      country: 'Europe',
      name: 'Champions League · player goals',
      tier: 2,
      zone: 1,
      rounds: 3,
      teams:
        'Mathias Gidsel, Dika Mem, Nedim Remili, Simon Pytlick, Ludovic Fàbregas, Kamil Syprzak, Aleix Gómez, Omar Yahia, Felix Claar, Emil Madsen',
    },
  ],
});

/** Goals of two players in their matches of the day. */
export const waterPoloSpecials = special(outrights.SPWP, {
  ofPlayers: true,
  play: duel(7, [[1, 0.38]], { supremacy: 0.12, steps: [-1, 1] }),
  leagues: [
    {
      id: 9061,
      country: 'Europe',
      name: 'Champions League · player goals',
      tier: 2,
      zone: 1,
      rounds: 3,
      teams:
        'Dušan Mandić, Denes Varga, Francesco Di Fulvio, Stylianos Argyropoulos, Strahinja Rašović, Krisztián Manhercz, Loren Fatović, Álvaro Granados',
    },
  ],
});

/** Highest temperature of the afternoon in two cities, degrees Celsius. */
export const otherSpecials = special(outrights.SPOG, {
  longest: 16,
  play: duel(40, [[1, 0.5]], {
    supremacy: 0.16,
    steps: [-3, -1, 1, 3],
    takes: 4 * hour,
    markets: ['DU', 'AH', 'OUH', 'OUA'],
  }),
  leagues: [
    {
      id: 9071,
      country: 'World',
      name: 'Highest temperature',
      tier: 3,
      zone: 1,
      rounds: 3,
      teams: 'Seville, Athens, Rome, Tirana, Belgrade, Sarajevo, Paris, Vienna, Berlin, London',
    },
  ],
});
