import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentNotice } from '../../../contract/http/payment.ts';
import { signatureAge, signBody } from '../../calls/signed-body.ts';
import type { Database } from '../../database/client.ts';
import { providerOrders } from '../../database/schema/payments.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { Clock } from '../../time/clock.ts';

export type ProviderOrder = typeof providerOrders.$inferSelect;

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

/** Whether an order's time is over: it stands in its reference, in seconds. */
export const isOver = (reference: string, now: number): boolean =>
  Number.parseInt(reference.slice(2, 8), 36) * 1_000 <= now;

export const createSimulatedProvider = (database: Database, clock: Clock, secret: string): SimulatedProvider => {
  let deliver: Deliver | null = null;

  const orderOf = async (reference: string): Promise<ProviderOrder | null> => {
    const [order] = await database.select().from(providerOrders).where(eq(providerOrders.reference, reference));
    return order ?? null;
  };

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
      await database
        .insert(providerOrders)
        .values({ reference, payment: paymentId, amount, currency, returnUrl })
        .onConflictDoNothing();
      const [order] = await database.select().from(providerOrders).where(eq(providerOrders.payment, paymentId));
      if (!order) throw new Error('the order was not stored');
      const url = new URL(`/sandbox/provider/${order.reference}`, returnUrl);
      if (language) url.searchParams.set('lang', language);
      return { reference: order.reference, url: url.href };
    },

    order: orderOf,

    decide: async (reference, outcome, fault) => {
      if (isOver(reference, clock.now())) return orderOf(reference);
      const [ended] = await database
        .update(providerOrders)
        .set({ outcome })
        .where(and(eq(providerOrders.reference, reference), isNull(providerOrders.outcome)))
        .returning();
      if (!ended) return orderOf(reference);
      if (fault !== 'held') await send(ended, fault);
      if (fault === 'twice') await send(ended, 'now');
      return ended;
    },

    notify: async (paymentId, fault) => {
      const [order] = await database.select().from(providerOrders).where(eq(providerOrders.payment, paymentId));
      return order?.outcome ? send(order, fault) : null;
    },
  };
};
