import { useTranslation } from 'react-i18next';
import type { Match } from '../../contract/entities/match.ts';
import { defaultSport } from '../../domain/limits.ts';
import { BoardHead } from '../board/board-head.tsx';
import { LeagueHead } from '../board/league-head.tsx';
import { boardItems } from '../features/betting/board/board-items.ts';
import { DayLine } from '../features/betting/board/day-line.tsx';
import styles from '../features/betting/board/prematch-board.module.css';
import { prematchLayout } from '../features/betting/board/prematch-layout.ts';
import { PrematchRow } from '../features/betting/board/prematch-row.tsx';
import { useOfferNames } from '../i18n/markets.ts';
import { spansOf } from './spans.ts';
import { inSight, StillBoard } from './still-board.tsx';
import { stillRecord } from './still-desks.ts';
import { stillLinks } from './still-links.ts';

const spans = {
  leagues: spansOf((width) => prematchLayout(defaultSport, width, 'leagues')),
  first: spansOf((width) => prematchLayout(defaultSport, width, 'first')),
};
const nothingFolded: ReadonlySet<string> = new Set();

interface StillPrematchProps {
  matches: readonly Match[];
  kind: keyof typeof spans;
  /** Of the page that its rows lead to. */
  page: string;
}

/** Matches to come, as they are when the document is made. */
export const StillPrematch = ({ matches, kind, page }: StillPrematchProps) => {
  const { t } = useTranslation('betting');
  const names = useOfferNames();
  const links = stillLinks(page);
  const records = new Map(matches.map((match) => [match.eventId, stillRecord(match)]));
  const first = kind === 'first';
  return (
    <StillBoard topic={`prematch:${defaultSport}`} spans={spans[kind]} className={styles.board}>
      {(layout, fits) => {
        const { groups, phone } = layout;
        const items = boardItems(matches, first ? 'none' : phone ? 'leagues and days' : 'leagues', nothingFolded);
        return (
          <>
            <BoardHead
              groups={groups}
              before={
                first ? ['', ''] : phone ? ['', names.marketShort(groups[0]?.market ?? '')] : [t('start'), t('match')]
              }
              plain={phone}
              className={styles.head}
            />
            {inSight(items, layout).map((item) => {
              if (item.kind === 'day') return <DayLine key={item.key} day={item.day} />;
              if (item.kind === 'head')
                return 'leagueId' in item ? (
                  <LeagueHead key={item.key} head={item} page="betting" sport={defaultSport} />
                ) : null;
              const record = records.get(item.eventId);
              return (
                record && (
                  <PrematchRow
                    key={item.key}
                    record={record}
                    groups={groups}
                    links={links}
                    byTime={false}
                    far={item.far}
                    phone={phone}
                    fits={fits}
                  />
                )
              );
            })}
          </>
        );
      }}
    </StillBoard>
  );
};
