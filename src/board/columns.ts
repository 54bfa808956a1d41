import type { SportCode } from '../../contract/entities/sport.ts';
import { breakpoints, ticketWidth } from '../../domain/limits.ts';
import { parseMarketCode } from '../../domain/markets/market-code.ts';
import { marketRules } from '../../domain/markets/market-rules.ts';
import { boards } from '../../domain/sports/boards.ts';

/** One market of a board: its outcomes are in columns of 45 px, after its line where it has one. */
export interface ColumnGroup {
  market: string;
  selections: readonly string[];
  hasLine: boolean;
  /** Width of the line's column in px: totals of basketball have three digits. */
  lineWidth: number;
}

/** Width of a wide screen that neither board nor slip takes: scroll bar and edges. */
const besideBoard = 40;
/** Board widths from which there is room for one group, two, three ... (look/tokens, Layout); for all from the wide screen on. */
const roomFrom = [0, 480, 620, 780, breakpoints.wide - ticketWidth - besideBoard];

/** Which markets of a table come first when there is no room for all; its first is always shown. */
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

const gap = 9;
const usualOdd = 45;
/** The width next to the odds: at least the names of the sides, and the padding. */
const besideOdds = 190;

/** Padding around names and odds in a row, in px. */
export interface RowFrame {
  /** Kick-off or clock. */
  start: number;
  score?: number;
  /** Width of an odd; by default as on a desktop. */
  odd?: number;
  /** Behind the odds. */
  end?: number;
}

/** Of a group, with its line. */
export const oddsWidth = ({ selections, hasLine, lineWidth }: ColumnGroup, odd: number): number =>
  selections.length * odd + (hasLine ? lineWidth : 0);

/** The column groups of a board of this width, left to right; `table` are its market codes, by default the sport's main ones. */
export const columnsFor = (
  sport: SportCode,
  width: number,
  table: readonly string[] = boards[sport].table,
): readonly ColumnGroup[] => {
  const groups = table.map((market): ColumnGroup => {
    const rule = marketRules[parseMarketCode(market).base];
    return {
      market,
      selections: rule?.selections ?? [],
      hasLine: rule?.band === 'line',
      lineWidth: lineWidths[sport] ?? 34,
    };
  });
  const place = ({ market }: ColumnGroup) =>
    (importance.indexOf(market) + importance.length + 1) % (importance.length + 1);
  const byImportance = [...groups.slice(0, 1), ...groups.slice(1).sort((a, b) => place(a) - place(b))];
  const room = roomFrom.filter((from) => width >= from).length;
  let left = width - besideOdds;
  const shown = byImportance.slice(0, room).filter((group, rank) => {
    left -= oddsWidth(group, usualOdd) + gap;
    return rank === 0 || left >= 0;
  });
  return groups.filter((group) => shown.includes(group));
};

const rem = (px: number): string => `${px / 16}rem`;

/** Of a group: its line where it has one, and its odds. */
export const groupTracks = ({ selections, hasLine, lineWidth }: ColumnGroup, odd = usualOdd): string =>
  `${hasLine ? `${rem(lineWidth)} ` : ''}repeat(${selections.length}, ${rem(odd)})`;

/** The tracks around those of the groups, which are given as text. */
export const tracksAround = ({ start, score, end }: RowFrame, groups: string): string =>
  `${rem(start)} 1fr${score === undefined ? '' : ` ${rem(score)}`} ${groups}${end === undefined ? '' : ` ${rem(end)}`}`;

/** Between two groups. */
export const gapTrack = rem(gap);

/** `grid-template-columns` of head and rows: what is before the odds, the groups, and what is after them. */
export const gridColumns = (groups: readonly ColumnGroup[], frame: RowFrame): string =>
  tracksAround(frame, groups.map((group) => groupTracks(group, frame.odd)).join(` ${gapTrack} `));
