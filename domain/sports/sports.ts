import type { SportCode } from '../../contract/entities/sport.ts';

/** A tab of the match page: `markets` are families (see {@link marketFamily}); none means every market. */
export interface MarketTab {
  key: string;
  name: string;
  markets: readonly string[];
}

/** What the site and the server must know of a sport. Another sport begins with an entry here. */
export interface Sport {
  code: SportCode;
  name: string;
  icon: string;
  /** Phase names of matchPhase in the order they come. A match may skip some, never go back. */
  phases: readonly string[];
  /** Keys of a match's results in reading order, all "home-away"; see {@link sports}. */
  resultKeys: readonly string[];
  /** Keys of stats, for example PN red cards. */
  statKeys: readonly string[];
  /** Markets of a list row, in column order. */
  table: readonly string[];
  liveTable: readonly string[];
  tabs: readonly MarketTab[];
}

const tab = (key: string, name: string, markets: readonly string[] = []): MarketTab => ({ key, name, markets });

/**
 * The sports of the offer.
 *
 * Results: G is the score that names the winner (goals, points with overtime, sets), P the period being played or played
 * last, P1 P2 ... each period (halves, quarters then overtime as P5; hockey's P4 overtime and P5 shoot-out count in G;
 * in tennis P1 ... are games of a set), S sets, L points of the game being played ("40-15", "A-40"), N1 N2 ... the score
 * after each football goal, by which "next goal" is settled.
 * Stats: PN red cards, YC yellow cards, C corners, SV server of the point ("1-0" the host serves).
 */
export const sports = {
  F: {
    code: 'F',
    name: 'Football',
    icon: 'f',
    phases: ['NSY', 'FH', 'HT', 'SH', 'F'],
    resultKeys: ['G', 'P1', 'P2'],
    statKeys: ['PN', 'YC', 'C'],
    table: ['1X2', 'DC', 'OU', 'GG', 'AH'],
    liveTable: ['1X2', 'DC', 'OU', 'GG', 'AH'],
    tabs: [
      tab('f_all', 'all'),
      tab('f_main', 'main', ['1X2', 'DC', 'DNB', 'OU', 'GG', 'NG']),
      tab('f_goals', 'goals', ['OU', 'GG', 'TG', 'OUH', 'OUA', 'OE', 'CS', 'NG']),
      tab('f_handicap', 'handicap', ['AH', 'DNB']),
      tab('f_halves', 'halves', ['H1_1X2', 'H1_DC', 'H1_OU', 'H1_GG', 'H2_1X2', 'H2_OU', 'HTFT']),
    ],
  },
  B: {
    code: 'B',
    name: 'Basketball',
    icon: 'b',
    phases: ['NSY', 'Q1', 'Q2', 'HT', 'Q3', 'Q4', 'OT', 'F'],
    resultKeys: ['G', 'P1', 'P2', 'P3', 'P4', 'P5'],
    statKeys: [],
    table: ['ML', 'AH', 'OU'],
    liveTable: ['ML', 'AH', 'OU'],
    tabs: [
      tab('f_all', 'all'),
      tab('b_main', 'main', ['ML', 'AH', 'OU', 'OE']),
      tab('b_handicap', 'handicap', ['AH', 'H1_AH', 'Q1_AH', 'Q2_AH', 'Q3_AH', 'Q4_AH']),
      tab('b_totals', 'totals', ['OU', 'OUH', 'OUA', 'H1_OU', 'Q1_OU', 'Q2_OU', 'Q3_OU', 'Q4_OU', 'OE']),
      tab('b_quarters', 'quarters', [
        'H1_1X2',
        'H1_AH',
        'H1_OU',
        ...['Q1', 'Q2', 'Q3', 'Q4'].flatMap((quarter) => [`${quarter}_1X2`, `${quarter}_AH`, `${quarter}_OU`]),
      ]),
    ],
  },
  T: {
    code: 'T',
    name: 'Tennis',
    icon: 't',
    phases: ['NSY', 'SET1', 'SET2', 'SET3', 'F'],
    resultKeys: ['G', 'S', 'P1', 'P2', 'P3', 'L'],
    statKeys: ['SV'],
    table: ['ML', 'AH', 'OU'],
    liveTable: ['ML', 'AH', 'OU'],
    tabs: [
      tab('f_all', 'all'),
      tab('t_main', 'main', ['ML', 'SS', 'AH', 'OU']),
      tab('t_sets', 'sets', ['SS', 'AHS', 'OUS', 'S1_ML', 'S2_ML', 'S3_ML', 'S1_OU', 'S2_OU', 'S3_OU']),
      tab('t_games', 'games', ['AH', 'OU', 'OUH', 'OUA', 'OE', 'S1_OU', 'S2_OU', 'S3_OU']),
    ],
  },
  IH: {
    code: 'IH',
    name: 'Ice hockey',
    icon: 'ih',
    phases: ['NSY', 'P1', 'B1', 'P2', 'B2', 'P3', 'OT', 'P', 'F'],
    resultKeys: ['G', 'P1', 'P2', 'P3', 'P4', 'P5'],
    statKeys: [],
    table: ['1X2', 'ML', 'OU', 'AH'],
    liveTable: ['1X2', 'ML', 'OU', 'AH'],
    tabs: [
      tab('f_all', 'all'),
      tab('ih_main', 'main', ['1X2', 'DC', 'ML', 'OU', 'AH']),
      tab('ih_goals', 'goals', ['OU', 'OUH', 'OUA', 'GG', 'OE']),
      tab('ih_periods', 'periods', [
        ...['P1', 'P2', 'P3'].flatMap((period) => [`${period}_1X2`, `${period}_OU`, `${period}_GG`]),
      ]),
    ],
  },
} as const satisfies Partial<Record<SportCode, Sport>>;

/** Codes of the sports that have matches, in the order of the sidebar. */
export type OfferedSport = keyof typeof sports;
export const offeredSports = ['F', 'B', 'T', 'IH'] as const satisfies readonly OfferedSport[];

/** The sport of a code; undefined while it is not in the offer. */
export const sportOf = (code: SportCode): Sport | undefined => (sports as Partial<Record<SportCode, Sport>>)[code];
