import { expect, test } from 'vitest';
import type { BaccaratPlace } from '../../../../contract/games/baccarat.ts';
import { bigRoad } from './roads.ts';

const words: Record<string, BaccaratPlace> = { P: 'player', B: 'banker', T: 'tie' };
const road = (results: string) =>
  bigRoad([...results].flatMap((letter) => words[letter] ?? [])).map(
    ({ winner, column, row, ties }) => `${winner === 'player' ? 'P' : 'B'}${column}.${row}${'/'.repeat(ties)}`,
  );

test('the big road has a column for every run, and ties as strokes on the mark before them', () => {
  expect(road('PPBTTP')).toEqual(['P0.0', 'P0.1', 'B1.0//', 'P2.0']);
  expect(road('TTB')).toEqual(['B0.0']);
});

test('a run that finds no room below goes on to the right', () => {
  expect(road('BBBBBBBB').slice(-3)).toEqual(['B0.5', 'B1.5', 'B2.5']);
  // The next run begins next to it, and turns where the one before is in its way.
  expect(road('BBBBBBBBPPPPPP').slice(-6)).toEqual(['P1.0', 'P1.1', 'P1.2', 'P1.3', 'P1.4', 'P2.4']);
});
