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

const eveningLeague: Title = {
  code: 'evening-league',
  name: 'Evening League',
  provider: 'Northlight',
  engine: 'football',
  lobbies: ['virtuals'],
  tags: ['football'],
  stakes: handStakes,
  published: { returnPercent: [91.4, 92], deviation: 0.7, oneIn: 1.59, highest: 10.79 },
  config: {
    teams: [
      { attack: 106, leak: 78 },
      { attack: 100, leak: 84 },
      { attack: 97, leak: 90 },
      { attack: 92, leak: 82 },
      { attack: 88, leak: 95 },
      { attack: 84, leak: 100 },
      { attack: 82, leak: 92 },
      { attack: 78, leak: 106 },
      { attack: 74, leak: 98 },
      { attack: 70, leak: 110 },
      { attack: 66, leak: 104 },
      { attack: 60, leak: 120 },
    ],
    host: 112,
    visitor: 88,
    returnPercent: 92,
  },
  // Ninety minutes take forty-five seconds; prices are open for the two minutes before them.
  table: { closes: 118_500, draws: 120_000, pays: 167_000, settles: 167_000, cycle: 180_000 },
  since: '2026-11-24',
};

/** Northlight: cut paper, one disc of light. */
export const northlight: readonly Title[] = [...northlightReels, greyhounds, eveningLeague];
