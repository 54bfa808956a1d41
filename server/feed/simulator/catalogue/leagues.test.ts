import { expect, test } from 'vitest';
import { topCountries } from '../../../../domain/limits.ts';
import { allLeagues } from './leagues.ts';

/** Competitions of two sides; in an outright the entrants are many. */
const matches = allLeagues.filter(({ field }) => !field);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('every league has a number of its own that fits into event ids', () => {
  expect(repeated(allLeagues.map(({ leagueId }) => leagueId))).toEqual([]);
  for (const { number } of allLeagues) expect(number > 0 && number < 10_000).toBe(true);
});

test('every league has an even number of teams, so that all of them play in each round', () => {
  expect(matches.filter(({ teams }) => teams.length % 2 === 1).map(({ name }) => name)).toEqual([]);
});

test('no team stands in two leagues of a sport and country', () => {
  const names = matches.flatMap(({ sport, country, teams }) => teams.map((team) => `${sport} ${country} ${team}`));
  expect(repeated(names)).toEqual([]);
});

test('no name is empty or twice in one competition', () => {
  for (const { teams, field, name, country } of allLeagues) {
    const names = field ? [field.title, ...field.entrants, ...field.scorers] : teams;
    expect([name, country, ...names].every(Boolean)).toBe(true);
    expect(repeated(names)).toEqual([]);
  }
});

test('every league has its rank, and none of the women, reserves or youth of its clubs is before any other', () => {
  for (const { rank, name, teams } of allLeagues) {
    const kind = [/ W$/, / U21$/, / U19$/].findIndex(
      (end) => teams.length > 1 && teams.every((team) => end.test(team)),
    );
    expect([1, 2, 3, 4], name).toContain(rank - 4 * (kind + 1));
  }
});

test('first divisions of the top countries lead football, second ones do not', () => {
  const football = allLeagues.filter(({ sport }) => sport === 'F');
  const first = football.filter(({ rank }) => rank === 1);
  expect(new Set(first.map(({ country }) => country))).toEqual(new Set(topCountries));
  for (const { country, number } of first) {
    expect(Math.min(...football.filter((other) => other.country === country).map((other) => other.number))).toBe(
      number,
    );
  }
});
