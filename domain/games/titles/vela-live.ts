import { handStakes, highTableStakes, lowTableStakes, tableStakes, wholeStakes } from './stakes.ts';
import type { Title } from './title.ts';

const provider = 'Vela Live';

const roulette: Title = {
  code: 'roulette',
  name: 'Roulette',
  provider,
  engine: 'roulette',
  lobbies: ['casino'],
  tags: ['wheel'],
  stakes: tableStakes,
  published: { returnPercent: [97.3, 97.3], deviation: 1, oneIn: 2.06, highest: 36 },
  config: { pockets: 37 },
};

const nightRoulette: Title = { ...roulette, code: 'night-roulette', name: 'Night Roulette' };

const rouletteKalemegdan: Title = {
  ...roulette,
  code: 'roulette-kalemegdan',
  name: 'Roulette Kalemegdan',
  lobbies: ['casino_live'],
  tags: ['table', 'wheel'],
  table: { closes: 20_000, draws: 21_500, pays: 26_500, cycle: 30_000 },
  since: '2026-11-23',
};

const blackjack: Title = {
  code: 'blackjack',
  name: 'Blackjack',
  provider,
  engine: 'blackjack',
  lobbies: ['casino'],
  tags: ['cards'],
  stakes: handStakes,
  published: { returnPercent: [99.43, 99.43], deviation: 1.15, oneIn: 2.31, highest: 8 },
  config: { hitsSoft17: false, odds: { 8: 2495.78, 6: 448.36, 4: 17.12, 3: 22.17, 2: 3.06, 0: 11.3 } },
};

/** The dealer draws to a soft 17. */
const blackjackSoft17: Title = {
  ...blackjack,
  code: 'blackjack-soft-17',
  name: 'Blackjack Soft 17',
  published: { returnPercent: [99.21, 99.21], deviation: 1.15, oneIn: 2.32, highest: 8 },
  config: { hitsSoft17: true, odds: { 8: 2405.79, 6: 435.94, 4: 16.39, 3: 22.17, 2: 3.09, 0: 11.4 } },
  since: '2026-11-24',
};

const baccaratSava: Title = {
  code: 'baccarat-sava',
  name: 'Baccarat Sava',
  provider,
  engine: 'baccarat',
  lobbies: ['casino_live'],
  tags: ['table', 'cards'],
  stakes: tableStakes,
  published: { returnPercent: [85.64, 98.94], deviation: 0.93, oneIn: 1.81, highest: 9 },
  config: { decks: 8, bankerPays: 95, tiePays: 800 },
  table: { closes: 18_000, draws: 19_500, pays: 26_500, cycle: 30_000 },
  since: '2026-11-23',
};

/** The table of pays by which the game is known as 9/6: nine for a full house, six for a flush. */
export const nineSix = {
  royalFlush: 800,
  straightFlush: 50,
  four: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  three: 3,
  twoPair: 2,
  highPair: 1,
};

const jacksOrBetter: Title = {
  code: 'jacks-or-better',
  name: 'Jacks or Better',
  provider,
  engine: 'poker',
  lobbies: ['poker'],
  tags: ['cards'],
  stakes: wholeStakes,
  published: { returnPercent: [99.54, 99.54], deviation: 4.42, oneIn: 2.2, highest: 800 },
  config: {
    pays: nineSix,
    odds: {
      royalFlush: 40_390.55,
      straightFlush: 9_148.37,
      four: 423.27,
      fullHouse: 86.86,
      flush: 90.79,
      straight: 89.05,
      three: 13.43,
      twoPair: 7.74,
      highPair: 4.66,
    },
  },
  since: '2026-11-24',
};

const bonusRoyal: Title = {
  ...jacksOrBetter,
  code: 'bonus-royal',
  name: 'Bonus Royal',
  published: { returnPercent: [99.29, 99.29], deviation: 8.46, oneIn: 2.22, highest: 1_500 },
  config: {
    pays: { ...nineSix, royalFlush: 1_500, fullHouse: 8, flush: 5 },
    odds: {
      royalFlush: 32_938.93,
      straightFlush: 9_299.04,
      four: 425.4,
      fullHouse: 87.16,
      flush: 89.66,
      straight: 89.37,
      three: 13.51,
      twoPair: 7.76,
      highPair: 4.74,
    },
  },
};

const opened = '2026-11-24';
const atTable = (of: Title, own: Required<Pick<Title, 'code' | 'name' | 'stakes' | 'table'>>): Title => ({
  ...of,
  ...own,
  since: opened,
});

/** Tables with limits and a pace of their own. */
const moreTables: readonly Title[] = [
  atTable(rouletteKalemegdan, {
    code: 'roulette-morava',
    name: 'Roulette Morava',
    stakes: lowTableStakes,
    table: { closes: 35_000, draws: 36_500, pays: 41_500, cycle: 45_000 },
  }),
  atTable(rouletteKalemegdan, {
    code: 'roulette-avala',
    name: 'Roulette Avala',
    stakes: highTableStakes,
    table: { closes: 14_000, draws: 15_500, pays: 20_500, cycle: 24_000 },
  }),
  atTable(baccaratSava, {
    code: 'baccarat-timok',
    name: 'Baccarat Timok',
    stakes: highTableStakes,
    table: { closes: 12_000, draws: 13_500, pays: 20_500, cycle: 24_000 },
  }),
];

/** Vela Live: the table from straight above. */
export const velaLive: readonly Title[] = [
  roulette,
  nightRoulette,
  blackjack,
  blackjackSoft17,
  jacksOrBetter,
  bonusRoyal,
  rouletteKalemegdan,
  baccaratSava,
  ...moreTables,
];
