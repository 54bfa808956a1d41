import { randomBytes } from 'node:crypto';
import type { PaymentNotice } from '../../../contract/http/payment.ts';
import { signatureAge, signBody } from '../../calls/signed-body.ts';
import type { Database } from '../../database/client.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { Clock } from '../../time/clock.ts';
import { endOrder, openOrder, orderOf, orderOfPayment, type ProviderOrder } from './order-repository.ts';

/** How the notice goes out; all but `now` and `held` are what a careful shop must be proof against. */
export const noticeFaults = ['now', 'held', 'twice', 'stale', 'forged', 'amount', 'currency'] as const;
export type NoticeFault = (typeof noticeFaults)[number];

/** Posts a notice to the shop and answers the status. */
export type Deliver = (body: string, signature: string) => Promise<number>;

/** A provider of the sandbox's own: takes no card and no money, keeps his own books, and is as unkind as he is asked to be. */
export interface SimulatedProvider extends PaymentProvider {
  /** Where his notices go to. */
  deliverBy(deliver: Deliver): void;
  order(reference: string): Promise<ProviderOrder | null>;
  /** Ends an order as the player wants it, once; answers the order as it ended. */
  decide(reference: string, outcome: PaymentNotice['outcome'], fault: NoticeFault): Promise<ProviderOrder | null>;
  /** Sends the notice of an ended order (again), by our payment; answers the shop's status, null without such an order. */
  notify(paymentId: string, fault: NoticeFault): Promise<number | null>;
}

/** Whether an order's time is over: it is in its reference, in seconds. */
export const isOver = (reference: string, now: number): boolean =>
  Number.parseInt(reference.slice(2, 8), 36) * 1_000 <= now;

export const createSimulatedProvider = (database: Database, clock: Clock, secret: string): SimulatedProvider => {
  let deliver: Deliver | null = null;

  const send = async ({ reference, outcome, amount, currency }: ProviderOrder, fault: NoticeFault): Promise<number> => {
    if (outcome === null || deliver === null) return 0;
    const notice: PaymentNotice = {
      reference,
      outcome,
      amount: Number(fault === 'amount' ? amount * 100n : amount),
      currency: fault !== 'currency' ? currency : currency === 'EUR' ? 'RSD' : 'EUR',
    };
    const body = JSON.stringify(notice);
    const at = clock.now() - (fault === 'stale' ? signatureAge + 1_000 : 0);
    const signature = signBody(fault === 'forged' ? 'somebody else' : secret, at, body);
    return deliver(body, signature);
  };

  return {
    deliverBy: (given) => {
      deliver = given;
    },

    open: async ({ paymentId, amount, currency, returnUrl, language, expiresAt }) => {
      const end = Math.floor(expiresAt / 1000).toString(36);
      const reference = `SP${end}${randomBytes(6).toString('hex')}`.toUpperCase();
      const order = await openOrder(database, { reference, payment: paymentId, amount, currency, returnUrl });
      const url = new URL(`/sandbox/provider/${order.reference}`, returnUrl);
      if (language) url.searchParams.set('lang', language);
      return { reference: order.reference, url: url.href };
    },

    order: (reference) => orderOf(database, reference),

    decide: async (reference, outcome, fault) => {
      const ended = isOver(reference, clock.now()) ? null : await endOrder(database, reference, outcome);
      if (!ended) return orderOf(database, reference);
      if (fault !== 'held') await send(ended, fault);
      if (fault === 'twice') await send(ended, 'now');
      return ended;
    },

    notify: async (paymentId, fault) => {
      const order = await orderOfPayment(database, paymentId);
      return order?.outcome ? send(order, fault) : null;
    },
  };
};
