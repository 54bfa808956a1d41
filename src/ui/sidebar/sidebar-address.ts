import type { SportCode } from '../../../contract/entities/sport.ts';

/** The part of a page's address that concerns its sidebar, and where its choices lead. */
export interface SidebarAddress {
  to: '/betting' | '/live_betting';
  sport: SportCode;
  /** Ids of the leagues that the list is limited to; none is every league. */
  leagues: readonly string[];
  /** A match is open in place of the list. */
  open: boolean;
  ofSport(sport: SportCode): object;
  /** `before` is the address as it is when the league is pressed: an earlier press may be on its way. */
  withLeague(before: object, leagueId: string, chosen: boolean): object;
  withoutLeagues(): object;
}
