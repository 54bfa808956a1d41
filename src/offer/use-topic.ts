import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Match } from '../../contract/entities/match.ts';
import { useOffer } from './offer-context.tsx';
import type { TopicState } from './offer-topic.ts';
import type { Counts, CountsTopic } from './sidebar-counts.ts';

/**
 * Shows a topic as long as the component is mounted. `matches` are those a page loader fetched: they are there at once,
 * before the feed answers. `eventIds` must keep its identity while the same events are shown. Until they are `drawn` the
 * feed is not asked.
 */
export const useTopic = (name: string, matches: readonly Match[], eventIds?: readonly string[], drawn = true): void => {
  const offer = useOffer();
  // Seeded while rendering, so that the rows below find their odds in the same pass; seeding twice changes nothing.
  useMemo(() => offer.seed(name, matches), [offer, name, matches]);
  useEffect(() => (drawn ? offer.hold(name, eventIds) : undefined), [offer, name, eventIds, drawn]);
};

/** Ids of the topic's matches, in the feed's order. */
export const useTopicIds = (name: string): readonly string[] => {
  const topic = useOffer().topic(name);
  return useSyncExternalStore(topic.listSignal.subscribe, () => topic.ids);
};

export const useTopicState = (name: string): TopicState => {
  const topic = useOffer().topic(name);
  return useSyncExternalStore(topic.stateSignal.subscribe, () => topic.state);
};

/** Counts of the sidebar as the feed sent last; before that those a page loader fetched. */
export const useCounts = (name: CountsTopic, fetched: Counts): Counts => {
  const offer = useOffer();
  useEffect(() => offer.hold(name), [offer, name]);
  const live = offer.counts[name];
  return useSyncExternalStore(live.signal.subscribe, () => live.counts) ?? fetched;
};
