import { smallStakes, ticketStakes, wholeStakes } from './stakes.ts';
import type { Title } from './title.ts';

const provider = 'Arctic Fox';

const luckyDice: Title = {
  code: 'lucky-dice',
  name: 'Lucky Dice',
  provider,
  engine: 'dice',
  lobbies: ['skill_games'],
  tags: ['instant'],
  stakes: wholeStakes,
  published: { returnPercent: [97, 97], deviation: 1, oneIn: 2.06, highest: 97 },
  config: { returnPercent: 97, chances: { min: 100, max: 9_500 } },
};

const polarKeno: Title = {
  code: 'polar-keno',
  name: 'Polar Keno',
  provider,
  engine: 'keno',
  lobbies: ['number_games'],
  tags: ['numbers'],
  stakes: smallStakes,
  published: { returnPercent: [90.51, 95], deviation: 23.17, oneIn: 6.19, highest: 60000 },
  config: {
    pays: {
      1: { 1: 380 },
      2: { 2: 1_570 },
      3: { 2: 250, 3: 4_300 },
      4: { 2: 100, 3: 750, 4: 13_000 },
      5: { 3: 400, 4: 2_000, 5: 55_000 },
      6: { 3: 150, 4: 800, 5: 8_000, 6: 200_000 },
      7: { 3: 100, 4: 400, 5: 2_700, 6: 25_000, 7: 500_000 },
      8: { 4: 400, 5: 1_000, 6: 8_000, 7: 95_000, 8: 1_500_000 },
      9: { 4: 150, 5: 500, 6: 4_200, 7: 35_000, 8: 350_000, 9: 2_000_000 },
      10: { 0: 250, 5: 300, 6: 2_200, 7: 12_000, 8: 95_000, 9: 900_000, 10: 6_000_000 },
    },
  },
};

const sixOf48: Title = {
  code: 'six-of-48',
  name: 'Six of 48',
  provider,
  engine: 'six',
  lobbies: ['number_games', 'casino3'],
  tags: ['numbers', 'draw'],
  stakes: ticketStakes,
  published: { returnPercent: [93.74, 93.74], deviation: 11.97, oneIn: 7.56, highest: 10000 },
  config: {
    pays: [
      10_000, 7_000, 5_000, 2_500, 1_000, 500, 300, 200, 150, 90, 80, 70, 60, 50, 40, 30, 25, 20, 18, 14, 10, 8, 7, 7,
      6, 5, 4, 3, 2, 1,
    ],
  },
  // A ball every three seconds; drawn three minutes after every fifth of the hour's minutes.
  table: { closes: 178_500, draws: 180_000, pays: 286_000, settles: 286_000, cycle: 300_000 },
  since: '2026-11-23',
};

/** Pays often and little, where Polar Keno pays seldom and much. */
const auroraKeno: Title = {
  code: 'aurora-keno',
  name: 'Aurora Keno',
  provider,
  engine: 'keno',
  lobbies: ['number_games'],
  tags: ['numbers'],
  stakes: wholeStakes,
  published: { returnPercent: [91.73, 95], deviation: 7.45, oneIn: 2.13, highest: 10000 },
  config: {
    pays: {
      1: { 0: 40, 1: 260 },
      2: { 1: 70, 2: 1_090 },
      3: { 1: 60, 2: 200, 3: 2_900 },
      4: { 1: 40, 2: 100, 3: 450, 4: 11_000 },
      5: { 2: 130, 3: 320, 4: 1_600, 5: 20_000 },
      6: { 2: 80, 3: 180, 4: 750, 5: 5_000, 6: 60_000 },
      7: { 0: 100, 3: 160, 4: 420, 5: 2_000, 6: 14_000, 7: 150_000 },
      8: { 0: 150, 3: 100, 4: 270, 5: 1_000, 6: 5_000, 7: 30_000, 8: 300_000 },
      9: { 0: 200, 3: 60, 4: 190, 5: 600, 6: 2_500, 7: 14_000, 8: 80_000, 9: 600_000 },
      10: { 0: 300, 4: 140, 5: 450, 6: 1_600, 7: 7_500, 8: 40_000, 9: 200_000, 10: 1_000_000 },
    },
  },
  since: '2026-11-24',
};

/** Arctic Fox: moulded objects on ice. */
export const arcticFox: readonly Title[] = [luckyDice, polarKeno, sixOf48, auroraKeno];
