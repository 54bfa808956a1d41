import { coverTest } from '../support/replays/cover-test.ts';

// What the odds policy, a rejected ticket and a ticket of before do has journeys of its own (test/journeys).
const ownChoice = 'which changes are accepted is chosen in a journey of its own';
const noObjection = 'nothing was said against a selection';
const otherPage = 'the history and a shared slip are other pages';
const underDialog = 'the dialog about the ticket stands over the slip';

coverTest('ticket', {
  'ticket odds-policy.chosen -> stays': ownChoice,
  'ticket.empty slip.filled -> stays': otherPage,
  'ticket.composing slip.filled -> ticket.composing.prices.checking': otherPage,
  'ticket.composing selection.accepted -> stays': noObjection,
  'ticket.denied selection.accepted -> stays': noObjection,
  'ticket.denied selection.removed -> stays': underDialog,
  'ticket.denied stake.chosen -> stays': underDialog,
  'ticket.accepted selection.toggled -> ticket.empty': underDialog,
  'ticket.waiting.awaiting xstate.error.actor.ticker -> ticket.waiting.checking':
    'the ticker is a timer of the browser, and those do not fail',
  'ticket.waiting.storing xstate.error.actor.saveTicket -> ticket.waiting.sending':
    'a storage that is full or forbidden falls back to memory',
});
