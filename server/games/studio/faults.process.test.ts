import { expect, test } from 'vitest';
import { runGames } from '../../../test/support/faults/game-run.ts';

test('300 rounds of 20 players at a server that is killed, over bad lines: nothing is lost, doubled or left open', async () => {
  const { wrong, ...seen } = await runGames({
    engine: 'embedded',
    seed: 17,
    players: 20,
    rounds: 300,
    crashes: 2,
    calm: 2_000,
  });
  expect(wrong).toEqual([]);
  expect(seen).toMatchObject({ rounds: 300, crashes: 2 });
  expect(seen.takenBack).toBeGreaterThan(0);
  expect(seen.reloads).toBeGreaterThan(10);
}, 400_000);
