import { expect, test } from 'vitest';
import type { TicketTraceFile } from '../../../../contract/entities/ticket-trace.ts';
import { marksOfStep } from '../shown.ts';
import { readTrace, traceLines } from './read-trace.ts';

const file: TicketTraceFile = {
  kind: 'ticketTrace',
  version: 1,
  ticketId: '6f0f3f2e-0a52-4f0e-9d35-0b1f4cf3b8aa',
  exportedAt: 9,
  server: {
    status: 'rejected',
    subcode: 216,
    etsCode: null,
    moves: [
      { from: null, to: 'received', at: 2, by: 'player' },
      { from: 'received', to: 'pending', at: 2, by: 'server' },
      { from: 'pending', to: 'rejected', at: 5, by: 'server' },
    ],
  },
  browser: [
    { at: 1, states: ['waiting.storing'], code: null },
    { at: 2, states: ['waiting.awaiting'], code: null },
    { at: 6, states: ['denied'], code: 'ticketRejectedOddsChanged' },
  ],
};

test('An exported ticket is read back, and anything else is not', () => {
  expect(readTrace(JSON.stringify(file))).toEqual(file);
  expect(readTrace('{')).toBeNull();
  expect(readTrace(JSON.stringify({ ...file, version: 2 }))).toBeNull();
});

test('Browser and server are told in the order of the server time', () => {
  expect(traceLines(file).map(({ side, text }) => `${side}: ${text}`)).toEqual([
    'browser: waiting.storing',
    'server: received, by player',
    'server: received → pending, by server',
    'browser: waiting.awaiting',
    'server: pending → rejected, by server',
    'browser: denied (ticketRejectedOddsChanged)',
  ]);
});

test('A step lights its states and all that they lie in', () => {
  expect(marksOfStep('ticket', { states: ['composing.prices.resting', 'composing.face.ready'] }).active).toEqual([
    'ticket',
    'ticket.composing',
    'ticket.composing.prices',
    'ticket.composing.prices.resting',
    'ticket.composing.face',
    'ticket.composing.face.ready',
  ]);
});
