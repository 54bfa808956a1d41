import type { CasesOf } from '../machine-cases.ts';
import type { CreditOrder, CreditReceiver, creditTransferMachine } from './credit-transfer.machine.ts';

export const exampleReceiver: CreditReceiver = {
  userId: '0b6f3c7e-9f0a-4c55-8a8e-2f4f0a3f8d11',
  username: 'kosta.88',
  isAgent: false,
  parent: 'kafe-lipa',
  openTickets: 1,
  players: 0,
  currency_id: 1,
  currency: 'RSD',
  credit: 4_120.5,
  bonus: 0,
  setAside: 0,
  payout: null,
};
export const exampleOrder: CreditOrder = { way: 'give', amount: 25_000, note: 'Cash at the counter', key: 'key-1' };

export const creditTransferCases = {
  input: undefined,
  events: {
    'transfer.opened': [{ type: 'transfer.opened', receiver: exampleReceiver }],
    'form.touched': [{ type: 'form.touched' }],
    'discard.confirmed': [{ type: 'discard.confirmed' }],
    'discard.declined': [{ type: 'discard.declined' }],
    'amount.entered': [{ type: 'amount.entered', order: exampleOrder }],
    'amount.changed': [{ type: 'amount.changed' }],
    'transfer.confirmed': [{ type: 'transfer.confirmed' }],
    'outcome.asked': [{ type: 'outcome.asked' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: {
    moveCredit: {
      done: [{ receipt: 41, newCredit: 29_120.5 }],
      errors: ['no answer', { status: 400, key: 'insufficientFunds' }],
    },
  },
  facet: ({ receiver, next, touched, order, moved, refusal }) => [
    receiver?.username,
    next?.username,
    touched,
    order?.key,
    moved?.receipt,
    refusal,
  ],
} satisfies CasesOf<typeof creditTransferMachine>;
