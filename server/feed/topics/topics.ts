import type { Match } from '../../../contract/entities/match.ts';
import type { SportCode } from '../../../contract/entities/sport.ts';
import type { Clock } from '../../time/clock.ts';
import { type FeedSource, finishedLinger } from '../feed-source.ts';
import { createPrematchSidebar } from '../sidebar.ts';
import { createCountsTopic } from './counts-topic.ts';
import { createListTopic } from './list-topic.ts';
import { createLiveSidebarTopic } from './live-sidebar-topic.ts';
import { createPrematchTopic } from './prematch-topic.ts';
import type { Topic } from './topic.ts';

/** Makes the topics a client can subscribe to, each in its current state. */
export const createTopics = (feed: FeedSource, clock: Clock) => {
  const prematchSidebar = createPrematchSidebar(feed, () => clock.now());

  const oneMatch = (eventId: string, read: (eventId: string) => Match | null): Topic =>
    createListTopic('live_match_update', clock, () => {
      const match = read(eventId);
      const endedAt = feed.result(eventId)?.endedAt ?? clock.now();
      return match && clock.now() < endedAt + finishedLinger ? [match] : [];
    });

  return {
    live: (sport: SportCode, table: readonly string[]): Topic =>
      createListTopic('live_update', clock, () =>
        feed
          .live()
          .filter(({ league }) => league.sport === sport)
          .map((fixture) => feed.row(fixture, table)),
      ),
    prematch: (sport: SportCode, table: readonly string[]): Topic => createPrematchTopic(feed, sport, table, clock),
    livematch: (eventId: string): Topic => oneMatch(eventId, feed.tracked),
    prematchmatch: (eventId: string): Topic => oneMatch(eventId, feed.match),
    sidebar: (): Topic => createCountsTopic('sidebar_update', prematchSidebar),
    live_sidebar: (): Topic => createLiveSidebarTopic(feed),
  };
};
