import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { defaultSport, topCountries } from '../../../domain/limits.ts';

interface TopLeague {
  leagueId: string;
  league: string;
  country: string;
  eventsCount: number;
}

/** The first division of each top country and the fullest of its other leagues (spec section 2), in the countries' order. */
export const topLeagues = (sports: readonly SidebarSport[]): TopLeague[] => {
  const countries = sports.find(({ sport }) => sport === defaultSport)?.groupByCountries ?? [];
  return topCountries.flatMap((name) => {
    // The offer puts a country's first division first.
    const [first, ...others] = countries.find((country) => country.name === name)?.leagues ?? [];
    const fullest = others.toSorted((one, other) => other.eventsCount - one.eventsCount)[0];
    return [first, fullest].filter((league) => league !== undefined).map((league) => ({ ...league, country: name }));
  });
};
