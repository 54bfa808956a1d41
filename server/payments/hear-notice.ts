import type { FastifyBaseLogger } from 'fastify';
import type { ErrorKey } from '../../contract/entities/error.ts';
import type { PaymentNotice } from '../../contract/http/payment.ts';
import { toMajor } from '../../domain/money/money.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { isSigned } from '../calls/signed-body.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { NoticeVerdict } from '../database/schema/payments.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send-message.ts';
import { orderPushes } from '../push/order-push.ts';
import type { Clock } from '../time/clock.ts';
import { endPayment, lockPayment, type StoredPayment, storeNotice } from './payment-repository.ts';
import { paymentView } from './payment-view.ts';

export interface NoticeNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  secret: string;
  log: FastifyBaseLogger;
}

export interface ReceivedNotice {
  notice: PaymentNotice;
  signature: unknown;
  /** The body as it was sent: what was signed. */
  body: string;
}

const refusals: Partial<Record<NoticeVerdict, [status: number, key: ErrorKey]>> = {
  unknown: [404, 'notFound'],
  amountDiffers: [409, 'figuresDiffer'],
  currencyDiffers: [409, 'figuresDiffer'],
  over: [409, 'paymentOver'],
};

const stateAfter = { paid: 'credited', declined: 'declined', cancelled: 'cancelled' } as const;

const verdictOn = (payment: StoredPayment | null, notice: PaymentNotice): NoticeVerdict => {
  if (!payment) return 'unknown';
  if (currencyOf(payment.currencyId).code !== notice.currency) return 'currencyDiffers';
  if (payment.amount !== BigInt(notice.amount)) return 'amountDiffers';
  if (payment.state === 'started') return notice.outcome;
  return payment.state === stateAfter[notice.outcome] ? 'again' : 'over';
};

/**
 * Takes the provider's word: a deposit that was paid is credited, in the transaction that ends it and writes the notice
 * down. What is refused is written down as well; what is not signed only goes to the log, for anybody may send that.
 */
export const createHearNotice = ({ database, clock, ledger, outbox, secret, log }: NoticeNeeds) => {
  const take = (notice: PaymentNotice): Promise<NoticeVerdict> =>
    database.transaction(async (within) => {
      const payment = await lockPayment(within, notice.reference);
      const at = clock.now();
      const verdict = verdictOn(payment, notice);
      const { payer: _, ...said } = notice;
      await storeNotice(within, { ...said, amount: BigInt(notice.amount), verdict, at });
      if (!payment || verdict !== notice.outcome) return verdict;

      const state = stateAfter[notice.outcome];
      await endPayment(within, payment.id, { state, decidedAt: at, payer: notice.payer ?? null });
      const { currencyId, amount, userId } = payment;
      if (state === 'credited') {
        await ledger.move(within, `deposit:${payment.id}`, userId, [
          { account: 'funding', currencyId, amount: -amount },
          { account: 'cash', currencyId, amount },
        ]);
        const params = { amount: toMajor(amount), currency: notice.currency };
        await sendMessage(within, userId, at, { key: 'depositCredited', params });
        const told = { ...params, amount: String(params.amount) };
        await orderPushes(within, [{ userId, kind: 'depositCredited', subject: payment.id, params: told }], at);
      }
      await outbox.put(within, userId, [
        { event: 'payment_update', payload: paymentView({ ...payment, state, decidedAt: at }, at) },
        ...(state === 'credited' ? [{ event: 'wallet_update', payload: {} } as const] : []),
      ]);
      return verdict;
    });

  return async ({ notice, signature, body }: ReceivedNotice): Promise<void> => {
    if (!isSigned(secret, signature, body, clock.now())) {
      log.warn({ reference: notice.reference }, 'a payment notice was not signed by the provider, or long ago');
      throw new RefusedCall(403, 'forbidden');
    }
    const verdict = await retried(() => take(notice));
    const refused = refusals[verdict];
    if (!refused) return;
    log.warn({ ...notice, verdict }, 'a payment notice was refused');
    throw new RefusedCall(...refused);
  };
};
