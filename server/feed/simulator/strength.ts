import { mix } from './random.ts';
import type { Fixture } from './schedule/fixture.ts';

/** How a match is expected to go before it starts: team strengths run from about 1 (best of its league) to -1. */
export interface Strengths {
  host: number;
  away: number;
}

const spread = 0.3;

const strengthOf = (seed: number, league: number, place: number, teams: number): number =>
  1 - (2 * place) / (teams - 1) + spread * (mix(seed, league, place, 77) / 0x80000000 - 1);

/** Strengths seeded per league: the catalogue lists the strongest first, the seed shakes that order a little. */
export const strengthsOf = (seed: number, { league, host, away }: Fixture): Strengths => ({
  host: strengthOf(seed, league.number, host, league.teams.length),
  away: strengthOf(seed, league.number, away, league.teams.length),
});
