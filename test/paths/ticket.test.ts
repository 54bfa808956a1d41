import { coverTest } from '../support/replays/cover-test.ts';

coverTest('ticket', {
  'ticket.accepted selection.toggled -> ticket.empty': 'the dialog about the ticket stands over the slip',
  'ticket.waiting.awaiting xstate.error.actor.ticker -> ticket.waiting.checking':
    'the ticker is a timer of the browser, and those do not fail',
  'ticket.waiting.storing xstate.error.actor.saveTicket -> ticket.waiting.sending':
    'a storage that is full or forbidden falls back to memory',
});
