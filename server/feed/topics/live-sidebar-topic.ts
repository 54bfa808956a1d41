import type { FeedSource } from '../feed-source.ts';
import { liveSidebar } from '../sidebar.ts';
import { createCountsTopic } from './counts-topic.ts';
import type { Message, Topic } from './topic.ts';

/** Counts of the matches in play, and which of them have just begun: favourites may be among them. */
export const createLiveSidebarTopic = (feed: FeedSource): Topic => {
  const counts = createCountsTopic('live_sidebar_update', () => liveSidebar(feed));
  let playing = new Set(feed.live());

  const begun = (): Message[] => {
    const now = feed.live();
    const fresh = now.filter((fixture) => !playing.has(fixture));
    playing = new Set(now);
    if (fresh.length === 0) return [];
    const matches = fresh.map(({ eventId, league: { sport, leagueId } }) => ({ eventId, sport, leagueId }));
    return [{ event: 'reload_favorite_live', body: { begun: matches } }];
  };

  return { ...counts, news: () => [...counts.news(), ...begun()] };
};
