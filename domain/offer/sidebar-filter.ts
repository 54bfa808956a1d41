import type { SidebarFilter, SpecialFilter, TimeFilter } from '../../contract/entities/offer.ts';

/** What a list is limited to: next matches to the hours of the time filter, a day to itself. */
export const sidebarFilter = (special: SpecialFilter, time: TimeFilter): SidebarFilter =>
  special === 'NextMatches' ? time : special;
