import type { ReusedSelection, ReusedSlip } from '../../contract/http/shared-slip.ts';
import { reusedSelectionOf } from '../../domain/ticket/reused-examples.ts';
import { isStillOpen } from '../../domain/ticket/reused-slip.ts';
import type { CasesOf } from '../machine-cases.ts';
import { exampleNow, exampleTicketId } from '../ticket/ticket-examples.ts';
import type { reuseMachine } from './reuse.machine.ts';

const slipOf = (...selections: ReusedSelection[]): ReusedSlip => ({ selections, systemGroups: [], stake: 50 });
const over = reusedSelectionOf({ eventId: '2', odd: null, gone: 'ended' });

export const reuseCases = {
  input: undefined,
  events: {
    'ticket.reused': [
      { type: 'ticket.reused', ticketId: exampleTicketId, withStake: true, replaced: 0 },
      { type: 'ticket.reused', ticketId: exampleTicketId, withStake: false, replaced: 2 },
    ],
    'share.asked': [{ type: 'share.asked', what: { ticket_id: exampleTicketId } }],
    'reuse.confirmed': [{ type: 'reuse.confirmed' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: {
    askSlip: {
      done: [slipOf(reusedSelectionOf()), slipOf(reusedSelectionOf(), over), slipOf(over)],
      errors: ['no answer', { status: 404, key: 'notFound' }],
    },
    shareSlip: { done: [{ code: 'K7M2Q9XA', expires: exampleNow }], errors: ['no answer'] },
  },
  facet: ({ replaced, slip }) => [replaced, slip?.selections.map(isStillOpen)],
} satisfies CasesOf<typeof reuseMachine>;
