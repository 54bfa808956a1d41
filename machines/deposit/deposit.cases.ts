import type { Payment } from '../../contract/entities/payment.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { Deposit, depositMachine } from './deposit.machine.ts';

const deposit: Deposit = {
  method: 'nb',
  request: { amount: 50, currency: 'EUR', currency_id: 2 },
  key: 'key-1',
};
export const examplePayment: Payment = {
  payment_id: 'payment-1',
  state: 'started',
  method: 'nb',
  amount: 50,
  currency: 'EUR',
  currency_id: 2,
  reference: 'SP1',
  createdAt: '2026-03-01T12:00:00.000Z',
  decidedAt: null,
};
const news = { paymentId: 'payment-1', state: 'credited', sum: '50.00 EUR' };

export const depositCases = {
  input: undefined,
  events: {
    'deposit.asked': [{ type: 'deposit.asked', deposit }],
    'deposit.retried': [{ type: 'deposit.retried' }],
    'deposit.givenUp': [{ type: 'deposit.givenUp' }],
    'field.changed': [{ type: 'field.changed' }],
    'page.shown': [{ type: 'page.shown' }],
    'payment.returned': [{ type: 'payment.returned', paymentId: 'payment-1' }],
    'payment.asked': [{ type: 'payment.asked' }],
    'payment.updated': [
      { type: 'payment.updated', news },
      { type: 'payment.updated', news: { ...news, state: 'declined' } },
      { type: 'payment.updated', news: { ...news, paymentId: 'payment-2', state: 'cancelled' } },
    ],
    'page.left': [{ type: 'page.left' }],
  },
  answers: {
    begin: {
      done: [{ url: 'https://provider.example/1' }],
      errors: ['no answer', { status: 400, key: 'depositTooSmall', fields: { amount: 'depositTooSmall' } }],
    },
    askPayment: {
      done: [
        examplePayment,
        { ...examplePayment, state: 'expired' },
        { ...examplePayment, state: 'credited', decidedAt: '2026-03-01T12:01:00.000Z' },
      ],
      errors: ['no answer', { status: 404, key: 'notFound' }],
    },
  },
  facet: ({ deposit: asked, url, refusal, problems, paymentId, payment: followed, tries }) => [
    asked?.key,
    url,
    refusal,
    Object.keys(problems).length,
    paymentId,
    followed?.state,
    Math.min(tries, 5),
  ],
} satisfies CasesOf<typeof depositMachine>;
