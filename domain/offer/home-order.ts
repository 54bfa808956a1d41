import { compareCountries } from './count-sidebar.ts';
import { favouriteGrade, type LiveFavourites } from './live-favourites.ts';

/** What the home page's order needs of a match. */
export interface RankedMatch {
  eventId: string;
  /** By which matches of one kick-off are sorted. */
  number: number;
  /** Kick-off, milliseconds since the epoch. */
  startsAt: number;
  /** `rank` is the importance of the competition, 1 the greatest. */
  league: { leagueId: string; number: number; country: string; rank: number };
}

/** The greatest rank of a league of men; those of women, reserves and youth come after. */
export const seniorTiers = 4;

/** Matches in play stay with their leagues; those that come go by kick-off. */
export type HomeSection = 'live' | 'prematch';

type Compare = (a: RankedMatch, b: RankedMatch) => number;

const byCountry: Compare = (a, b) => compareCountries(a.league.country, b.league.country);
const byLeague: Compare = (a, b) => byCountry(a, b) || a.league.number - b.league.number;
const byStart: Compare = (a, b) => a.startsAt - b.startsAt;

const inSection: Record<HomeSection, Compare> = {
  live: (a, b) => byLeague(a, b) || byStart(a, b),
  prematch: (a, b) => byStart(a, b) || byLeague(a, b),
};

/** Whose page it is: `soon` is until when the matches of his country begin that lead it, milliseconds since the epoch. */
export interface HomeReader {
  favourites: LiveFavourites;
  country: string | null;
  soon: number;
}

/**
 * The first `count` matches of the home page: favourite matches, those of favourite leagues, those of men in the reader's
 * own country that begin soon, then by the importance of the league, top countries first. Of all but favourites those that can be staked on come before all that are locked. `isOpen`
 * is asked only as often as needed, since it may be expensive.
 */
export const firstOnHome = <Ranked extends RankedMatch>(
  matches: readonly Ranked[],
  { section, reader, count }: { section: HomeSection; reader: HomeReader; count: number },
  isOpen: (match: Ranked) => boolean,
): Ranked[] => {
  const { favourites, country, soon } = reader;
  const isOwn = ({ startsAt, league }: Ranked) =>
    league.country === country && league.rank <= seniorTiers && startsAt <= soon;
  const grade = (match: Ranked) => {
    const starred = favouriteGrade(match.eventId, match.league.leagueId, favourites);
    return starred === 2 && !isOwn(match) ? 3 : starred;
  };
  const ordered = matches.toSorted(
    (a, b) =>
      grade(a) - grade(b) ||
      a.league.rank - b.league.rank ||
      inSection[section](a, b) ||
      a.number - b.number ||
      (a.eventId < b.eventId ? -1 : 1),
  );
  const first: Ranked[] = [];
  const locked: Ranked[] = [];
  for (const match of ordered) {
    if (first.length === count) break;
    const leads = grade(match) < 2 || isOpen(match);
    (leads ? first : locked).push(match);
  }
  return [...first, ...locked].slice(0, count);
};
