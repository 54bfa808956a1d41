import { expect, test } from 'vitest';
import { runTickets } from '../test/support/faults/ticket-run.ts';

test('two hundred tickets through lost answers, lost events and a server that crashes are told and paid as they are stored', async () => {
  const { wrong, tickets, crashes, accepted } = await runTickets({
    engine: 'embedded',
    seed: 11,
    tickets: 200,
    players: 25,
    crashes: 3,
  });
  expect(wrong).toEqual([]);
  expect(tickets).toBe(200);
  expect(accepted).toBeGreaterThan(50);
  expect(crashes).toBeGreaterThan(0);
}, 400_000);
