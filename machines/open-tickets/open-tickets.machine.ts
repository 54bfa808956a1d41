import { assign, setup } from 'xstate';
import type { HistoryTicket } from '../../contract/entities/history-ticket.ts';
import { answerToProvide } from '../to-provide.ts';

export type OpenTicketsEvent =
  /** A ticket was accepted, moved or settled, or such news may have been missed. */
  { type: 'tickets.changed' } | { type: 'retry.asked' } | { type: 'player.left' };

interface OpenTicketsContext {
  tickets: readonly HistoryTicket[];
}

/** The tickets a player has in play, next to his slip: asked for once, and again whenever one of them may have changed. */
export const openTicketsMachine = setup({
  types: {} as { context: OpenTicketsContext; events: OpenTicketsEvent },
  actors: {
    /** The player's open tickets, the newest first; none for a visitor. */
    loadTickets: answerToProvide<readonly HistoryTicket[]>('loadTickets'),
  },
  actions: {
    noteTickets: assign((_, { tickets }: OpenTicketsContext) => ({ tickets })),
    forget: assign({ tickets: [] }),
  },
  delays: { retryPause: 5_000 },
}).createMachine({
  id: 'openTickets',
  context: { tickets: [] },
  initial: 'loading',
  on: { 'player.left': { target: '.loading', reenter: true, actions: 'forget' } },
  states: {
    // Nothing is known yet: of the player, or at all.
    loading: {
      invoke: {
        id: 'loadTickets',
        src: 'loadTickets',
        onDone: {
          target: 'known.fresh',
          actions: { type: 'noteTickets', params: ({ event }) => ({ tickets: event.output }) },
        },
        onError: { target: 'failed' },
      },
      on: { 'tickets.changed': { target: 'loading', reenter: true } },
    },
    failed: {
      on: {
        'retry.asked': { target: 'loading' },
        'tickets.changed': { target: 'loading' },
      },
    },
    known: {
      on: { 'tickets.changed': { target: '.asking', reenter: true } },
      initial: 'fresh',
      states: {
        fresh: {},
        // What is known stays visible meanwhile.
        asking: {
          invoke: {
            id: 'loadTickets',
            src: 'loadTickets',
            onDone: {
              target: 'fresh',
              actions: { type: 'noteTickets', params: ({ event }) => ({ tickets: event.output }) },
            },
            onError: { target: 'stale' },
          },
        },
        stale: { after: { retryPause: { target: 'asking' } } },
      },
    },
  },
});
