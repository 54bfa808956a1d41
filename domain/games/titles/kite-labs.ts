import { smallStakes, wholeStakes } from './stakes.ts';
import type { Title } from './title.ts';

const provider = 'Kite Labs';

const skylineCrash: Title = {
  code: 'skyline-crash',
  name: 'Skyline Crash',
  provider,
  engine: 'crash',
  lobbies: ['skill_games', 'casino2'],
  tags: ['cashOut'],
  stakes: wholeStakes,
  published: { returnPercent: [97, 97], deviation: 1, oneIn: 2.06, highest: 1000 },
  config: { returnPercent: 97, highest: 100_000, betting: 8_000, pause: 4_000 },
};

const minefield: Title = {
  code: 'minefield',
  name: 'Minefield',
  provider,
  engine: 'mines',
  lobbies: ['skill_games'],
  tags: ['cashOut'],
  stakes: smallStakes,
  published: { returnPercent: [97, 97], deviation: 0.68, oneIn: 1.49, highest: 9007.6625 },
  config: { fields: 25, returnPercent: 97, highest: 10_000 },
};

const plinkoDrop: Title = {
  code: 'plinko-drop',
  name: 'Plinko Drop',
  provider,
  engine: 'plinko',
  lobbies: ['skill_games'],
  tags: ['instant'],
  stakes: wholeStakes,
  published: { returnPercent: [97, 97], deviation: 1.23, oneIn: 1, highest: 1003.16 },
  config: {
    8: {
      low: [586, 210, 100, 100, 50],
      medium: [1_336, 300, 120, 70, 40],
      high: [2_916, 400, 140, 30, 20],
    },
    12: {
      low: [996, 320, 170, 140, 100, 100, 50],
      medium: [3_286, 1_000, 390, 190, 110, 60, 30],
      high: [17_066, 2_400, 810, 180, 70, 20, 20],
    },
    16: {
      low: [1_656, 900, 190, 140, 140, 120, 110, 100, 40],
      medium: [10_926, 3_900, 1_000, 500, 290, 140, 100, 50, 30],
      high: [100_316, 12_800, 2_600, 900, 390, 190, 20, 20, 20],
    },
  },
};

/** The same curve as in Skyline Crash, cut at fifty times the stake, with a short wait between flights. */
const shortFlight: Title = {
  code: 'short-flight',
  name: 'Short Flight',
  provider,
  engine: 'crash',
  lobbies: ['skill_games', 'casino2'],
  tags: ['cashOut'],
  stakes: wholeStakes,
  published: { returnPercent: [97, 97], deviation: 1, oneIn: 2.06, highest: 50 },
  config: { returnPercent: 97, highest: 5_000, betting: 5_000, pause: 3_000 },
  since: '2026-11-24',
};

const plinkoRidge: Title = {
  code: 'plinko-ridge',
  name: 'Plinko Ridge',
  provider,
  engine: 'plinko',
  lobbies: ['skill_games'],
  tags: ['instant'],
  stakes: wholeStakes,
  published: { returnPercent: [97, 97], deviation: 1.31, oneIn: 1, highest: 600.96 },
  config: {
    8: {
      low: [396, 190, 120, 90, 60],
      medium: [926, 430, 150, 50, 30],
      high: [2_016, 740, 120, 20, 0],
    },
    12: {
      low: [796, 410, 190, 130, 100, 100, 50],
      medium: [1_966, 1_220, 460, 220, 110, 50, 20],
      high: [9_026, 3_510, 940, 240, 50, 10, 0],
    },
    16: {
      low: [1_206, 720, 250, 170, 140, 130, 110, 100, 30],
      medium: [5_956, 2_960, 1_220, 480, 280, 160, 100, 50, 20],
      high: [60_096, 14_980, 3_500, 940, 400, 150, 40, 20, 0],
    },
  },
  since: '2026-11-24',
};

/** Kite Labs: instruments and measured lines. */
export const kiteLabs: readonly Title[] = [skylineCrash, minefield, plinkoDrop, shortFlight, plinkoRidge];
