import { describe, expect, test } from 'vitest';
import { titles } from '../../domain/games/titles.ts';
import english from '../../locales/en/game.json' with { type: 'json' };
import { looks } from './games/reels/looks.ts';
import { symbols as enamel } from './games/reels/symbols/enamel.tsx';
import { symbols as letterpress } from './games/reels/symbols/letterpress.tsx';
import { symbols as paper } from './games/reels/symbols/paper.tsx';
import { symbols as stones } from './games/reels/symbols/stones.tsx';
import { engineOf } from './games.ts';

const sets = { enamel, letterpress, paper, stones };
const paceOf = (engine: string): number =>
  engine === 'crash' ? 0 : engine === 'slot' || engine === 'fruit' ? 2_500 : 5_000;

test('every title has a page; rounds of reels may follow sooner than others, and flights have a pace of their own', () => {
  expect(Object.keys(engineOf).sort()).toEqual(titles.map(({ code }) => code).sort());
  for (const { code, engine } of titles) {
    expect(engineOf[code]?.pace, code).toBe(paceOf(engine));
  }
});

describe.each(titles.flatMap((title) => (title.engine === 'slot' || title.engine === 'fruit' ? [title] : [])))(
  '$code',
  ({ code, config }) => {
    test('has a drawing and a name for each symbol on its strips', () => {
      const set = sets[looks[code]?.set ?? 'stones'];
      const names = [...new Set(config.strips.flat())];
      expect(names.filter((name) => !(name in set))).toEqual([]);
      expect(names.filter((name) => !(name in english.symbol))).toEqual([]);
    });
  },
);
