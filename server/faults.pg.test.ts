import { test } from 'vitest';
import { expectHundredsOfTickets } from '../test/support/faults/hundreds-of-tickets.ts';

test(
  'two hundred tickets at two servers of which now one, now the other crashes are told and paid as they are stored',
  () => expectHundredsOfTickets({ engine: 'postgres', seed: 12 }),
  400_000,
);
