import type { SidebarSport } from '../../../contract/entities/offer.ts';

/** What a league is called and where it is; one that is not offered is called by its id. */
export const findLeague = (sports: readonly SidebarSport[], id: string): { country: string; league: string } => {
  for (const { groupByCountries } of sports) {
    for (const { name, leagues } of groupByCountries) {
      const found = leagues.find(({ leagueId }) => leagueId === id);
      if (found !== undefined) return { country: name, league: found.league };
    }
  }
  return { country: '', league: id };
};
