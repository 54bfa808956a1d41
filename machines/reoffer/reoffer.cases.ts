import type { CasesOf } from '../machine-cases.ts';
import { exampleNow, offerOf } from '../ticket/ticket-examples.ts';
import type { reofferMachine } from './reoffer.machine.ts';

export const reofferCases = {
  input: undefined,
  events: {
    'offer.made': [
      { type: 'offer.made', offer: offerOf(), answer: null, now: exampleNow },
      { type: 'offer.made', offer: offerOf(), answer: { accepted: true }, now: exampleNow },
    ],
    'offer.over': [{ type: 'offer.over' }],
    'offer.accepted': [{ type: 'offer.accepted' }],
    'offer.declined': [{ type: 'offer.declined' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'clock.ticked': [
      { type: 'clock.ticked', now: exampleNow + 10_000 },
      { type: 'clock.ticked', now: exampleNow + 15_000 },
      { type: 'clock.ticked', now: exampleNow + 20_000 },
    ],
  },
  answers: {
    postAnswer: { done: [undefined], errors: ['no answer'] },
    ticker: { done: [], errors: ['broken'] },
  },
  facet: ({ offer, answer, secondsLeft }) => [offer !== null, answer, secondsLeft],
} satisfies CasesOf<typeof reofferMachine>;
