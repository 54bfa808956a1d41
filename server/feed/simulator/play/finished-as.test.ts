import { expect, test } from 'vitest';
import { settleSelection } from '../../../../domain/markets/settle-selection.ts';
import { type OfferedSport, offeredSports } from '../../../../domain/sports/sports.ts';
import { allLeagues } from '../catalogue/leagues.ts';
import { createSchedule } from '../schedule/schedule.ts';
import { fitPeriods } from './fit-periods.ts';
import { minute } from './moment.ts';
import { createPlays } from './play-of.ts';

const seed = 7;
const day = 24 * 60 * minute;
const monday = Date.UTC(2026, 2, 2);
const fixtures = createSchedule(allLeagues, seed).between(monday, () => monday + 7 * day);
const playOf = createPlays(seed);

type Scores = readonly (readonly [number, number])[];

const goals: Scores = [
  [2, 1],
  [0, 0],
  [7, 3],
];
const points: Scores = [
  [88, 80],
  [3, 1],
];
const bySets = (needed: number): Scores => [
  [needed, needed - 1],
  [0, needed],
];

const forced: Record<OfferedSport, Scores> = {
  F: goals,
  B: points,
  T: bySets(2),
  H: points,
  V: bySets(3),
  IH: goals,
  FU: goals,
  TT: bySets(3),
  E: bySets(2),
  WP: goals,
  D: bySets(4),
  S: bySets(5),
  BB: goals,
  AF: points,
  RL: points,
  BT: bySets(2),
  MMA: bySets(1),
  BO: bySets(1),
  VF: goals,
  VT: bySets(2),
  VB: points,
  SPF: goals,
  SPFS: points,
  SPFGL: goals,
  SPB: points,
  SPT: goals,
  SPH: goals,
  SPWP: goals,
  SPOG: goals,
};
const countsSets: ReadonlySet<OfferedSport> = new Set(['T', 'V', 'TT', 'E', 'D', 'S', 'BT', 'VT', 'MMA', 'BO']);
const periods = Array.from({ length: 9 }, (_, index) => `P${index + 1}`);

const add = (results: Record<string, string>, keys: readonly string[], side: number) =>
  keys.reduce((sum, key) => sum + Number(results[key]?.split('-')[side] ?? 0), 0);

test.each(offeredSports)('a match of %s ended by hand keeps its score, and its periods add up to it', (sport) => {
  const fixture = fixtures.find(({ league }) => league.sport === sport && !league.field);
  if (!fixture) throw new Error(`no ${sport}`);
  const play = playOf(fixture);
  for (const score of forced[sport])
    for (const elapsed of [-minute, 5 * minute, play.endsAfter / 2, play.endsAfter - minute]) {
      const results = play.finishedAs(score, elapsed);
      expect(results.G).toBe(`${score[0]}-${score[1]}`);
      expect(settleSelection(sport, 'ML', '1', null, results)).toBe(
        score[0] === score[1] ? 'void' : score[0] > score[1] ? 'won' : 'lost',
      );
      if (!countsSets.has(sport)) for (const side of [0, 1]) expect(add(results, periods, side)).toBe(score[side]);
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
