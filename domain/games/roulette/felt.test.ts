import { expect, test } from 'vitest';
import { feltPlace, feltPlaces, redNumbers, wheelOrder } from './felt.ts';
import { playRoulette, rouletteFigures } from './roulette.ts';

test('the felt has its 157 places, by how many numbers they cover', () => {
  const byCount: Record<number, number> = {};
  for (const { numbers } of feltPlaces) byCount[numbers.length] = (byCount[numbers.length] ?? 0) + 1;
  // Straight, split, street and trio, corner and first four, line, dozen and column, even chances.
  expect(byCount).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 });
  expect(new Set(feltPlaces.map(({ place }) => place)).size).toBe(157);
  expect(new Set(feltPlaces.map(({ numbers }) => numbers.join())).size).toBe(157);
});

test('numbers of a place lie together', () => {
  const rowAndColumn = (number: number) => [Math.ceil(number / 3), (number - 1) % 3] as const;
  for (const { place, numbers } of feltPlaces.filter(({ numbers: all }) => all.length === 2 && !all.includes(0))) {
    const [[rowA, columnA] = [0, 0], [rowB, columnB] = [0, 0]] = numbers.map(rowAndColumn);
    expect(Math.abs(rowA - rowB) + Math.abs(columnA - columnB), place).toBe(1);
  }
  expect(feltPlace('16-17-19-20')?.numbers).toEqual([16, 17, 19, 20]);
  expect(feltPlace('column-2')?.numbers.slice(0, 3)).toEqual([2, 5, 8]);
  expect(feltPlace('3-4')).toBeUndefined();
});

test('the wheel has every number once, red and black in turn', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
  const colours = wheelOrder.slice(1).map((number) => redNumbers.has(number));
  expect(colours).toEqual(Array.from({ length: 36 }, (_, at) => at % 2 === 0));
});

test('every place gives 36 / 37 back, by every pocket', () => {
  for (const { place, numbers } of feltPlaces) {
    const wins = wheelOrder.map(
      (number) =>
        playRoulette({ pockets: 37 }, { engine: 'roulette', chips: [{ place, stake: 1_000 }] }, { below: () => number })
          .win,
    );
    expect(
      wins.reduce((sum, win) => sum + win, 0),
      place,
    ).toBe(36_000);
    expect(wins.filter((win) => win > 0).length).toBe(numbers.length);
    expect(rouletteFigures({ pockets: 37 }, place).exactReturn).toEqual({ n: 36n, d: 37n });
  }
});
