/** The head of a league above its rows in a list of matches. */
export interface LeagueHead {
  kind: 'head';
  key: string;
  leagueId: string;
  groupName: string;
  leagueName: string;
  count: number;
  folded: boolean;
}
