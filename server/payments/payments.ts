import type { FastifyBaseLogger } from 'fastify';
import type { Payment } from '../../contract/entities/payment.ts';
import type { PaymentsPage } from '../../contract/http/payment.ts';
import { pageSize } from '../../domain/limits.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { type BeginNeeds, createBeginDeposit, type WantedDeposit } from './begin-deposit.ts';
import { createHearNotice, type NoticeNeeds, type ReceivedNotice } from './hear-notice.ts';
import { countPayments, ownPayment, paymentsOf } from './payment-repository.ts';
import { paymentView } from './payment-view.ts';

export interface PaymentNeeds extends BeginNeeds, NoticeNeeds {
  log: FastifyBaseLogger;
}

export interface Payments {
  /** Begins a deposit and returns where it is paid. Throws a RefusedCall. */
  begin(wanted: WantedDeposit): Promise<{ paymentId: string; url: string }>;
  /** Takes a notice of the provider; the credited player is notified. Throws a RefusedCall. */
  hear(received: ReceivedNotice): Promise<void>;
  /** One of the player's own deposits. Throws 404 notFound. */
  one(userId: string, paymentId: string): Promise<Payment>;
  /** A page of the player's deposits, newest first. */
  page(userId: string, page: number): Promise<PaymentsPage>;
}

export const createPayments = (needs: PaymentNeeds): Payments => {
  const { database, clock, outbox, log } = needs;
  const hearNotice = createHearNotice(needs);
  return {
    begin: createBeginDeposit(needs),

    hear: async (received) => {
      await hearNotice(received);
      outbox.dispatch().catch((error: unknown) => log.error({ err: error }, 'a deposit could not be told of yet'));
    },

    one: async (userId, paymentId) => {
      const payment = await ownPayment(database, userId, paymentId);
      if (!payment) throw new RefusedCall(404, 'notFound');
      return paymentView(payment, clock.now());
    },

    page: async (userId, page) => {
      const total = await countPayments(database, userId);
      const rows = await paymentsOf(database, userId, pageSize, (page - 1) * pageSize);
      return {
        result: rows.map((payment) => paymentView(payment, clock.now())),
        totalPages: Math.ceil(total / pageSize),
      };
    },
  };
};
