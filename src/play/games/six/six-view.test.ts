import { expect, test } from 'vitest';
import { countdown, fallenAt, standingOf, untilNext } from './six-view.ts';

test('a ball falls every three seconds, the first at once, the last 102 seconds later', () => {
  expect([-1, 0, 2_999, 3_000, 101_999, 102_000, 500_000].map(fallenAt)).toEqual([0, 1, 1, 2, 34, 35, 35]);
  expect([0, 1, 2_500].map(untilNext)).toEqual([3, 3, 1]);
});

test('a ticket waits for its numbers as long as there are balls for them', () => {
  const drawn = Array.from({ length: 35 }, (_, nth) => nth + 1);
  const numbers = [1, 2, 3, 4, 34, 40];
  expect(standingOf(numbers, drawn, 0)).toEqual({ is: 'waits', hits: 0, missing: numbers, earliest: 6 });
  expect(standingOf(numbers, drawn, 33)).toEqual({ is: 'waits', hits: 4, missing: [34, 40], earliest: 35 });
  expect(standingOf(numbers, drawn, 34)).toEqual({ is: 'waits', hits: 5, missing: [40], earliest: 35 });
  expect(standingOf([1, 2, 3, 4, 40, 41], drawn, 34)).toEqual({ is: 'missed', hits: 4 });
  expect(standingOf(numbers, drawn, 35)).toEqual({ is: 'missed', hits: 5 });
  expect(standingOf([1, 2, 3, 4, 5, 9], drawn, 20)).toEqual({ is: 'complete', ball: 9 });
});

test('what is left until betting closes is told in minutes and seconds', () => {
  expect([countdown(151_000), countdown(150_001), countdown(-5)]).toEqual(['2:31', '2:31', '0:00']);
});
