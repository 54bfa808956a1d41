import { afterAll, beforeAll, expect, test } from 'vitest';
import { playRounds, roundsOfSuite } from '../test/support/faults/play-rounds.ts';
import { type RaceStand, startRaceStand } from '../test/support/faults/race-stand.ts';
import { races } from '../test/support/faults/races.ts';

let stand: RaceStand;
beforeAll(async () => {
  stand = await startRaceStand();
});
afterAll(async () => {
  expect(await stand.stop()).toEqual([]);
});

test.for(races)('$name', { timeout: 300_000 }, async (race) => {
  expect(await playRounds(race, stand, roundsOfSuite(race))).toEqual([]);
});
