import type { SportCode } from '../../../../contract/entities/sport.ts';
import { columnsFor, gridColumns } from '../../../board/columns.ts';
import { phoneBelow, phonePrematch, roomForNames } from '../../../board/phone-row.ts';
import type { RowLayout } from '../../../board/row-layout.ts';
import { flagWidth, leagueFrom, leagueWidth } from '../../../board/row-league.tsx';

/** In the timeline a row names its league: from here on it has room for flag and name side by side. */
const timelineFrom = 620;

/** In line with the matches in play above, whose rows have a score. */
const scoreWidth = 28;

export interface PrematchLayout extends RowLayout {
  /** A row has room for its league's name. */
  named: boolean;
}

/** `kind` of list: under leagues, the timeline, or the first of many in one list without heads. */
export const prematchLayout = (
  sport: SportCode,
  width: number,
  kind: 'leagues' | 'timeline' | 'first',
  table?: readonly string[],
): PrematchLayout => {
  const first = kind === 'first';
  const byTime = kind === 'timeline';
  const phone = width < phoneBelow;
  const named = width >= (first ? leagueFrom : timelineFrom) && (byTime || first);
  const forLeague = named ? leagueWidth : byTime && !phone ? 8 : 0;
  const groups = columnsFor(sport, width - forLeague - (first && !phone ? flagWidth : 0), table);
  const frame = phone ? phonePrematch(width) : { start: 58 + (first ? 0 : forLeague), end: 32 };
  return {
    phone,
    named,
    groups,
    frame,
    columns: gridColumns(groups, frame),
    inLeague: first ? `${(forLeague && forLeague + scoreWidth) / 16}rem` : '0',
    room: phone ? roomForNames(groups, width, frame) : Number.POSITIVE_INFINITY,
  };
};
