import { describe, expect, test } from 'vitest';
import { storedTicketTraces } from '../../contract/storage/ticket-traces.ts';
import { tracedSteps, tracedTickets } from '../../domain/limits.ts';
import { initialContext } from '../../machines/ticket/initial-context.ts';
import type { TicketContext } from '../../machines/ticket/ticket-context.ts';
import { exampleUserId, pendingTicketOf } from '../../machines/ticket/ticket-examples.ts';
import { memoryStorage } from '../../test/support/examples/storage.ts';
import { createStored } from '../browser/stored.ts';
import { createTicketTracer } from './ticket-tracer.ts';

const memory = () => createStored({ key: 'ticketTraces', schema: storedTicketTraces, storage: memoryStorage() });

const idOf = (nth: number) => `6f0f3f2e-0a52-4f0e-9d35-${String(nth).padStart(12, '0')}`;
const empty: TicketContext = { ...initialContext({ stored: null }), userId: exampleUserId };
const holding = (ticketId: string): TicketContext => ({ ...empty, tickets: [{ ...pendingTicketOf(), ticketId }] });

const start = () => {
  let now = 0;
  const stored = memory();
  return { stored, tracer: createTicketTracer(stored, () => (now += 1_000)) };
};

describe('The tracer of tickets', () => {
  test('notes each state that a held ticket goes through, and the one in which it is let go', () => {
    const { tracer } = start();
    tracer.hear({ value: { composing: { prices: 'resting', face: 'ready' } }, context: empty });
    tracer.hear({ value: { waiting: 'storing' }, context: holding(idOf(1)) });
    tracer.hear({ value: { waiting: 'awaiting' }, context: holding(idOf(1)) });
    tracer.hear({ value: { waiting: 'awaiting' }, context: holding(idOf(1)) });
    const refusal = { namespace: 'errors', key: 'insufficientFunds' } as const;
    tracer.hear({ value: 'refused', context: { ...empty, refusal } });
    tracer.hear({ value: { composing: { prices: 'checking', face: 'ready' } }, context: empty });
    expect(tracer.stepsOf(idOf(1)).map(({ states, code }) => [states, code])).toEqual([
      [['waiting.storing'], null],
      [['waiting.awaiting'], null],
      [['refused'], 'insufficientFunds'],
    ]);
    expect(tracer.stepsOf(idOf(1)).map(({ at }) => at)).toEqual([1_000, 2_000, 4_000]);
  });

  test('goes on with a ticket after a reload, and keeps nothing that would identify the player', () => {
    const { stored, tracer } = start();
    tracer.hear({ value: { waiting: 'awaiting' }, context: holding(idOf(1)) });
    createTicketTracer(stored, () => 9_000).hear({ value: { waiting: 'checking' }, context: holding(idOf(1)) });
    expect(tracer.stepsOf(idOf(1)).map(({ states }) => states)).toEqual([['waiting.awaiting'], ['waiting.checking']]);
    expect(JSON.stringify(stored.read())).not.toContain(exampleUserId);
  });

  test('remembers the newest tickets, and of a long course how it began and ended', () => {
    const { tracer } = start();
    for (let nth = 0; nth <= tracedTickets; nth += 1)
      tracer.hear({ value: { waiting: 'sending' }, context: holding(idOf(nth)) });
    expect(tracer.stepsOf(idOf(0))).toEqual([]);
    expect(tracer.stepsOf(idOf(1))).toHaveLength(1);
    for (let nth = 0; nth < 200; nth += 1)
      tracer.hear({ value: { waiting: `state-${nth}` }, context: holding(idOf(1)) });
    const steps = tracer.stepsOf(idOf(1)).map(({ states }) => states[0]);
    expect(steps).toHaveLength(tracedSteps);
    expect([steps[0], steps[9], steps.at(-1)]).toEqual(['waiting.sending', 'waiting.state-8', 'waiting.state-199']);
  });
});
