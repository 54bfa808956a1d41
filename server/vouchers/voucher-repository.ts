import { and, asc, count, desc, eq, lte, or, sql } from 'drizzle-orm';
import type { VoucherStatus } from '../../contract/http/vouchers.ts';
import type { Database } from '../database/client.ts';
import { vouchers } from '../database/schema/vouchers.ts';

/** A voucher as it is stored, in minor units. */
export type StoredVoucher = typeof vouchers.$inferSelect;

export const voucherOfKey = async (within: Database, creator: string, key: string): Promise<StoredVoucher | null> => {
  const [voucher] = await within
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.creator, creator), eq(vouchers.createKey, key)));
  return voucher ?? null;
};

export const storeVoucher = async (within: Database, voucher: typeof vouchers.$inferInsert): Promise<void> => {
  await within.insert(vouchers).values(voucher);
};

/** The voucher behind a code's lookup, locked until the transaction ends. */
export const lockVoucher = async (within: Database, lookup: string): Promise<StoredVoucher | null> => {
  const [voucher] = await within.select().from(vouchers).where(eq(vouchers.lookup, lookup)).for('update');
  return voucher ?? null;
};

/** The same by its id while it is open; null also where others have it in their hands. */
export const lockOpenVoucher = async (within: Database, id: string): Promise<StoredVoucher | null> => {
  const [voucher] = await within
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.id, id), eq(vouchers.state, 'open')))
    .for('update', { skipLocked: true });
  return voucher ?? null;
};

/** Closes an open voucher; its code is gone with that. */
export const closeVoucher = async (
  within: Database,
  id: string,
  closed: Pick<StoredVoucher, 'state' | 'closedAt'> & Partial<Pick<StoredVoucher, 'usedBy' | 'useKey'>>,
): Promise<void> => {
  await within
    .update(vouchers)
    .set({ ...closed, sealed: null })
    .where(and(eq(vouchers.id, id), eq(vouchers.state, 'open')));
};

/** Open vouchers whose time is over, those first that have been longest. */
export const overdueVouchers = (database: Database, now: number, limit: number): Promise<{ id: string }[]> =>
  database
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.state, 'open'), lte(vouchers.expiresAt, now)))
    .orderBy(asc(vouchers.expiresAt))
    .limit(limit);

/** A page of the vouchers that a player made or used, the one that moved last first, and how many there are. */
export const vouchersOf = async (
  database: Database,
  userId: string,
  { status, side }: { status: VoucherStatus | undefined; side: 'created' | undefined },
  limit: number,
  offset: number,
): Promise<{ rows: StoredVoucher[]; total: number }> => {
  const made = eq(vouchers.creator, userId);
  const his = side === 'created' ? made : or(made, eq(vouchers.usedBy, userId));
  const wanted = and(his, status === undefined ? undefined : eq(vouchers.state, status));
  const [found] = await database.select({ total: count() }).from(vouchers).where(wanted);
  const rows = await database
    .select()
    .from(vouchers)
    .where(wanted)
    .orderBy(
      desc(sql`case when ${vouchers.creator} = ${userId} then ${vouchers.createdAt} else ${vouchers.closedAt} end`),
      desc(vouchers.id),
    )
    .limit(limit)
    .offset(offset);
  return { rows, total: found?.total ?? 0 };
};
