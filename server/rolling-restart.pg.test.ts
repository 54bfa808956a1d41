import { expect, test } from 'vitest';
import { runTickets } from '../test/support/faults/ticket-run.ts';

test('two servers that are restarted one after the other under load lose and double nothing', async () => {
  const { wrong, tickets, crashes, accepted } = await runTickets({
    engine: 'postgres',
    seed: 14,
    tickets: 100,
    players: 25,
    crashes: 4,
    how: 'end',
  });
  expect(wrong).toEqual([]);
  expect(tickets).toBe(100);
  expect(accepted).toBeGreaterThan(25);
  expect(crashes).toBeGreaterThan(1);
}, 400_000);
