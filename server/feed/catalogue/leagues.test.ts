import { expect, test } from 'vitest';
import { allLeagues } from './leagues.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('every league has a number of its own that fits into event ids', () => {
  expect(repeated(allLeagues.map(({ leagueId }) => leagueId))).toEqual([]);
  for (const { number } of allLeagues) expect(number > 0 && number < 10_000).toBe(true);
});

test('every league has an even number of teams, so that all of them play in each round', () => {
  expect(allLeagues.filter(({ teams }) => teams.length % 2 === 1).map(({ name }) => name)).toEqual([]);
});

test('no team stands in two leagues of a sport and country', () => {
  const names = allLeagues.flatMap(({ sport, country, teams }) => teams.map((team) => `${sport} ${country} ${team}`));
  expect(repeated(names)).toEqual([]);
});

test('no name is empty', () => {
  for (const { teams, name, country } of allLeagues) expect([name, country, ...teams].every(Boolean)).toBe(true);
});
