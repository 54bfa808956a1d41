import type { Counts } from '../../offer/sidebar-counts.ts';
import { useCounts } from '../../offer/use-topic.ts';

/** How many matches there are by time and day. The feed counts hours; a day stays as it was fetched. */
export const useBettingCounts = (fetched: Counts): Counts => ({ ...fetched, ...useCounts('sidebar', fetched) });
