import { coverTest } from '../support/replays/cover-test.ts';

// What the odds policy, a rejected ticket and a ticket of before do has journeys of its own (test/journeys).
const ownChoice = 'which changes are accepted is chosen in a journey of its own';
const noObjection = 'nothing was said against a selection';
const otherPage = 'the history and a shared slip are other pages';
const underDialog = 'the dialog about the ticket stands over the slip';

const inSight = 'whether the slip can be seen follows from the page';

coverTest('ticket', {
  'ticket receipt.toggled -> stays': 'where the receipt stands is chosen in a journey of its own',
  'ticket consent.loaded -> stays':
    'what the account keeps comes to another browser in test/journeys/odds-policy.test.ts',
  'ticket slip.sighted -> stays': inSight,
  'ticket.accepted panel.closed -> ticket.empty': inSight,
  'ticket odds-policy.chosen -> stays': ownChoice,
  'ticket.empty slip.filled -> stays': otherPage,
  'ticket.waiting slip.filled -> stays': otherPage,
  'ticket.accepted slip.filled -> ticket.empty': otherPage,
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
