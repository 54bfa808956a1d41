import { describe, expect, test } from 'vitest';
import { isShared, type Title } from '../../domain/games/titles/title.ts';
import { titles } from '../../domain/games/titles.ts';
import english from '../../locales/en/game.json' with { type: 'json' };
import { looks } from './games/reels/looks.ts';
import { symbols as enamel } from './games/reels/symbols/enamel.tsx';
import { symbols as letterpress } from './games/reels/symbols/letterpress.tsx';
import { symbols as paper } from './games/reels/symbols/paper.ts';
import { symbols as stones } from './games/reels/symbols/stones.tsx';
import { engineOf } from './games.ts';

const sets = { enamel, letterpress, paper, stones };
const paceOf = (title: Title): number =>
  isShared(title) ? 0 : title.engine === 'slot' || title.engine === 'fruit' ? 2_500 : 5_000;

test('every title has a page; rounds of reels may follow sooner than others, and shared ones have a pace of their own', () => {
  expect(Object.keys(engineOf).sort()).toEqual(titles.map(({ code }) => code).sort());
  for (const title of titles) expect(engineOf[title.code]?.pace, title.code).toBe(paceOf(title));
});

test.each(titles)('$code runs by the flow of its rounds', async (title) => {
  const flow = await engineOf[title.code]?.loadFlow();
  const due = !isShared(title) ? 'runRound' : title.engine === 'crash' ? 'runFlight' : 'runTable';
  expect(flow?.name).toBe(due);
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
