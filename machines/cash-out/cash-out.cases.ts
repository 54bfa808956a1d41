import type { CasesOf } from '../machine-cases.ts';
import { exampleNow } from '../ticket/ticket-examples.ts';
import type { cashOutMachine } from './cash-out.machine.ts';

export const exampleQuote = {
  amount: 95,
  bonus: 0,
  stake: 100,
  stakeLeft: 0,
  maxPayoutLeft: 0,
  quote_id: 'quote-1',
  expires: exampleNow + 8_000,
  margin: 5,
  secondsLeft: 8,
};

export const cashOutCases = {
  input: undefined,
  events: {
    'tickets.shown': [{ type: 'tickets.shown', ticketIds: ['ticket-1'] }],
    'quotes.pushed': [{ type: 'quotes.pushed', quotes: { 'ticket-1': 95 } }],
    'cashOut.asked': [{ type: 'cashOut.asked', ticketId: 'ticket-1' }],
    'part.chosen': [{ type: 'part.chosen', ratio: 0.5 }],
    'quote.renewed': [{ type: 'quote.renewed' }],
    'quote.taken': [{ type: 'quote.taken' }],
    'outcome.asked': [{ type: 'outcome.asked' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'player.left': [{ type: 'player.left' }],
    'clock.ticked': [
      { type: 'clock.ticked', now: exampleNow + 4_000 },
      { type: 'clock.ticked', now: exampleNow + 8_000 },
    ],
  },
  answers: {
    askQuote: { done: [exampleQuote], errors: ['no answer', { status: 409, key: 'cashOutSuspended' }] },
    takeQuote: { done: [undefined], errors: ['no answer', { status: 409, key: 'cashOutMoved' }] },
    ticker: { done: [], errors: ['broken'] },
  },
  facet: ({ quotes, ticketId, ratio, quote: offered, secondsLeft, refusal }) => [
    Object.keys(quotes).length,
    ticketId,
    ratio,
    offered !== null,
    secondsLeft,
    refusal,
  ],
} satisfies CasesOf<typeof cashOutMachine>;
