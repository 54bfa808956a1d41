import type { CasesOf } from '../machine-cases.ts';
import { exampleTicketId } from '../ticket/ticket-examples.ts';
import type { updateMachine } from './update.machine.ts';

export const updateCases = {
  input: { spread: 0.5 },
  events: {
    'worker.installed': [
      { type: 'worker.installed', ofPage: false },
      { type: 'worker.installed', ofPage: true },
    ],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.rested': [{ type: 'page.rested' }],
    'update.taken': [{ type: 'update.taken' }],
    'update.postponed': [{ type: 'update.postponed' }],
    'feed.went': [
      { type: 'feed.went', stale: true },
      { type: 'feed.went', stale: false },
    ],
    'ticket.awaited': [
      { type: 'ticket.awaited', ticketId: exampleTicketId },
      { type: 'ticket.awaited', ticketId: null },
    ],
  },
  answers: {
    watchWorker: { done: [], errors: ['broken'] },
    watchPage: { done: [], errors: ['broken'] },
    holdTicket: { done: [], errors: ['broken'] },
    awaitTickets: { done: [undefined], errors: ['broken'] },
    lookAround: { done: [true, false], errors: ['broken'] },
  },
  facet: ({ outdated, ticketAwaited }) => [outdated, ticketAwaited],
} satisfies CasesOf<typeof updateMachine>;
