import { expect, test } from 'vitest';
import { runGames } from '../../../test/support/faults/game-run.ts';

// Side by side: each has a server of its own, and waits half of the time.
test.concurrent('300 rounds of 20 players at a server that is killed, over bad lines: nothing is lost, doubled or left open', async () => {
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

test.concurrent('24 bets at tables, draws, races and flights that all share, at a server that is killed: each is paid once or taken back', async () => {
  const { wrong, ...seen } = await runGames({
    engine: 'embedded',
    seed: 19,
    players: 12,
    rounds: 24,
    company: 'shared',
    crashes: 1,
    calm: 2_000,
  });
  expect(wrong).toEqual([]);
  expect(seen).toMatchObject({ rounds: 24, crashes: 1 });
  expect(seen.over).toBeGreaterThan(0);
}, 400_000);
