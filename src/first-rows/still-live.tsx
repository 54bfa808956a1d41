import type { Match } from '../../contract/entities/match.ts';
import { defaultSport } from '../../domain/limits.ts';
import { BoardHead } from '../board/board-head.tsx';
import { LeagueHead } from '../board/league-head.tsx';
import styles from '../features/live-betting/live-board.module.css';
import { type LiveItem, liveItem, liveItems, liveOrder } from '../features/live-betting/live-items.ts';
import { liveLayout } from '../features/live-betting/live-layout.ts';
import { LiveRow } from '../features/live-betting/live-row.tsx';
import { spansOf } from './spans.ts';
import { inSight, StillBoard } from './still-board.tsx';
import { stillRecord } from './still-desks.ts';
import { stillLinks } from './still-links.ts';

const spans = {
  leagues: spansOf((width) => liveLayout(defaultSport, width, false)),
  first: spansOf((width) => liveLayout(defaultSport, width, true)),
};
const nothingFolded: ReadonlySet<string> = new Set();
const nothingStarred = { matches: nothingFolded, leagues: nothingFolded };

interface StillLiveProps {
  matches: readonly Match[];
  kind: keyof typeof spans;
  /** Of the page that its rows lead to. */
  page: string;
}

/** Matches in play, as they are when the document is made. */
export const StillLive = ({ matches, kind, page }: StillLiveProps) => {
  const far = kind === 'first';
  const links = stillLinks(page);
  const records = matches.map(stillRecord);
  const items: readonly LiveItem[] = far
    ? records.map(liveItem)
    : liveItems(liveOrder(records, nothingStarred), nothingFolded, nothingStarred);
  return (
    <StillBoard topic={`live:${defaultSport}`} spans={spans[kind]} className={styles.board} far={far}>
      {(layout, fits) => {
        const { groups, phone } = layout;
        return (
          <>
            <BoardHead groups={groups} before={['', '', '']} plain={groups.length === 1} className={styles.head} />
            {inSight(items, layout).map((item) => {
              if (item.kind === 'row')
                return (
                  <LiveRow
                    key={item.key}
                    record={item.record}
                    groups={groups}
                    links={links}
                    open={false}
                    far={far}
                    phone={phone}
                    fits={fits}
                  />
                );
              return 'leagueId' in item ? (
                <LeagueHead key={item.key} head={item} page="live_betting" sport={defaultSport} />
              ) : null;
            })}
          </>
        );
      }}
    </StillBoard>
  );
};
