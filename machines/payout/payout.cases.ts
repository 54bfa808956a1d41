import type { CasesOf } from '../machine-cases.ts';
import type { payoutMachine } from './payout.machine.ts';

export const payoutCases = {
  input: undefined,
  events: {
    'payout.wanted': [{ type: 'payout.wanted', amount: 307, currencyId: null, key: 'key-1' }],
    'payout.confirmed': [{ type: 'payout.confirmed' }],
    'outcome.asked': [{ type: 'outcome.asked' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: {
    requestPayout: { done: [12], errors: ['no answer', { status: 409, key: 'figuresDiffer' }] },
  },
  facet: ({ wanted, receipt, refusal }) => [wanted.key, receipt, refusal],
} satisfies CasesOf<typeof payoutMachine>;
