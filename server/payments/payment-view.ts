import type { Payment } from '../../contract/entities/payment.ts';
import { depositExpiry } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { StoredPayment } from './payment-repository.ts';

const instantOf = (time: number): string => new Date(time).toISOString();

/** A deposit as the contract shows it. */
export const paymentView = (payment: StoredPayment, now: number): Payment => ({
  payment_id: payment.id,
  state: payment.state === 'started' && now >= payment.createdAt + depositExpiry ? 'expired' : payment.state,
  method: payment.method,
  amount: toMajor(payment.amount),
  currency: currencyOf(payment.currencyId).code,
  currency_id: payment.currencyId,
  reference: payment.reference,
  createdAt: instantOf(payment.createdAt),
  decidedAt: payment.decidedAt === null ? null : instantOf(payment.decidedAt),
});
