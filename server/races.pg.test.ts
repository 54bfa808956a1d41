import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RaceStand, startRaceStand } from '../test/support/faults/race-stand.ts';
import { races } from '../test/support/faults/races.ts';

let stand: RaceStand;
beforeAll(async () => {
  stand = await startRaceStand();
});
afterAll(async () => {
  expect(await stand.stop()).toEqual([]);
});

test.for(races)('$name', { timeout: 300_000 }, async ({ rounds, round }) => {
  for (let nth = 0; nth < Math.ceil(rounds / 10); nth += 1) await round(stand, nth);
});
