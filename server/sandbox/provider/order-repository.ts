import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { providerOrders } from '../../database/schema/payments.ts';

/** An order in the books of the simulated provider, in minor units. */
export type ProviderOrder = typeof providerOrders.$inferSelect;

export const orderOf = async (database: Database, reference: string): Promise<ProviderOrder | null> => {
  const [order] = await database.select().from(providerOrders).where(eq(providerOrders.reference, reference));
  return order ?? null;
};

export const orderOfPayment = async (database: Database, paymentId: string): Promise<ProviderOrder | null> => {
  const [order] = await database.select().from(providerOrders).where(eq(providerOrders.payment, paymentId));
  return order ?? null;
};

/** Opens an order, or answers the one that its payment has already. */
export const openOrder = async (
  database: Database,
  order: typeof providerOrders.$inferInsert,
): Promise<ProviderOrder> => {
  await database.insert(providerOrders).values(order).onConflictDoNothing();
  const opened = await orderOfPayment(database, order.payment);
  if (!opened) throw new Error('the order was not stored');
  return opened;
};

/** The order as it ended; null when it had ended before, or there is none. */
export const endOrder = async (
  database: Database,
  reference: string,
  outcome: ProviderOrder['outcome'],
): Promise<ProviderOrder | null> => {
  const [ended] = await database
    .update(providerOrders)
    .set({ outcome })
    .where(and(eq(providerOrders.reference, reference), isNull(providerOrders.outcome)))
    .returning();
  return ended ?? null;
};
