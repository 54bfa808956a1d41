import type { HistoryTicket } from '../../contract/entities/history-ticket.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { openTicketsMachine } from './open-tickets.machine.ts';

export const openTicketOf = (different: Partial<HistoryTicket> = {}): HistoryTicket => ({
  ticket_id: '7f3a92c1-0000-4000-8000-000000000000',
  status: 'accepted',
  subcode: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  stake: 100,
  currency: 'RSD',
  currency_id: 1,
  selections: [],
  systemGroups: [],
  combinations: 1,
  minOdd: 2,
  maxOdd: 2,
  minPayout: 200,
  maxPayout: 200,
  bonus: { percentage: 0, amount: 0 },
  payout: null,
  cashOut: null,
  ...different,
});

export const openTicketsCases = {
  input: undefined,
  events: {
    'tickets.changed': [{ type: 'tickets.changed' }],
    'retry.asked': [{ type: 'retry.asked' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: { loadTickets: { done: [[openTicketOf()]], errors: ['no answer'] } },
  facet: ({ tickets }) => tickets.length,
} satisfies CasesOf<typeof openTicketsMachine>;
