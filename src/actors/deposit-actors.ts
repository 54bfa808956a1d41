import { fromPromise } from 'xstate';
import type { Payment } from '../../contract/entities/payment.ts';
import type { Deposit } from '../../machines/deposit/deposit.machine.ts';
import type { MoneyApi } from '../transport/api/money.ts';

/** Effects of a deposit. */
export const createDepositActors = (api: MoneyApi) => ({
  begin: fromPromise<{ url: string }, { deposit: Deposit | null }>(async ({ input: { deposit }, signal }) => {
    if (!deposit) throw new Error('no deposit to begin');
    return api.begin(deposit.method, deposit.request, deposit.key, signal);
  }),
  askPayment: fromPromise<Payment, { paymentId: string }>(({ input, signal }) => api.payment(input.paymentId, signal)),
});
