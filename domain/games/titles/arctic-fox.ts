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

/** Arctic Fox: moulded objects on ice. */
export const arcticFox: readonly Title[] = [luckyDice, polarKeno, sixOf48];
