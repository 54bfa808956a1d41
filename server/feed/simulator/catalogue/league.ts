import { seniorTiers } from '../../../../domain/offer/home-order.ts';
import type { OfferedSport } from '../../../../domain/sports/sports.ts';
import type { RankingMarket } from '../play/rankings.ts';

export type Tier = 1 | 2 | 3 | 4;

/** A competition as it is written in the catalogue. */
export interface LeagueSource {
  /** Stable for ever: event ids are made from it. Unique over all sports, 1 to 999, 4001 to 4999, 8001 to 9999 (without `also`). */
  id: number;
  country: string;
  name: string;
  /** How many follow it: 1 is what a home page leads with, 4 what only those ask for who know it. */
  tier: Tier;
  /** Hours from UTC where it is played. */
  zone: number;
  /** Strongest first, comma separated, an even number. */
  teams: string;
  /** Further competitions of the same clubs: W women, R reserves, Y youth. */
  also?: string;
  /** How many rounds are played in a week, other than two; 672 is one every quarter of an hour, day and night. */
  rounds?: 1 | 2 | 3 | 4 | 7 | 14 | 672;
  /** It is one outright a round instead of matches; `teams` are its entrants then, and may be none. */
  field?: FieldSource;
}

/** An outright: who wins a season or tournament, who scores in a round. */
export interface FieldSource {
  /** What is played, the first half of its name; the second is the season, the year or the count of the round. */
  title: string;
  label: 'season' | 'year' | 'round';
  markets: readonly RankingMarket[];
  /** Players of whom one scores most, or who are bet on to score. */
  scorers?: readonly string[];
}

/** The same as the schedule and the models see it. */
export interface Field extends Omit<FieldSource, 'scorers'> {
  entrants: readonly string[];
  scorers: readonly string[];
}

/** A competition as the schedule and the models see it. */
export interface League {
  /** Unique number, the tail of its event ids. */
  number: number;
  leagueId: string;
  sport: OfferedSport;
  country: string;
  name: string;
  /** Its tier; all women's come after all of men, then all reserves, then all of the youth. */
  rank: number;
  zone: number;
  teams: readonly string[];
  /** How many events a round has: every team meets one other, or all are in one outright. */
  eventsPerRound: number;
  field: Field | null;
  roundsPerWeek: number;
  /** Evenings and weekends, the whole day, or day and night. */
  hours: 'prime' | 'any' | 'always';
  /** How long before kick-off an event can be bet on, milliseconds. */
  opensBefore: number;
}

const hour = 3_600_000;

interface Variant {
  letter: string;
  league: string;
  team: string;
}

const variants: readonly Variant[] = [
  { letter: 'W', league: 'Women', team: 'W' },
  { letter: 'R', league: 'U21', team: 'U21' },
  { letter: 'Y', league: 'U19', team: 'U19' },
];

/** Prime leagues open a week ahead, those that play every other day two days, those of the young one; virtual ones three hours. */
const openings = { prime: 7 * 24 * hour, any: 48 * hour, always: 3 * hour, junior: 24 * hour } as const;

/** Added to a league's number for each further league of its clubs, so that a country's main leagues come first by number. */
const furtherLeagues = 1_000;

/** A source as leagues: the competition itself and those of the same clubs. */
export const expandLeague = (sport: OfferedSport, source: LeagueSource): League[] => {
  const teams = source.teams.split(',').map((team) => team.trim());
  const { field } = source;
  const number = source.id;
  const { country, zone } = source;
  const rounds = source.rounds ?? 2;
  const hours = rounds <= 2 ? 'prime' : rounds <= 14 ? 'any' : 'always';
  const main: League = {
    number,
    leagueId: String(number),
    sport,
    country,
    name: source.name,
    rank: source.tier,
    zone,
    teams,
    eventsPerRound: field ? 1 : teams.length / 2,
    field: field ? { ...field, entrants: teams.filter(Boolean), scorers: field.scorers ?? [] } : null,
    roundsPerWeek: rounds,
    hours,
    opensBefore: openings[hours],
  };
  const further = variants.flatMap((variant, index): League[] =>
    source.also?.includes(variant.letter)
      ? [
          {
            ...main,
            number: number + (index + 1) * furtherLeagues,
            leagueId: String(number + (index + 1) * furtherLeagues),
            name: `${source.name} ${variant.league}`,
            rank: source.tier + (index + 1) * seniorTiers,
            teams: teams.map((team) => `${team} ${variant.team}`),
            roundsPerWeek: 3,
            hours: 'any',
            opensBefore: openings.junior,
          },
        ]
      : [],
  );
  return [main, ...further];
};
