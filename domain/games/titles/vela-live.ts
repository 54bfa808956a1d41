import { tableStakes } from './stakes.ts';
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

/** Vela Live: the table from straight above. */
export const velaLive: readonly Title[] = [roulette, nightRoulette];
