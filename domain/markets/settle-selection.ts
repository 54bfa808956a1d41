import type { SportCode } from '../../contract/entities/sport.ts';
import { type MarketCode, type MarketPeriod, parseMarketCode } from './market-code.ts';
import { marketRules, type Outcome } from './market-rules.ts';
import { settleNamed, settlePlayerPoints } from './settle-player.ts';

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

const quartered: ReadonlySet<SportCode> = new Set(['B', 'VB', 'AF', 'WP']);
const wonBySets: ReadonlySet<SportCode> = new Set(['T', 'BT', 'VT', 'V', 'TT', 'E', 'D']);

/** Markets on sets rather than on the games or points in them. */
const onSets = new Set(['ML', 'SS', 'SS3', 'AHS', 'OUS']);

const periodKeys = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `P${from + index}`);

/** The result keys of a part: two quarters are a half, innings are summed from the first. */
const partKeys = (sport: SportCode, period: MarketPeriod): string[] => {
  const number = Number(period.slice(1));
  if (period.startsWith('I')) return periodKeys(1, number);
  if (period.startsWith('H') && quartered.has(sport)) return periodKeys(2 * number - 1, 2 * number);
  return periodKeys(number, number);
};

/**
 * The score that a market is about: the whole match, a part, hockey's 60 minutes, the games or points in sets, rounds
 * of a bout.
 */
const scoreFor = (sport: SportCode, { period, base }: MarketCode, results: Results): Score | null => {
  if (period) return sumOf(results, partKeys(sport, period));
  if (sport === 'IH' && base !== 'ML') return sumOf(results, periodKeys(1, 3));
  if (wonBySets.has(sport) && !onSets.has(base)) return sumOf(results, periodKeys(1, 7));
  return scoreOf(results, base === 'OU' && results.R !== undefined ? 'R' : 'G');
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

/** How a bout ended: by a knock-out, a submission or, when the results hold neither, by decision. */
const settleBout = (base: string, selection: string, results: Results): Outcome => {
  const winner = scoreOf(results, 'G');
  if (!winner) return 'void';
  const stopped = results.K !== undefined || results.U !== undefined;
  if (base === 'GD') return (selection === 'yes') === stopped ? 'lost' : 'won';
  if (sign(winner) === 'X') return 'void';
  const method = results.K !== undefined ? 'KO' : results.U !== undefined ? 'SUB' : 'DEC';
  return selection === `${sign(winner)}${method}` ? 'won' : 'lost';
};

/**
 * The outcome of a selection, by the results of a finished match (contract result keys, "home-away"; see
 * domain/sports). A push (the score meets the line exactly), a period that was not played and anything unknown is void:
 * the stake is returned. `band` is the line the selection was bet at; without one the side market's own line counts.
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
  if (rule?.ofPlayers) return settleNamed(code.base, selectionCode, results);
  if (!rule?.selections.includes(selectionCode)) return 'void';
  const line = Number(band ?? code.line ?? Number.NaN);
  if (rule.band !== 'none' && !Number.isFinite(line)) return 'void';
  if (code.base === 'PP') return settlePlayerPoints(code.player ?? '', selectionCode, line, results);
  if (code.base === 'HTFT') return settleHalfAndFull(selectionCode, results);
  if (code.base === 'NG') return settleNextGoal(selectionCode, line, results);
  if (code.base === 'MV' || code.base === 'GD') return settleBout(code.base, selectionCode, results);
  const score = scoreFor(sport, code, results);
  return score ? rule.settle(selectionCode, score[0], score[1], line) : 'void';
};
