import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { paymentNotices, payments } from '../database/schema/payments.ts';

/** A deposit as it is stored, in minor units. */
export type StoredPayment = typeof payments.$inferSelect;

export const paymentOfKey = async (
  within: Database,
  userId: string,
  idempotencyKey: string,
): Promise<StoredPayment | null> => {
  const own = and(eq(payments.userId, userId), eq(payments.idempotencyKey, idempotencyKey));
  const [payment] = await within.select().from(payments).where(own);
  return payment ?? null;
};

export const storePayment = async (within: Database, row: typeof payments.$inferInsert): Promise<StoredPayment> => {
  const [payment] = await within.insert(payments).values(row).returning();
  if (!payment) throw new Error('the payment was not stored');
  return payment;
};

/** Writes down where a deposit is paid, unless that is known already. */
export const storeOrder = async (
  database: Database,
  id: string,
  order: { reference: string; url: string },
): Promise<void> => {
  await database
    .update(payments)
    .set(order)
    .where(and(eq(payments.id, id), isNull(payments.url)));
};

/** The deposit that the provider calls so, locked until the transaction ends. */
export const lockPayment = async (within: Database, reference: string): Promise<StoredPayment | null> => {
  const [payment] = await within.select().from(payments).where(eq(payments.reference, reference)).for('update');
  return payment ?? null;
};

export const storeNotice = async (within: Database, notice: typeof paymentNotices.$inferInsert): Promise<void> => {
  await within.insert(paymentNotices).values(notice);
};

/** Ends a deposit that is still under way. */
export const endPayment = async (
  within: Database,
  id: string,
  ended: Pick<StoredPayment, 'state' | 'decidedAt' | 'payer'>,
): Promise<void> => {
  await within
    .update(payments)
    .set(ended)
    .where(and(eq(payments.id, id), eq(payments.state, 'started')));
};

export const ownPayment = async (database: Database, userId: string, id: string): Promise<StoredPayment | null> => {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.id, id)));
  return payment ?? null;
};

export const countPayments = async (database: Database, userId: string): Promise<number> => {
  const [found] = await database.select({ total: count() }).from(payments).where(eq(payments.userId, userId));
  return found?.total ?? 0;
};

/** The newest first. */
export const paymentsOf = (
  database: Database,
  userId: string,
  limit: number,
  offset: number,
): Promise<StoredPayment[]> =>
  database
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset(offset);
