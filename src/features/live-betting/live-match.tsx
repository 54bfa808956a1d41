import { useEffect, useState } from 'react';
import type { Match } from '../../../contract/entities/match.ts';
import type { MarketFilter } from '../../../contract/entities/offer.ts';
import { useOffer } from '../../offer/offer-context.tsx';
import { useTopic, useTopicIds, useTopicState } from '../../offer/use-topic.ts';
import { BoardSkeleton } from '../../ui/board/board-skeleton.tsx';
import { MarketGroups } from '../../ui/board/market-groups.tsx';
import { StaleLine } from '../../ui/board/stale-line.tsx';
import { LiveHead } from './live-head.tsx';
import styles from './live-match.module.css';
import { LiveStats } from './live-stats.tsx';

interface LiveMatchProps {
  eventId: string;
  match: readonly Match[];
  filters: readonly MarketFilter[];
  /** The match left the offer. */
  onGone(): void;
}

/** The match that is open: score, phase, figures and all markets. */
export function LiveMatch({ eventId, match, filters, onGone }: LiveMatchProps) {
  // The filter begins at every market again with each match (spec section 4, Live list).
  const [tab, chooseTab] = useState<string>();
  const topicName = `livematch:${eventId}`;
  useTopic(topicName, match);
  useTopicIds(topicName);
  const state = useTopicState(topicName);
  const record = useOffer().topic(topicName).records.get(eventId);
  const gone = record === undefined && state === 'fresh';
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  if (record === undefined) return <BoardSkeleton />;
  return (
    <div className={styles.match}>
      <LiveHead record={record} />
      <LiveStats record={record} />
      {state === 'stale' && <StaleLine />}
      <MarketGroups
        key={eventId}
        record={record}
        page="live_betting"
        filters={filters}
        tab={tab}
        onTab={chooseTab}
        stale={state === 'stale'}
      />
    </div>
  );
}
