import { northlightReels } from './northlight-reels.ts';
import { handStakes } from './stakes.ts';
import type { Title } from './title.ts';

const greyhounds: Title = {
  code: 'greyhounds',
  name: 'Greyhounds',
  provider: 'Northlight',
  engine: 'race',
  lobbies: ['virtuals'],
  tags: ['race'],
  stakes: handStakes,
  published: { returnPercent: [89.32, 90], deviation: 1.71, oneIn: 4.6, highest: 77.45 },
  config: { strengths: [26, 23, 20, 18, 16, 14, 12, 11, 10, 9, 8, 7], returnPercent: 90 },
  // A race takes twenty-four seconds; prices are open for the minute before it.
  table: { closes: 78_500, draws: 80_000, pays: 107_000, settles: 107_000, cycle: 120_000 },
  since: '2026-11-23',
};

/** Northlight: cut paper, one disc of light. */
export const northlight: readonly Title[] = [...northlightReels, greyhounds];
