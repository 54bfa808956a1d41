import { describe, expect, test } from 'vitest';
import { feltPlaces } from '../../../domain/games/roulette/felt.ts';
import { tenLines } from '../../../domain/games/slot/slot.ts';
import { addChip, doubled, moveChips, takeOff, topChip } from '../kit/table/laid-chips.ts';
import { arrowTarget } from './keno/keno-board.ts';
import { fieldTarget } from './mines/mines-board.ts';
import { plinkoBoard, plinkoPath } from './plinko/plinko-board.ts';
import { litCells, runningStrip } from './reels/lit-cells.ts';
import { boxOf, feltSpots, nextSpot } from './roulette/felt-geometry.ts';

describe('the felt', () => {
  test.each([true, false])('has every place at a spot of its own, lying: %s', (lying) => {
    const middles = feltSpots.map((spot) => {
      const { left, top, width, height } = boxOf(spot, lying);
      expect([left, top, left + width, top + height].every((edge) => edge >= -1e-9 && edge <= 1 + 1e-9)).toBe(true);
      return `${(left + width / 2).toFixed(4)} ${(top + height / 2).toFixed(4)}`;
    });
    expect(new Set(middles).size).toBe(feltPlaces.length);
  });

  test.each([
    ['17-20', 1.5, 6],
    ['16-17', 1, 5.5],
    ['16-17-18', 0, 5.5],
    ['16-17-19-20', 1, 6],
    ['16-17-18-19-20-21', 0, 6],
    ['0-2', 1.5, 0],
    ['0-1-2', 1, 0],
    ['0-2-3', 2, 0],
    ['0-1-2-3', 0, 0],
    ['dozen-2', -0.5, 6],
    ['red', -1.5, 5],
  ])('puts %s where its chips touch what they cover', (place, x, y) => {
    expect(feltSpots.find((spot) => spot.place === place)).toMatchObject({ x, y });
  });

  test.each([true, false])('lets arrows reach every place, lying: %s', (lying) => {
    const reached = new Set(['17']);
    for (const place of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = nextSpot(place, key, lying);
        if (next) reached.add(next);
      }
    }
    expect(feltPlaces.map(({ place }) => place).filter((place) => !reached.has(place))).toEqual([]);
    expect(nextSpot('17', 'Enter', lying)).toBeNull();
  });

  test('adds, moves, doubles and takes off heaps', () => {
    const chips = addChip(addChip(addChip([], '17', 1_000), 'red', 5_000), '17', 1_000);
    expect(chips).toEqual([
      { place: '17', stake: 2_000 },
      { place: 'red', stake: 5_000 },
    ]);
    expect(moveChips(chips, '17', 'red')).toEqual([{ place: 'red', stake: 7_000 }]);
    expect(moveChips(chips, 'black', 'red')).toEqual(chips);
    expect(takeOff(doubled(chips), 'red')).toEqual([{ place: '17', stake: 4_000 }]);
    expect([topChip(7_000, [1_000, 5_000, 10_000]), topChip(500, [1_000])]).toEqual([5_000, 500]);
  });
});

test.each([8, 12, 16])('a ball of %i rows ends over its pocket', (rows) => {
  const { gap, pockets, pegs } = plinkoBoard(rows);
  expect([pockets.length, pegs.length]).toEqual([rows + 1, (rows * (rows + 5)) / 2]);
  for (let rights = 0; rights <= rows; rights += 1) {
    const path = Array.from({ length: rows }, (_, row) => (row < rights ? 1 : 0) as 0 | 1);
    const [x = 0] = plinkoPath(rows, path).at(-1) ?? [];
    expect(x).toBeCloseTo((pockets[rights] ?? 0) + gap / 2, 9);
  }
});

test('arrows walk the boards and stop at their edges', () => {
  expect([arrowTarget('ArrowRight', 1), arrowTarget('ArrowUp', 5), arrowTarget('ArrowDown', 71)]).toEqual([
    2,
    null,
    null,
  ]);
  expect([arrowTarget('ArrowDown', 70), arrowTarget('x', 5)]).toEqual([80, null]);
  expect([fieldTarget('ArrowRight', 4), fieldTarget('ArrowLeft', 5), fieldTarget('ArrowDown', 4)]).toEqual([
    null,
    null,
    9,
  ]);
});

describe('reels', () => {
  test('frame what pays: each line as far as it counts, and scatters that pay', () => {
    const window = Array.from({ length: 5 }, (_, reel) => ['a', reel < 3 ? 'star' : 'b', 'c']);
    const spin = {
      stops: [0, 0, 0, 0, 0],
      window,
      scatters: 3,
      scatterWin: 100,
      win: 200,
      lines: [{ line: 3, symbol: 'a', count: 3, win: 100 }],
    };
    expect(litCells(spin, tenLines, 'star').sort()).toEqual(['0:0', '0:1', '1:1', '2:1', '2:2']);
    expect(litCells({ ...spin, scatterWin: 0 }, tenLines, 'star').sort()).toEqual(['0:0', '1:1', '2:2']);
  });

  test('come to a stop at the window: the strip runs on from there to what stood before', () => {
    expect(runningStrip(['a', 'b', 'c', 'd'], 3, 5, ['x', 'y', 'z'])).toEqual(['d', 'a', 'b', 'c', 'd', 'x', 'y', 'z']);
  });
});
