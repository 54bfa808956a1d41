import { type ReactNode, Suspense, useState } from 'react';
import type { Match } from '../../../contract/entities/match.ts';
import type { MarketFilter } from '../../../contract/entities/offer.ts';
import { BoardSkeleton } from '../../board/board-skeleton.tsx';
import { MarketGroups } from '../../board/market-groups.tsx';
import { StaleLine } from '../../board/stale-line.tsx';
import { useOffer } from '../../offer/offer-context.tsx';
import { useTopic, useTopicIds, useTopicState } from '../../offer/use-topic.ts';
import { DelayNotice } from './delay-notice.tsx';
import { LiveHead } from './live-head.tsx';
import styles from './live-match.module.css';
import type { TrackerSlot } from './tracker-slot.ts';

interface LiveMatchProps {
  eventId: string;
  match: readonly Match[];
  tracker: TrackerSlot;
  filters: readonly MarketFilter[];
  /** The list is next to it. */
  beside: boolean;
  /** In its place, once it has left the offer. */
  gone: ReactNode;
}

/** The match that is open: score, phase, tracker and all markets. */
export default function LiveMatch({ eventId, match, filters, beside, tracker: Tracker, gone }: LiveMatchProps) {
  // The filter begins at every market again with each match (spec section 4, Live list).
  const [tab, chooseTab] = useState<string>();
  const topicName = `livematch:${eventId}`;
  useTopic(topicName, match);
  useTopicIds(topicName);
  const state = useTopicState(topicName);
  const record = useOffer().topic(topicName).records.get(eventId);
  if (record === undefined) return state === 'fresh' ? gone : <BoardSkeleton />;
  return (
    <>
      <LiveHead record={record} beside={beside} />
      <Suspense fallback={<div className={styles.tracker} />}>
        <Tracker record={record} />
      </Suspense>
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
      <DelayNotice />
    </>
  );
}
