import { expect, test } from 'vitest';
import { freshSet, gameChance, gameChances, setScores, tieBreakChance } from './tennis-chances.ts';

test('a game is won as O’Malley’s formula says', () => {
  const byFormula = (p: number) => p ** 4 * (15 - 4 * p - (10 * p ** 2) / (1 - 2 * p * (1 - p)));
  for (const point of [0.4, 0.5, 0.6, 0.65, 0.75]) expect(gameChance(point, 0, 0)).toBeCloseTo(byFormula(point), 10);
});

test('advantage is worth a point more than deuce', () => {
  const deuce = gameChance(0.6, 3, 3);
  expect(gameChance(0.6, 4, 3)).toBeCloseTo(0.6 + 0.4 * deuce, 10);
  expect(gameChance(0.6, 3, 4)).toBeCloseTo(0.6 * deuce, 10);
});

test('a tie-break between equals is even from any level score, whoever began it', () => {
  const equals = { hostServes: 0.64, awayServes: 0.36 };
  for (const [home, away] of [
    [0, 0],
    [6, 6],
    [8, 8],
  ] as const)
    for (const began of [true, false]) expect(tieBreakChance(equals, began, home, away)).toBeCloseTo(0.5, 9);
  expect(tieBreakChance(equals, true, 6, 0)).toBeGreaterThan(0.98);
});

test('the ways a set can end add up to one', () => {
  const chances = gameChances({ hostServes: 0.66, awayServes: 0.4 });
  const sum = (scores: { chance: number }[]) => scores.reduce((total, { chance }) => total + chance, 0);
  expect(sum(freshSet(chances))).toBeCloseTo(1, 10);
  expect(sum(setScores(chances, [5, 4], true, 0.9))).toBeCloseTo(1, 10);
  expect(freshSet(chances)).toHaveLength(14);
});
