import type { SidebarSport } from '../../contract/entities/offer.ts';
import type { SportCode } from '../../contract/entities/sport.ts';
import { topCountries } from '../limits.ts';
import { offeredSports, sportOf } from '../sports/sports.ts';

/** What of an event the sidebar needs. */
export interface CountedEvent {
  sport: SportCode;
  groupName: string;
  leagueId: string;
  leagueName: string;
}

const rank = (country: string) => {
  const place = (topCountries as readonly string[]).indexOf(country);
  return place === -1 ? topCountries.length : place;
};

/** Order of countries everywhere in the offer: the top countries of spec section 2, then by name. */
export const compareCountries = (a: string, b: string): number => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);

const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
};

const countLeagues = (events: readonly CountedEvent[]) =>
  [...groupBy(events, (event) => event.leagueId)].map(([leagueId, inLeague]) => ({
    leagueId,
    league: inLeague[0]?.leagueName ?? '',
    eventsCount: inLeague.length,
  }));

const countCountries = (events: readonly CountedEvent[]) =>
  [...groupBy(events, (event) => event.groupName)]
    .sort(([a], [b]) => compareCountries(a, b))
    .map(([name, inCountry]) => ({
      name,
      eventsCount: inCountry.length,
      leagues: countLeagues(inCountry).sort((a, b) => Number(a.leagueId) - Number(b.leagueId)),
    }));

/** Sports, countries and leagues with their numbers of events; sports and leagues without events are left out. */
export const countSidebar = (events: readonly CountedEvent[]): SidebarSport[] => {
  const bySport = groupBy(events, (event) => event.sport);
  return offeredSports.flatMap((code) => {
    const ofSport = bySport.get(code) ?? [];
    const sport = sportOf(code);
    if (!sport || ofSport.length === 0) return [];
    return [
      {
        sport: code,
        name: sport.name,
        icon: sport.icon,
        eventsCount: ofSport.length,
        groupByCountries: countCountries(ofSport),
      },
    ];
  });
};
