import { packCounts } from '../../../contract/sockets/packed-counts.ts';
import type { SidebarCounts } from '../sidebar.ts';
import type { Message, Topic } from './topic.ts';

/** Counts of a sidebar: no matches, the counts whole whenever one differs. */
export const createCountsTopic = (
  event: 'sidebar_update' | 'live_sidebar_update',
  counts: () => SidebarCounts,
): Topic => {
  const message = (sports: SidebarCounts): Message => ({
    event,
    body: { sports },
    packed: () => ({ sports: packCounts(sports) }),
  });
  let told = counts();
  let text = JSON.stringify(told);
  return {
    snapshot: () => [],
    hello: () => [message(told)],
    news: () => {
      const now = counts();
      if (now === told) return [];
      told = now;
      const before = text;
      text = JSON.stringify(now);
      return text === before ? [] : [message(now)];
    },
  };
};
