import { handStakes, tableStakes } from './stakes.ts';
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

/** Vela Live: the table from straight above. */
export const velaLive: readonly Title[] = [roulette, nightRoulette, blackjack];
