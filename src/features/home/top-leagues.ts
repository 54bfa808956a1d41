import type { Language } from '../../../contract/entities/languages.ts';
import type { SidebarSport } from '../../../contract/entities/offer.ts';
import { defaultSport } from '../../../domain/limits.ts';
import { ledCountries } from '../../../domain/offer/own-country.ts';

interface TopLeague {
  leagueId: string;
  league: string;
  country: string;
  eventsCount: number;
}

/** The first division of the reader's own and of each top country, and the fullest of its other leagues, in the countries' order. */
export const topLeagues = (sports: readonly SidebarSport[], language: Language): TopLeague[] => {
  const countries = sports.find(({ sport }) => sport === defaultSport)?.groupByCountries ?? [];
  return ledCountries(language).flatMap((name) => {
    // The offer puts a country's first division first.
    const [first, ...others] = countries.find((country) => country.name === name)?.leagues ?? [];
    const fullest = others.toSorted((one, other) => other.eventsCount - one.eventsCount)[0];
    return [first, fullest].filter((league) => league !== undefined).map((league) => ({ ...league, country: name }));
  });
};
