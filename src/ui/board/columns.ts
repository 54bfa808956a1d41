import type { SportCode } from '../../../contract/entities/sport.ts';
import { marketRules } from '../../../domain/markets/market-rules.ts';
import { boards } from '../../../domain/sports/boards.ts';

/** One market of a board: its outcomes stand in columns of 45 px, after its line where it has one. */
export interface ColumnGroup {
  market: string;
  selections: readonly string[];
  hasLine: boolean;
  /** Width of the line's column in px: totals of basketball have three digits. */
  lineWidth: number;
}

/** Board widths from which there is room for one group, two, three ... (look/tokens, Layout). */
const roomFrom = [0, 480, 620, 780, 1000];

/** Which markets of a table come first when there is no room for all; its first always stands. */
const importance = ['OU', 'OUS', 'GG', 'ML', 'DC', 'AH', 'AHS'];

const threeDigits = 46;
const twoDigits = 40;
const lineWidths: Partial<Record<SportCode, number>> = {
  B: threeDigits,
  VB: threeDigits,
  V: threeDigits,
  T: twoDigits,
  BT: twoDigits,
  VT: twoDigits,
  H: twoDigits,
  WP: twoDigits,
  TT: twoDigits,
  AF: twoDigits,
  RL: twoDigits,
};

const narrow = 480;

/** The column groups of a board of this width, left to right. */
export const columnsFor = (sport: SportCode, width: number): readonly ColumnGroup[] => {
  const table = boards[sport].table;
  const byImportance = [...table.slice(0, 1), ...importance.filter((market) => table.indexOf(market) > 0)];
  const room = roomFrom.filter((from) => width >= from).length;
  return table
    .filter((market) => byImportance.indexOf(market) < room)
    .map((market) => ({
      market,
      selections: marketRules[market]?.selections ?? [],
      hasLine: marketRules[market]?.band === 'line',
      lineWidth: lineWidths[sport] ?? 34,
    }));
};

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
