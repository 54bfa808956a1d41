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
const withPage = titles.filter(({ engine }) => engine !== 'crash');

test('every title but the flights has a page, and rounds of reels may follow sooner than others', () => {
  expect(Object.keys(engineOf).sort()).toEqual(withPage.map(({ code }) => code).sort());
  for (const { code, engine } of withPage) {
    expect(engineOf[code]?.pace, code).toBe(engine === 'slot' || engine === 'fruit' ? 2_500 : 5_000);
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
