import type { SidebarFilter, SidebarSport } from '../entities/offer.ts';

/** Counts as a sidebar shows them: by time filter, each with its sports, countries and leagues. */
type Counts = Partial<Record<SidebarFilter, SidebarSport[]>>;

type PackedLeague = readonly [leagueId: string, league: string, ...counts: number[]];
type PackedCountry = readonly [name: string, ...leagues: PackedLeague[]];
type PackedSport = readonly [sport: string, name: string, icon: string, ...countries: PackedCountry[]];

/** One tree for all filters; a league has a count for each of them, in their order. */
interface PackedCounts {
  filters: string[];
  tree: PackedSport[];
}

/** The filter that holds whatever another one does. */
const widest = 'all';

/**
 * The short form of `sports` in a message of counts, for a client that subscribes with `packed: true`: each name is
 * sent once, not once per filter. A country and a sport count what their leagues do; what is zero under a filter is
 * left out there.
 */
export const packCounts = (sports: Counts): PackedCounts => {
  const filters = (Object.keys(sports) as SidebarFilter[]).filter((filter) => sports[filter] !== undefined);
  const counts = filters.map((filter) => {
    const leagues = sports[filter]?.flatMap(({ sport, groupByCountries }) =>
      groupByCountries.flatMap(({ name, leagues: inCountry }) =>
        inCountry.map(({ leagueId, eventsCount }) => [`${sport} ${name} ${leagueId}`, eventsCount] as const),
      ),
    );
    return new Map(leagues);
  });
  const tree = (sports[widest] ?? []).map(
    ({ sport, name, icon, groupByCountries }): PackedSport => [
      sport,
      name,
      icon,
      ...groupByCountries.map(
        (country): PackedCountry => [
          country.name,
          ...country.leagues.map(
            ({ leagueId, league }): PackedLeague => [
              leagueId,
              league,
              ...counts.map((of) => of.get(`${sport} ${country.name} ${leagueId}`) ?? 0),
            ],
          ),
        ],
      ),
    ],
  );
  return { filters, tree };
};

interface Counted {
  eventsCount: number;
}

const sum = (parts: readonly Counted[]): number => parts.reduce((total, { eventsCount }) => total + eventsCount, 0);
const some = <Part extends Counted>(parts: readonly Part[]): Part[] =>
  parts.filter(({ eventsCount }) => eventsCount > 0);

const countsUnder = (tree: readonly PackedSport[], place: number) =>
  some(
    tree.map(([sport, name, icon, ...countries]) => {
      const groupByCountries = some(
        countries.map(([country, ...inCountry]) => {
          const leagues = some(
            inCountry.map(([leagueId, league, ...counts]) => ({ leagueId, league, eventsCount: counts[place] ?? 0 })),
          );
          return { name: country, eventsCount: sum(leagues), leagues };
        }),
      );
      return { sport, name, icon, eventsCount: sum(groupByCountries), groupByCountries };
    }),
  );

/** A message of counts in its whole form, whichever it came in; null when it makes no sense. The contract checks the rest. */
export const unpackCounts = (payload: unknown): unknown => {
  const { sports, ...head } = (payload ?? {}) as { sports?: Partial<PackedCounts> };
  if (!Array.isArray(sports?.filters) || !Array.isArray(sports.tree)) return payload;
  const { filters, tree } = sports;
  try {
    return { ...head, sports: Object.fromEntries(filters.map((filter, place) => [filter, countsUnder(tree, place)])) };
  } catch {
    // A value that should be a list and is none cannot be read.
    return null;
  }
};
