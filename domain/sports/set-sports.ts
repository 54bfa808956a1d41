import { numbered, ofEach, type SportSource, sport } from './sport.ts';

const tennis: Omit<SportSource, 'name'> = {
  phases: numbered('SET', 3),
  results: ['S', ...numbered('P', 3), 'L'],
  stats: ['SV'],
  tabs: {
    main: ['ML', 'SS', 'AH', 'OU'],
    sets: ['SS', 'AHS', 'OUS', ...ofEach(numbered('S', 3), ['ML', 'OU'])],
    games: ['AH', 'OU', 'OUH', 'OUA', 'OE', ...ofEach(numbered('S', 3), ['OU'])],
  },
};

const beforeSets = ['ML', 'SS3', 'AHS', 'OUS'];

/** Matches won by sets, games, maps or frames. */
export const setSports = {
  T: sport('T', { ...tennis, name: 'Tennis' }),
  V: sport('V', {
    name: 'Volleyball',
    phases: numbered('SET', 5),
    results: ['S', ...numbered('P', 5)],
    stats: ['SV'],
    tabs: {
      main: ['ML', 'SS3', 'AH', 'OU'],
      sets: [...beforeSets, ...ofEach(numbered('S', 5), ['ML', 'AH', 'OU'])],
      points: ['AH', 'OU', 'OE', ...ofEach(numbered('S', 5), ['OU', 'OE'])],
    },
  }),
  TT: sport('TT', {
    name: 'Table tennis',
    phases: numbered('GAME', 5),
    results: ['S', ...numbered('P', 5)],
    stats: ['SV'],
    tabs: {
      main: ['ML', 'SS3', 'AH', 'OU'],
      games: [...beforeSets, ...ofEach(numbered('G', 5), ['ML', 'AH', 'OU'])],
      points: ['AH', 'OU', 'OE', ...ofEach(numbered('G', 5), ['OU', 'OE'])],
    },
  }),
  E: sport('E', {
    name: 'E-sports',
    phases: numbered('MAP', 3),
    results: ['M', ...numbered('P', 3)],
    tabs: {
      main: ['ML', 'SS', 'AHS', 'OUS'],
      maps: ofEach(numbered('M', 3), ['ML', 'AH', 'OU', 'OE']),
      rounds: ['AH', 'OU', 'OE', ...ofEach(numbered('M', 3), ['OU'])],
    },
  }),
  D: sport('D', {
    name: 'Darts',
    phases: numbered('SET', 7),
    results: ['S', ...numbered('P', 7), 'L'],
    stats: ['SV'],
    tabs: {
      main: ['ML', 'AHS', 'OUS'],
      sets: ofEach(numbered('S', 7), ['ML', 'OU']),
      legs: ['AH', 'OU', 'OE'],
    },
  }),
  S: sport('S', {
    name: 'Snooker',
    phases: numbered('FRAME', 9),
    results: numbered('P', 9),
    tabs: { main: ['ML', 'AH', 'OU', 'OE'], frames: ofEach(numbered('R', 9), ['ML']) },
  }),
  BT: sport('BT', { ...tennis, name: 'Beach tennis' }),
  VT: sport('VT', { ...tennis, name: 'Virtual tennis' }),
};
