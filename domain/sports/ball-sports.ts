import { numbered, ofEach, sport } from './sport.ts';

const goalHalves = {
  phases: ['FH', 'HT', 'SH'],
  results: numbered('P', 2),
} as const;

const quarters = numbered('Q', 4);
const quarterPhases = ['Q1', 'Q2', 'HT', 'Q3', 'Q4'];
const lineMarkets = ['1X2', 'AH', 'OU'];

const basketball = {
  phases: [...quarterPhases, 'OT'],
  results: numbered('P', 5),
  tabs: {
    main: ['ML', 'AH', 'OU', 'OE'],
    handicap: ['AH', 'H1_AH', ...ofEach(quarters, ['AH'])],
    totals: ['OU', 'OUH', 'OUA', 'H1_OU', ...ofEach(quarters, ['OU']), 'OE'],
    quarters: ofEach(['H1', ...quarters], lineMarkets),
  },
} as const;

/** Two halves in which goals are counted one by one: handball, rugby league. */
const scoredHalves = {
  phases: ['FH', 'HT', 'SH'],
  results: numbered('P', 2),
  tabs: {
    main: ['1X2', 'DC', 'DNB', 'AH', 'OU', 'OE'],
    handicap: ['AH', 'H1_AH', 'H2_AH'],
    totals: ['OU', 'OUH', 'OUA', 'H1_OU', 'H2_OU', 'OE'],
    halves: ofEach(['H1', 'H2'], lineMarkets),
  },
};

/** Sports with a ball, a pitch and a clock (baseball: innings), and their virtual ones. */
export const ballSports = {
  F: sport('F', {
    ...goalHalves,
    results: [...goalHalves.results, 'GS'],
    name: 'Football',
    stats: ['PN', 'YC', 'C'],
    tabs: {
      main: ['1X2', 'DC', 'DNB', 'OU', 'GG', 'NG'],
      goals: ['OU', 'GG', 'TG', 'OUH', 'OUA', 'OE', 'CS', 'NG'],
      handicap: ['AH', 'DNB'],
      halves: ['H1_1X2', 'H1_DC', 'H1_OU', 'H1_GG', 'H2_1X2', 'H2_OU', 'HTFT'],
      players: ['AGS', 'FGS'],
    },
  }),
  B: sport('B', {
    ...basketball,
    results: [...basketball.results, 'PP'],
    tabs: { ...basketball.tabs, players: ['PP'] },
    name: 'Basketball',
  }),
  H: sport('H', { ...scoredHalves, name: 'Handball', stats: ['M2'] }),
  IH: sport('IH', {
    name: 'Ice hockey',
    phases: ['P1', 'B1', 'P2', 'B2', 'P3', 'OT', 'P'],
    results: numbered('P', 5),
    tabs: {
      main: ['1X2', 'DC', 'ML', 'OU', 'AH'],
      goals: ['OU', 'OUH', 'OUA', 'GG', 'OE'],
      periods: ofEach(numbered('P', 3), ['1X2', 'OU', 'GG']),
    },
  }),
  FU: sport('FU', {
    ...goalHalves,
    name: 'Futsal',
    stats: ['PN', 'YC'],
    tabs: {
      main: ['1X2', 'DC', 'DNB', 'OU', 'GG'],
      goals: ['OU', 'GG', 'OUH', 'OUA', 'OE'],
      handicap: ['AH', 'DNB'],
      halves: ofEach(['H1', 'H2'], lineMarkets),
    },
  }),
  WP: sport('WP', {
    name: 'Water polo',
    phases: quarterPhases,
    results: numbered('P', 4),
    stats: ['EX'],
    tabs: {
      main: ['1X2', 'DC', 'DNB', 'AH', 'OU', 'OE'],
      totals: ['OU', 'OUH', 'OUA', 'H1_OU', ...ofEach(quarters, ['OU']), 'OE'],
      quarters: ofEach(['H1', ...quarters], lineMarkets),
    },
  }),
  RL: sport('RL', { ...scoredHalves, name: 'Rugby league' }),
  AF: sport('AF', {
    name: 'American football',
    phases: [...quarterPhases, 'OT'],
    results: numbered('P', 5),
    tabs: {
      main: ['ML', 'AH', 'OU', 'OE'],
      totals: ['OU', 'OUH', 'OUA', 'H1_OU', ...ofEach(quarters, ['OU']), 'OE'],
      quarters: ofEach(['H1', ...quarters], lineMarkets),
    },
  }),
  BB: sport('BB', {
    name: 'Baseball',
    phases: [...numbered('INN', 9), 'EI'],
    results: numbered('P', 10),
    tabs: {
      main: ['ML', 'AH', 'OU', 'OE'],
      totals: ['OU', 'OUH', 'OUA', 'I1_OU', 'I5_OU', 'OE'],
      innings: ofEach(['I1', 'I5'], lineMarkets),
    },
  }),
  VF: sport('VF', {
    ...goalHalves,
    name: 'Virtual football',
    tabs: {
      main: ['1X2', 'DC', 'DNB', 'OU', 'GG'],
      goals: ['OU', 'GG', 'TG', 'OUH', 'OUA', 'OE', 'CS'],
      handicap: ['AH', 'DNB'],
      halves: ['H1_1X2', 'H1_DC', 'H1_OU', 'H1_GG', 'H2_1X2', 'H2_OU'],
    },
  }),
  VB: sport('VB', { ...basketball, name: 'Virtual basketball' }),
};
