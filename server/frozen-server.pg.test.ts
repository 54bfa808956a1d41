import { afterAll, beforeAll, expect, test } from 'vitest';
import { freezeServer } from '../test/support/faults/frozen-server.ts';
import { type RaceStand, startRaceStand } from '../test/support/faults/race-stand.ts';

let stand: RaceStand;
beforeAll(async () => {
  stand = await startRaceStand();
});
afterAll(async () => {
  expect(await stand.stop()).toEqual([]);
});

test('J1: a server frozen inside a transaction keeps its player for seconds, and nobody else at all', async () => {
  const { wrong, longest } = await freezeServer(stand);
  expect(wrong).toEqual([]);
  // How long exactly is asked by the fault run, on a machine of its own: a stranger that waited for the lock took ten seconds.
  expect(longest).toBeLessThan(3_000);
});
