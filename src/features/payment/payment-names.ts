import type { DepositMethod, PaymentState } from '../../../contract/entities/payment.ts';

/** What ways to deposit are called, and the line below, by translation key. */
export const methodNames = {
  nb: { name: 'methods.nb', text: 'methods.nbText' },
  apcopay: { name: 'methods.apcopay', text: 'methods.apcopayText' },
} as const satisfies Record<DepositMethod, { name: string; text: string }>;

/** States of a deposit, by translation key. */
export const stateNames = {
  started: 'state.started',
  expired: 'state.expired',
  credited: 'state.credited',
  declined: 'state.declined',
  cancelled: 'state.cancelled',
} as const satisfies Record<PaymentState, string>;
