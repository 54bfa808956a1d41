import { expect, test } from 'vitest';
import { runGames } from '../../../test/support/faults/game-run.ts';

test('300 rounds of 20 players at two servers on PostgreSQL: nothing is lost, doubled or left open', async () => {
  const { wrong, ...seen } = await runGames({
    engine: 'postgres',
    seed: 23,
    players: 20,
    rounds: 300,
    crashes: 1,
    calm: 500,
  });
  expect(wrong).toEqual([]);
  expect(seen).toMatchObject({ rounds: 300, crashes: 1 });
}, 400_000);
