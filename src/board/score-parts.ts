import type { Match } from '../../contract/entities/match.ts';
import { boards } from '../../domain/sports/boards.ts';

/** One figure of a score, host over away. */
export interface ScorePart {
  key: string;
  host: string;
  away: string;
}

/** The figures of a list row: goals or points; where sets decide the sets and what is counted in them. */
export const scoreParts = ({ sport, results }: Pick<Match, 'sport' | 'results'>): readonly ScorePart[] =>
  boards[sport].rowKeys.flatMap((key) => {
    const [host, away] = (results[key] ?? '').split('-');
    return host === undefined || away === undefined ? [] : [{ key, host, away }];
  });

/** The figures of each period played, in order. */
export const periodParts = (results: Match['results']): readonly ScorePart[] =>
  Object.keys(results)
    .filter((key) => /^P\d+$/.test(key))
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .flatMap((key) => {
      const [host, away] = (results[key] ?? '').split('-');
      return host === undefined || away === undefined ? [] : [{ key, host, away }];
    });
