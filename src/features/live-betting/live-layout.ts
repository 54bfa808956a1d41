import type { SportCode } from '../../../contract/entities/sport.ts';
import { boards } from '../../../domain/sports/boards.ts';
import { columnsFor, gridColumns } from '../../board/columns.ts';
import { phoneBelow, phoneLive, roomForNames } from '../../board/phone-row.ts';
import type { RowLayout } from '../../board/row-layout.ts';
import { flagWidth, leagueFrom, leagueWidth } from '../../board/row-league.tsx';

/** By the count of figures in a row's score; points of basketball have three digits. */
const scoreWidths = [28, 28, 54, 76];
const threeDigits: readonly SportCode[] = ['B', 'VB'];

const scoreWidth = (sport: SportCode): number =>
  threeDigits.includes(sport) ? 40 : (scoreWidths[boards[sport].rowKeys.length] ?? 76);

/** `far`: without heads of leagues, so that a row names its own. */
export const liveLayout = (sport: SportCode, width: number, far: boolean, table?: readonly string[]): RowLayout => {
  const phone = width < phoneBelow;
  const forLeague = far && width >= leagueFrom ? leagueWidth : 0;
  const groups = columnsFor(sport, width - (far && !phone ? flagWidth + forLeague : 0), table);
  const score = scoreWidth(sport);
  const frame = phone
    ? phoneLive(width, score === scoreWidths[1] ? 24 : score)
    : far
      ? { start: 58, score, end: 32 }
      : { start: 42, score };
  return {
    phone,
    groups,
    frame,
    columns: gridColumns(groups, frame),
    inLeague: `${forLeague / 16}rem`,
    room: phone ? roomForNames(groups, width, frame) : Number.POSITIVE_INFINITY,
  };
};
