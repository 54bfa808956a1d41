import { describe, expect, test } from 'vitest';
import { prematchLayout } from '../features/betting/board/prematch-layout.ts';
import { liveLayout } from '../features/live-betting/live-layout.ts';
import { cellsHidden, columnsAmong, queryOf, spansOf } from './spans.ts';

const prematch = (width: number) => prematchLayout('F', width, 'leagues');

describe('The spans of a board', () => {
  test.each([
    ['prematch', prematch],
    ['home', (width: number) => prematchLayout('F', width, 'first')],
    ['live', (width: number) => liveLayout('F', width, false)],
    ['basketball', (width: number) => liveLayout('B', width, true)],
  ])('of %s lie side by side, each with the layout of every width in it', (_, layoutAt) => {
    const spans = spansOf(layoutAt);
    expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ below }) => below));
    for (const { from, below, layout } of spans) {
      for (let width = from; width < below; width += 7) expect(layoutAt(width).columns).toBe(layout.columns);
    }
  });

  test('are asked for in rem, the outermost without an end', () => {
    const spans = spansOf(prematch);
    expect(queryOf(spans[0] ?? expect.fail())).toBe('(width < 22.5rem)');
    expect(queryOf(spans[1] ?? expect.fail())).toBe('(width >= 22.5rem) and (width < 24.375rem)');
    expect(queryOf(spans.at(-1) ?? expect.fail())).toMatch(/^\(width >= [\d.]+rem\)$/);
  });
});

describe('In rows that hold all columns', () => {
  const all = prematch(1700).groups;

  test('a layout that shows them all has its own columns', () => {
    expect(columnsAmong(all, prematch(1700))).toBe(prematch(1700).columns);
    expect(cellsHidden(all, all, () => 3, 0)).toEqual([]);
  });

  test('columns for which there is no room have no width, and their cells are found from the end of the row', () => {
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('A prematch row has fewer columns');
    const groups = [first, second, third];
    const narrow = { ...prematch(1700), groups: [first, third] };
    const cells = second.selections.length + Number(second.hasLine);
    expect(columnsAmong(groups, narrow)).toContain(` 0 repeat(${cells}, 0) `);
    expect(cellsHidden(groups, narrow.groups, () => 3, 1)).toEqual([':nth-last-child(n + 5):nth-last-child(-n + 7)']);
  });
});
