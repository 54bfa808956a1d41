import type { TraceStep } from '../../contract/entities/ticket-trace.ts';
import type { StoredTicketTraces } from '../../contract/storage/ticket-traces.ts';
import { tracedSteps, tracedTickets } from '../../domain/limits.ts';
import { leafStates } from '../../machines/leaf-states.ts';
import { ownTicket } from '../../machines/ticket/own-ticket.ts';
import type { TicketContext } from '../../machines/ticket/ticket-context.ts';
import type { Stored } from '../browser/stored.ts';

interface TicketSnapshot {
  value: Parameters<typeof leafStates>[0];
  context: TicketContext;
}

/** A longer course loses its middle: how it began and how it ended tell most. */
const bounded = (steps: TraceStep[]): TraceStep[] =>
  steps.length <= tracedSteps ? steps : [...steps.slice(0, 10), ...steps.slice(steps.length - tracedSteps + 10)];

const sameStep = (one: TraceStep | undefined, other: TraceStep): boolean =>
  one !== undefined && one.code === other.code && one.states.join() === other.states.join();

/** Records the states of the ticket machine while it has a ticket, and the one in which it drops it. */
export const createTicketTracer = (stored: Stored<StoredTicketTraces>, serverNow: () => number) => {
  let followed: string | null = null;
  const traces = () => stored.read()?.traces ?? [];

  const append = (ticketId: string, step: TraceStep): void => {
    const kept = traces();
    const steps = kept.find((trace) => trace.ticketId === ticketId)?.steps ?? [];
    if (sameStep(steps.at(-1), step)) return;
    const others = kept.filter((trace) => trace.ticketId !== ticketId).slice(1 - tracedTickets);
    stored.write({ version: 1, traces: [...others, { ticketId, steps: bounded([...steps, step]) }] });
  };

  return {
    hear({ value, context }: TicketSnapshot): void {
      const held = ownTicket(context)?.ticketId ?? null;
      const ticketId = held ?? followed;
      followed = held;
      if (ticketId === null) return;
      const code = context.refusal?.key ?? context.news?.text ?? null;
      append(ticketId, { at: Math.round(serverNow()), states: leafStates(value), code });
    },
    stepsOf: (ticketId: string): TraceStep[] => traces().find((trace) => trace.ticketId === ticketId)?.steps ?? [],
  };
};

export type TicketTracer = ReturnType<typeof createTicketTracer>;
