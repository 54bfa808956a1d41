import { second } from '../play/moment.ts';
import { halves, quarters, turnsMatch } from '../play/turns-match.ts';
import type { FeedSport } from './feed-sport.ts';

const everyQuarterHour = { country: 'World', zone: 0, rounds: 672 } as const;

const football = turnsMatch({
  stretches: halves(6, 45, 30, 1),
  scoring: [[1, 0.0225]],
  host: 0.11,
  supremacy: 0.42,
  extra: null,
  closed: [2 * second, 6 * second],
  markets: ['1X2', 'DC', 'OU', 'GG', 'AH', 'DNB', 'OUH', 'OUA', 'OE', 'TG', 'CS'],
  totalSteps: [-2, -1, 1, 2],
  handicapSteps: [-1, 1],
  parts: [
    { prefix: 'H1', periods: [0], markets: ['1X2', 'DC', 'OU', 'GG'] },
    { prefix: 'H2', periods: [1], markets: ['1X2', 'OU'] },
  ],
});

const basketball = turnsMatch({
  stretches: quarters(3, 10, 18, 1),
  scoring: [
    [1, 0.06],
    [2, 0.3],
    [3, 0.14],
  ],
  host: 0.015,
  supremacy: 0.04,
  extra: { phase: 'OT', takes: 60 * second, points: 2 },
  closed: [0, second],
  markets: ['ML', 'AH', 'OU', 'OUH', 'OUA', 'OE'],
  totalSteps: [-9, -5, -2, 2, 5, 9],
  handicapSteps: [-7, -4, -1, 1, 4, 7],
  parts: [
    { prefix: 'H1', periods: [0, 1], markets: ['1X2', 'AH', 'OU'] },
    ...[0, 1, 2, 3].map((part) => ({ prefix: `Q${part + 1}`, periods: [part], markets: ['1X2', 'AH', 'OU'] })),
  ],
});

/** Football in thirteen minutes, drawn by a machine, day and night. */
export const virtualFootball: FeedSport = {
  play: football,
  longest: 0,
  usual: 1,
  leagues: [
    {
      ...everyQuarterHour,
      id: 8801,
      name: 'Virtual World Cup',
      tier: 4,
      teams:
        'Argentina, France, Spain, England, Brazil, Portugal, Netherlands, Belgium, Italy, Germany, Croatia, Morocco',
    },
  ],
};

/** Basketball in thirteen minutes, drawn by a machine, day and night. */
export const virtualBasketball: FeedSport = {
  play: basketball,
  longest: 0,
  usual: 1,
  leagues: [
    {
      ...everyQuarterHour,
      id: 8811,
      name: 'Virtual World Cup',
      tier: 4,
      teams: 'USA, Serbia, Germany, France, Canada, Spain, Greece, Lithuania',
    },
  ],
};
