import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { FootballGoal } from '../../../../contract/games/football.ts';
import { ballAt, formOf, matchesTake, minutesAt } from './football-view.ts';

const goals = fc
  .uniqueArray(
    fc.record({
      minute: fc.integer({ min: 1, max: 90 }),
      side: fc.constantFrom<FootballGoal['side']>('home', 'away'),
    }),
    { selector: ({ minute }) => minute, maxLength: 18 },
  )
  .map((all) => all.toSorted((one, other) => one.minute - other.minute));

property.prop([goals, fc.integer({ min: 1, max: 4 })])(
  'the ball stays on the pitch, lies in the right goal when one falls, and is kicked off in the middle',
  (fallen, match) => {
    const places = Array.from({ length: 361 }, (_, quarter) => ballAt(fallen, match, quarter / 4));
    expect(places.filter(({ x, y }) => !(Math.abs(x) <= 1 && Math.abs(y) < 1))).toEqual([]);
    for (const { minute, side } of fallen) {
      const at = ballAt(fallen, match, minute);
      const before = fallen.some((other) => other.minute < minute && minute - other.minute < 1.5);
      if (!before) expect(at.x).toBeCloseTo(side === 'home' ? 1 : -1, 6);
      expect(Math.abs(ballAt(fallen, match, minute + 0.001).x)).toBeLessThan(0.01);
    }
  },
);

test('ninety minutes take forty-five seconds', () => {
  expect([-1, 0, 250, matchesTake / 2, matchesTake, matchesTake + 1].map(minutesAt)).toEqual([0, 0, 0.5, 45, 90, 90]);
});

test('a team’s form is how the matches ended that it played', () => {
  const [one, other] = [
    { minute: 3, side: 'home' },
    { minute: 80, side: 'away' },
  ] as const;
  const rounds = [
    { field: [3, 1, 5, 7, 9, 11, 0, 2], goals: [[one], [], [one, other], [other]] },
    { field: [0, 4, 6, 8, 1, 10, 11, 9], goals: [[], [], [other], [one]] },
  ];
  expect([3, 1, 0, 2, 11].map((team) => formOf(rounds, team))).toEqual([
    ['won'],
    ['lost', 'lost'],
    ['lost', 'drawn'],
    ['won'],
    ['drawn', 'won'],
  ]);
  expect(formOf(rounds, 11, 1)).toEqual(['drawn']);
});
