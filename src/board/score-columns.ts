import { parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import type { OfferedMarket } from '../offer/match-record.ts';

/** Scores as a list on paper has them: won by the host, drawn, won by the visitor, the lowest first in each column. */
export interface ScoreColumns {
  /** Whose columns there are; none of draws where nothing ends in one. */
  heads: readonly ('1' | 'X' | '2')[];
  /** A row's scores by column: a place stays empty where a column has none left. */
  rows: readonly (readonly (string | undefined)[])[];
  /** What names no score: any other. */
  others: readonly string[];
}

interface Score {
  selection: string;
  head: '1' | 'X' | '2';
  most: number;
  least: number;
}

const readScore = (selection: string): Score | null => {
  const [, home, away] = /^(\d+):(\d+)$/.exec(selection) ?? [];
  if (home === undefined) return null;
  const [of, against] = [Number(home), Number(away)];
  const head = of > against ? '1' : of < against ? '2' : 'X';
  return { selection, head, most: Math.max(of, against), least: Math.min(of, against) };
};

const readScores = (selections: readonly string[]): readonly Score[] =>
  selections.map(readScore).filter((score) => score !== null);

/** Null for a market that names no scores. Which columns it has does not depend on what it still offers. */
export const scoreColumns = ({ code, selections }: OfferedMarket): ScoreColumns | null => {
  const known = marketRules[parseMarketCode(code).base]?.selections ?? [];
  const ever = new Set(readScores([...known, ...selections]).map(({ head }) => head));
  if (ever.size === 0) return null;
  const heads = (['1', 'X', '2'] as const).filter((head) => head !== 'X' || ever.has(head));
  const ordered = readScores(selections).toSorted((a, b) => a.most - b.most || a.least - b.least);
  const columns = heads.map((column) => ordered.filter(({ head }) => head === column));
  const longest = Math.max(...columns.map(({ length }) => length));
  return {
    heads,
    rows: Array.from({ length: longest }, (_, row) => columns.map((column) => column[row]?.selection)),
    others: selections.filter((selection) => readScore(selection) === null),
  };
};
