import type { Match } from '../../../contract/entities/match.ts';

/** One figure of a score, host over away. */
export interface ScorePart {
  key: string;
  host: string;
  away: string;
}

const keysOf = (sport: Match['sport']): readonly string[] => (sport === 'T' ? ['S', 'P', 'L'] : ['G']);

/** The figures of a list row: goals or points; in tennis sets, games and points. */
export const scoreParts = ({ sport, results }: Pick<Match, 'sport' | 'results'>): readonly ScorePart[] =>
  keysOf(sport).flatMap((key) => {
    const [host, away] = (results[key] ?? '').split('-');
    return host === undefined || away === undefined ? [] : [{ key, host, away }];
  });

/** The figures of each period played, in order. */
export const periodParts = (results: Match['results']): readonly ScorePart[] =>
  Object.keys(results)
    .filter((key) => /^P\d$/.test(key))
    .sort()
    .flatMap((key) => {
      const [host, away] = (results[key] ?? '').split('-');
      return host === undefined || away === undefined ? [] : [{ key, host, away }];
    });
