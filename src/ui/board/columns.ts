import type { SportCode } from '../../../contract/entities/sport.ts';
import { marketRules } from '../../../domain/markets/market-rules.ts';

/** One market of a board: its outcomes stand in columns of 45 px, after its line where it has one. */
export interface ColumnGroup {
  market: string;
  selections: readonly string[];
  hasLine: boolean;
  /** Width of the line's column in px: totals of basketball have three digits. */
  lineWidth: number;
}

/** A group and the board width from which there is room for it (look/tokens, Layout). */
type Rule = readonly [market: string, from: number];

const football: readonly Rule[] = [
  ['1X2', 0],
  ['DC', 780],
  ['OU', 480],
  ['GG', 620],
  ['AH', 1000],
];
const hockey: readonly Rule[] = [
  ['1X2', 0],
  ['ML', 620],
  ['OU', 480],
  ['AH', 780],
];
const twoSided: readonly Rule[] = [
  ['ML', 0],
  ['AH', 620],
  ['OU', 480],
];

const rulesOf = (sport: SportCode): readonly Rule[] => (sport === 'F' ? football : sport === 'IH' ? hockey : twoSided);

const lineWidths: Partial<Record<SportCode, number>> = { B: 46, T: 40 };

const narrow = 480;

/** The column groups of a board of this width, left to right. */
export const columnsFor = (sport: SportCode, width: number): readonly ColumnGroup[] =>
  rulesOf(sport)
    .filter(([, from]) => width >= from)
    .map(([market]) => ({
      market,
      selections: marketRules[market]?.selections ?? [],
      hasLine: marketRules[market]?.band === 'line',
      lineWidth: lineWidths[sport] ?? 34,
    }));

/** `grid-template-columns` of head and rows: what stands before the odds, the groups, and what stands after them. */
export const gridColumns = (
  groups: readonly ColumnGroup[],
  width: number,
  { before, after }: { before: string; after: string },
): string => {
  const odd = width < narrow ? '56px' : '45px';
  const parts = groups.map(
    ({ selections, hasLine, lineWidth }) => `${hasLine ? `${lineWidth}px ` : ''}repeat(${selections.length}, ${odd})`,
  );
  return `${before} ${parts.join(' 9px ')} ${after}`.trim();
};
