import type { Player } from '../../../../contract/entities/match.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { basketballLeagues } from './basketball.ts';
import { footballLeagues } from './football.ts';
import type { LeagueSource } from './league.ts';
import { playerName } from './names.ts';

/** Players of a side who are bet on. */
export const squadSize = 10;

interface Home {
  country: string;
  /** Counts the clubs of a country, so that no two share a player. */
  place: number;
}

/** The first club of a name has its squad: it plays in Europe with the one it has at home. */
const homesOf = (leagues: readonly LeagueSource[]): ReadonlyMap<string, Home> => {
  const homes = new Map<string, Home>();
  const counts = new Map<string, number>();
  const atHomeFirst = leagues.toSorted((a, b) => Number(isAbroad(a.country)) - Number(isAbroad(b.country)));
  for (const { country, teams } of atHomeFirst)
    for (const team of teams.split(',').map((name) => name.trim())) {
      if (homes.has(team)) continue;
      const place = counts.get(country) ?? 0;
      counts.set(country, place + 1);
      homes.set(team, { country, place });
    }
  return homes;
};

const isAbroad = (country: string) => country === 'Europe' || country === 'World';

const homes = { F: homesOf(footballLeagues), B: homesOf(basketballLeagues) };

const side = (letter: 'h' | 'a', sport: keyof typeof homes, team: string): Player[] => {
  const home = homes[sport].get(team);
  if (!home) return [];
  return Array.from({ length: squadSize }, (_, index) => ({
    id: `${letter}${index + 1}`,
    name: playerName(home.country, home.place * squadSize + index),
  }));
};

/** Players of both sides whose own figures are bet on: `h1` is the host's best, `a1` the visitor's. None in leagues of women and of the young. */
export const squadOf = ({ league, hostName, awayName }: Fixture): Player[] => {
  const { sport } = league;
  if (sport !== 'F' && sport !== 'B') return [];
  const host = side('h', sport, hostName);
  const away = side('a', sport, awayName);
  return host.length > 0 && away.length > 0 ? [...host, ...away] : [];
};

/** The best players of these football clubs, each club's first, then each club's second ... */
export const bestOf = (teams: string, count: number): string[] => {
  const clubs = teams.split(',').flatMap((team) => homes.F.get(team.trim()) ?? []);
  return Array.from({ length: squadSize }, (_, rank) =>
    clubs.map(({ country, place }) => playerName(country, place * squadSize + rank)),
  )
    .flat()
    .slice(0, count);
};
