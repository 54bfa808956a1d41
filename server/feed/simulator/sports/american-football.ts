import { minute, second } from '../play/moment.ts';
import { quarters, turnsMatch } from '../play/turns-match.ts';
import type { FeedSport } from './feed-sport.ts';

const play = turnsMatch({
  stretches: quarters(44, 15, 3, 14),
  // A touchdown with its kick, a field goal, a touchdown without one, a touchdown with two points more.
  scoring: [
    [7, 0.19],
    [3, 0.15],
    [6, 0.01],
    [8, 0.01],
  ],
  host: 0.04,
  supremacy: 0.14,
  extra: { phase: 'OT', takes: 20 * minute, points: 3 },
  closed: [4 * second, 25 * second],
  markets: ['ML', 'AH', 'OU', 'OUH', 'OUA', 'OE'],
  totalSteps: [-7, -4, -2, 2, 4, 7],
  handicapSteps: [-7, -4, -2, 2, 4, 7],
  parts: [
    { prefix: 'H1', periods: [0, 1], markets: ['1X2', 'AH', 'OU'] },
    ...[0, 1, 2, 3].map((part) => ({ prefix: `Q${part + 1}`, periods: [part], markets: ['1X2', 'AH', 'OU'] })),
  ],
});

/** American football: four quarters, some twelve drives of each side. */
export const americanFootball: FeedSport = {
  play,
  longest: 15,
  usual: 12,
  leagues: [
    {
      id: 8001,
      country: 'USA',
      name: 'NFL',
      tier: 1,
      zone: -6,
      rounds: 1,
      teams:
        'Philadelphia Eagles, Buffalo Bills, Kansas City Chiefs, Detroit Lions, Baltimore Ravens, Los Angeles Rams, Green Bay Packers, Denver Broncos, Seattle Seahawks, Los Angeles Chargers, Tampa Bay Buccaneers, San Francisco 49ers, New England Patriots, Washington Commanders, Indianapolis Colts, Minnesota Vikings, Houston Texans, Pittsburgh Steelers, Jacksonville Jaguars, Cincinnati Bengals, Chicago Bears, Dallas Cowboys, Atlanta Falcons, Arizona Cardinals, Carolina Panthers, Miami Dolphins, New York Giants, Las Vegas Raiders, Cleveland Browns, New Orleans Saints, New York Jets, Tennessee Titans',
    },
    {
      id: 8002,
      country: 'USA',
      name: 'NCAA',
      tier: 2,
      zone: -6,
      rounds: 2,
      teams:
        'Ohio State, Georgia, Indiana, Oregon, Texas A&M, Alabama, Ole Miss, Notre Dame, Texas Tech, Oklahoma, Miami (FL), Texas, BYU, Vanderbilt, Michigan, USC, Utah, Georgia Tech, Penn State, LSU, Tennessee, Iowa, Missouri, Clemson, Florida State, Washington, Arizona State, Nebraska, Illinois, Iowa State, Louisville, Virginia',
    },
    {
      id: 8003,
      country: 'Canada',
      name: 'CFL',
      tier: 2,
      zone: -5,
      rounds: 3,
      teams:
        'Saskatchewan Roughriders, Montreal Alouettes, BC Lions, Hamilton Tiger-Cats, Winnipeg Blue Bombers, Calgary Stampeders, Edmonton Elks, Toronto Argonauts',
    },
    {
      id: 8004,
      country: 'Germany',
      name: 'GFL',
      tier: 3,
      zone: 1,
      rounds: 2,
      teams:
        'Potsdam Royals, Dresden Monarchs, Braunschweig Lions, Schwäbisch Hall Unicorns, Ravensburg Razorbacks, Munich Cowboys, Kiel Baltic Hurricanes, Cologne Crocodiles, Allgäu Comets, Berlin Rebels',
    },
    {
      id: 8005,
      country: 'Japan',
      name: 'X League',
      tier: 3,
      zone: 9,
      rounds: 3,
      teams:
        'Fujitsu Frontiers, Panasonic Impulse, Obic Seagulls, Nojima Rise, IBM Big Blue, SEKISUI Challengers, Elecom Finies, Tokyo Gas Creators',
    },
  ],
};
