import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { chancesToPlace, drawRanking } from './ranking.ts';

test('chances to win are the weights, and those to be among three add up to three', () => {
  expect(chancesToPlace([1, 2, 1], 1)).toEqual([0.25, 0.5, 0.25]);
  const three = chancesToPlace([5, 4, 3, 2, 1], 3);
  expect(three.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(3, 10);
  expect(three).toEqual(three.toSorted((a, b) => b - a));
  expect(chancesToPlace([1, 1, 1], 3)).toEqual([1, 1, 1].map((one) => expect.closeTo(one, 10)));
});

test('rankings are drawn by the chances', () => {
  const weights = [6, 3, 2, 1];
  const random = createRandom(5);
  const podium = chancesToPlace(weights, 2);
  const seen = [0, 0, 0, 0];
  const rounds = 20_000;
  for (let round = 0; round < rounds; round += 1)
    for (const entrant of drawRanking(random, weights).slice(0, 2)) seen[entrant] = (seen[entrant] ?? 0) + 1;
  for (const [entrant, chance] of podium.entries())
    expect(Math.abs((seen[entrant] ?? 0) / rounds - chance)).toBeLessThan(0.015);
});
