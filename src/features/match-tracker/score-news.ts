import type { Match } from '../../../contract/entities/match.ts';
import { boards } from '../../../domain/sports/boards.ts';

/** In other sports points come too often to be announced one by one; the score is when a part of the match ends. */
const goalSports = new Set(['F', 'IH', 'FU', 'VF', 'WP', 'BB']);

const pauses = new Set(['HT', 'B1', 'B2']);

const scoreOfEnded = (results: Match['results']): string => {
  const ended = Object.keys(results)
    .filter((key) => /^P\d+$/.test(key))
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .slice(0, -1)
    .map((key) => (results[key] ?? '').split('-').map(Number));
  const sum = (side: number) => ended.reduce((total, pair) => total + (pair[side] ?? 0), 0);
  return ended.length === 0 ? '' : `${sum(0)}-${sum(1)}`;
};

/** The score as far as it is worth announcing: each goal, each set, and in sports of many points each part's end. */
export const scoreNews = ({
  sport,
  results,
  matchState,
  matchPhase,
}: Pick<Match, 'sport' | 'results' | 'matchState' | 'matchPhase'>): string => {
  const setsDecide = boards[sport].rowKeys.some((key) => key === 'S' || key === 'M');
  if (goalSports.has(sport) || setsDecide || matchState === 'F' || pauses.has(matchPhase.name)) return results.G ?? '';
  return scoreOfEnded(results);
};
