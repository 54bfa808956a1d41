import { type FairMarket, fairMarket, lineText, withoutPush } from './priced-market.ts';
import type { ScoreDistribution } from './score-distribution.ts';

const sumWhere = (chances: readonly number[], wanted: (goals: number) => boolean): number => {
  let sum = 0;
  for (let goals = 0; goals < chances.length; goals += 1) if (wanted(goals)) sum += chances[goals] ?? 0;
  return sum;
};

const halves = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index + 0.5);

export const resultMarket = (code: string, score: ScoreDistribution): FairMarket => {
  const host = score.differenceAbove(0);
  const draw = score.differenceOf(0);
  return fairMarket(code, [
    ['1', host],
    ['X', draw],
    ['2', Math.max(0, 1 - host - draw)],
  ]);
};

export const doubleChance = (code: string, score: ScoreDistribution): FairMarket => {
  const host = score.differenceAbove(0);
  const draw = score.differenceOf(0);
  return fairMarket(code, [
    ['1X', host + draw],
    ['12', Math.max(0, 1 - draw)],
    ['X2', Math.max(0, 1 - host)],
  ]);
};

export const drawNoBet = (code: string, score: ScoreDistribution): FairMarket => {
  const host = score.differenceAbove(0);
  const [first, second] = withoutPush(host, Math.max(0, 1 - host - score.differenceOf(0)));
  return fairMarket(code, [
    ['1', first],
    ['2', second],
  ]);
};

export const overUnder = (code: string, goals: readonly number[], line: number): FairMarket => {
  const over = sumWhere(goals, (count) => count > line);
  const [first, second] = withoutPush(
    over,
    sumWhere(goals, (count) => count < line),
  );
  return fairMarket(
    code,
    [
      ['over', first],
      ['under', second],
    ],
    lineText(line),
  );
};

export const handicap = (code: string, score: ScoreDistribution, line: number): FairMarket => {
  const host = score.differenceAbove(-line);
  const push = Number.isInteger(line) ? score.differenceOf(-line) : 0;
  const [first, second] = withoutPush(host, Math.max(0, 1 - host - push));
  return fairMarket(
    code,
    [
      ['1', first],
      ['2', second],
    ],
    lineText(line),
  );
};

export const bothScore = (code: string, score: ScoreDistribution): FairMarket => {
  const none = (score.homeGoals[0] ?? 0) + (score.awayGoals[0] ?? 0) - score.exactly(0, 0);
  return fairMarket(code, [
    ['yes', Math.max(0, 1 - none)],
    ['no', none],
  ]);
};

export const oddEven = (code: string, score: Pick<ScoreDistribution, 'totals'>): FairMarket => {
  const odd = sumWhere(score.totals, (goals) => goals % 2 === 1);
  return fairMarket(code, [
    ['odd', odd],
    ['even', 1 - odd],
  ]);
};

export const totalRanges = (code: string, score: ScoreDistribution): FairMarket =>
  fairMarket(
    code,
    ['0-1', '2-3', '4-5', '6+'].map((range, index) => [
      range,
      sumWhere(score.totals, (goals) => Math.min(3, Math.floor(goals / 2)) === index),
    ]),
  );

export const correctScore = (code: string, score: ScoreDistribution): FairMarket => {
  const listed = [0, 1, 2, 3].flatMap((home) =>
    [0, 1, 2, 3].map((away): [string, number] => [`${home}:${away}`, score.exactly(home, away)]),
  );
  const rest = Math.max(0, 1 - listed.reduce((sum, [, chance]) => sum + chance, 0));
  return fairMarket(code, [...listed, ['other', rest]]);
};

export const evenLine = (goals: readonly number[]): number => {
  let under = 0;
  for (let count = 0; count < goals.length; count += 1) {
    const next = under + (goals[count] ?? 0);
    if (next >= 0.5) return count + (next - 0.5 < 0.5 - under || under === 0 ? 0.5 : -0.5);
    under = next;
  }
  return 0.5;
};

const widest = 64;

/** The host's half-line handicap whose two sides are closest to even. */
export const evenHandicap = (score: ScoreDistribution): number => {
  // The chance to hold the line grows with it: halve the lines until two neighbours are left.
  let low = -widest;
  let high = widest;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (score.differenceAbove(-(middle + 0.5)) < 0.5) low = middle;
    else high = middle;
  }
  const distance = (line: number) => Math.abs(score.differenceAbove(-line) - 0.5);
  return distance(low + 0.5) < distance(high + 0.5) ? low + 0.5 : high + 0.5;
};

/** A main line that moves, and side lines that keep theirs. */
export const totalLines = (base: string, goals: readonly number[], from: number, to: number): FairMarket[] => [
  overUnder(base, goals, evenLine(goals)),
  ...halves(from, to).map((line) => overUnder(`${base}_${line}`, goals, line)),
];

export const handicapLines = (base: string, score: ScoreDistribution, lines: readonly number[]): FairMarket[] => [
  handicap(base, score, evenHandicap(score)),
  ...lines.map((line) => handicap(`${base}_${lineText(line)}`, score, line)),
];
