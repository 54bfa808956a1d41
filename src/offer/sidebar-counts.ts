import type { SidebarFilter, SidebarSport } from '../../contract/entities/offer.ts';
import { Signal } from './signal.ts';

export type Counts = Partial<Record<SidebarFilter, SidebarSport[]>>;
export type CountsTopic = 'sidebar' | 'live_sidebar';

/** How many events each sport, country and league has, as the feed sent last; null until it did. */
export class SidebarCounts {
  readonly signal = new Signal();
  counts: Counts | null = null;

  take(sports: Counts): void {
    this.counts = { ...this.counts, ...sports };
    this.signal.tell();
  }
}
