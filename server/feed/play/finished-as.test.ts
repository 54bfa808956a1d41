import { expect, test } from 'vitest';
import { type OfferedSport, offeredSports } from '../../../domain/sports/sports.ts';
import { allLeagues } from '../catalogue/leagues.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { fitPeriods } from './fit-periods.ts';
import { minute } from './play.ts';
import { createPlays } from './play-of.ts';

const seed = 7;
const day = 24 * 60 * minute;
const monday = Date.UTC(2026, 2, 2);
const fixtures = createSchedule(allLeagues, seed).between(monday, () => monday + day);
const playOf = createPlays(seed);

const forced: Record<OfferedSport, readonly (readonly [number, number])[]> = {
  F: [
    [2, 1],
    [0, 0],
    [7, 3],
  ],
  B: [
    [88, 80],
    [3, 1],
  ],
  T: [
    [2, 1],
    [0, 2],
  ],
  IH: [
    [3, 2],
    [0, 0],
  ],
};

const add = (results: Record<string, string>, keys: readonly string[], side: number) =>
  keys.reduce((sum, key) => sum + Number(results[key]?.split('-')[side] ?? 0), 0);

test.each(offeredSports)('a match of %s ended by hand keeps its score, and its periods add up to it', (sport) => {
  const fixture = fixtures.find(({ league }) => league.sport === sport);
  if (!fixture) throw new Error(`no ${sport}`);
  const play = playOf(fixture);
  for (const score of forced[sport])
    for (const elapsed of [-minute, 5 * minute, play.endsAfter / 2, play.endsAfter - minute]) {
      const results = play.finishedAs(score, elapsed);
      expect(results.G).toBe(`${score[0]}-${score[1]}`);
      if (sport === 'T') expect(results.S).toBe(results.G);
      else for (const side of [0, 1]) expect(add(results, ['P1', 'P2', 'P3', 'P4'], side)).toBe(score[side]);
      if (sport === 'F' && score[0] + score[1] > 0) expect(results[`N${score[0] + score[1]}`]).toBe(results.G);
    }
});

test('periods played to their end keep their scores as long as the forced score allows it', () => {
  expect(fitPeriods([3, 1], [[1, 0]], 3)).toEqual([
    [1, 0],
    [1, 1],
    [1, 0],
  ]);
  expect(fitPeriods([0, 1], [[1, 0]], 2)).toEqual([
    [0, 1],
    [0, 0],
  ]);
});
