import { test } from 'vitest';
import { expectHundredsOfTickets } from '../test/support/faults/hundreds-of-tickets.ts';

test(
  'two hundred tickets through lost answers, lost events and a server that crashes are told and paid as they are stored',
  () => expectHundredsOfTickets({ engine: 'embedded', seed: 11 }),
  400_000,
);
