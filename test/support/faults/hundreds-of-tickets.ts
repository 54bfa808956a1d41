import { expect } from 'vitest';
import { runTickets } from './ticket-run.ts';

/** Two hundred tickets while servers crash: all outcomes sent and paid match what is stored. */
export const expectHundredsOfTickets = async (run: Pick<Parameters<typeof runTickets>[0], 'engine' | 'seed'>) => {
  const { wrong, tickets, crashes, accepted } = await runTickets({ ...run, tickets: 200, players: 25, crashes: 3 });
  expect(wrong).toEqual([]);
  expect(tickets).toBe(200);
  expect(accepted).toBeGreaterThan(50);
  expect(crashes).toBeGreaterThan(0);
};
