import { expect, test } from 'vitest';
import { runStudioEmbedded } from '../../../test/support/faults/studio-run.ts';

test('200 rounds of 20 players over a bad line and two dead servers: nothing is lost, doubled or left open', async () => {
  const { wrong, ...counts } = await runStudioEmbedded({ seed: 17, players: 20, rounds: 200, crashes: 2 });
  expect(wrong).toEqual([]);
  expect(counts.rounds).toBe(200);
  expect(counts.takenBack).toBeGreaterThan(5);
}, 300_000);
