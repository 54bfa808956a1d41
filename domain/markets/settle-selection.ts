import type { SportCode } from '../../contract/entities/sport.ts';
import { type MarketCode, type MarketPeriod, parseMarketCode } from './market-code.ts';
import { marketRules, type Outcome } from './market-rules.ts';

export type Results = Readonly<Record<string, string>>;
export type Score = readonly [home: number, away: number];

/** A "home-away" string as numbers; null when it is missing or no score. */
export const scoreOf = (results: Results, key: string): Score | null => {
  const parts = /^(\d+)-(\d+)$/.exec(results[key] ?? '');
  return parts ? [Number(parts[1]), Number(parts[2])] : null;
};

const sumOf = (results: Results, keys: readonly string[]): Score | null => {
  const scores = keys.map((key) => scoreOf(results, key)).filter((score) => score !== null);
  if (scores.length === 0) return null;
  return scores.reduce<Score>(([home, away], score) => [home + score[0], away + score[1]], [0, 0]);
};

const periodKeys: Record<MarketPeriod, readonly string[]> = {
  H1: ['P1'],
  H2: ['P2'],
  Q1: ['P1'],
  Q2: ['P2'],
  Q3: ['P3'],
  Q4: ['P4'],
  P1: ['P1'],
  P2: ['P2'],
  P3: ['P3'],
  S1: ['P1'],
  S2: ['P2'],
  S3: ['P3'],
};

/** Markets on sets rather than games in tennis. */
const onSets = new Set(['ML', 'SS', 'AHS', 'OUS']);

/** The score a market is about: the whole match, a period, hockey's 60 minutes, a tennis match's games or sets. */
const scoreFor = (sport: SportCode, { period, base }: MarketCode, results: Results): Score | null => {
  if (sport === 'B' && period === 'H1') return sumOf(results, ['P1', 'P2']);
  if (sport === 'B' && period === 'H2') return sumOf(results, ['P3', 'P4']);
  if (period) return sumOf(results, periodKeys[period]);
  if (sport === 'IH' && base !== 'ML') return sumOf(results, ['P1', 'P2', 'P3']);
  if (sport === 'T') return onSets.has(base) ? scoreOf(results, 'S') : sumOf(results, ['P1', 'P2', 'P3', 'P4', 'P5']);
  return scoreOf(results, 'G');
};

const sign = (score: Score) => (score[0] > score[1] ? '1' : score[0] < score[1] ? '2' : 'X');

const settleHalfAndFull = (selection: string, results: Results): Outcome => {
  const half = scoreOf(results, 'P1');
  const full = scoreOf(results, 'G');
  if (!half || !full) return 'void';
  return selection === `${sign(half)}/${sign(full)}` ? 'won' : 'lost';
};

const settleNextGoal = (selection: string, goal: number, results: Results): Outcome => {
  const full = scoreOf(results, 'G');
  if (!full || !Number.isInteger(goal) || goal < 1) return 'void';
  if (full[0] + full[1] < goal) return selection === 'none' ? 'won' : 'lost';
  const before: Score | null = goal === 1 ? [0, 0] : scoreOf(results, `N${goal - 1}`);
  const after = scoreOf(results, `N${goal}`);
  if (!before || !after) return 'void';
  const scorer = after[0] > before[0] ? '1' : '2';
  return selection === scorer ? 'won' : 'lost';
};

/**
 * What a selection became, given the results of a finished match (contract result keys, "home-away"; see domain/sports).
 * A push (the score meets the line exactly), a period that was not played and anything unknown is void: the stake goes back.
 * `band` is the line the selection was staked at; a side market's own line stands in for it.
 */
export const settleSelection = (
  sport: SportCode,
  marketCode: string,
  selectionCode: string,
  band: string | null,
  results: Results,
): Outcome => {
  const code = parseMarketCode(marketCode);
  const rule = marketRules[code.base];
  if (!rule?.selections.includes(selectionCode)) return 'void';
  const line = Number(band ?? code.line ?? Number.NaN);
  if (rule.band !== 'none' && !Number.isFinite(line)) return 'void';
  if (code.base === 'HTFT') return settleHalfAndFull(selectionCode, results);
  if (code.base === 'NG') return settleNextGoal(selectionCode, line, results);
  const score = scoreFor(sport, code, results);
  return score ? rule.settle(selectionCode, score[0], score[1], line) : 'void';
};
