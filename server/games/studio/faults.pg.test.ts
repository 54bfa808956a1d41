import { expect, test } from 'vitest';
import { runStudioOnPostgres } from '../../../test/support/faults/studio-run.ts';

test('1,000 rounds of 50 players at two servers on PostgreSQL: nothing is lost, doubled or left open', async () => {
  const { wrong, ...counts } = await runStudioOnPostgres({ seed: 23, players: 50, rounds: 1_000, crashes: 2 });
  expect(wrong).toEqual([]);
  expect(counts.rounds).toBe(1_000);
}, 300_000);
