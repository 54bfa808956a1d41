import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import type { VoucherEntry, VoucherPage, VoucherStatus } from '../../contract/http/vouchers.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { inGroups } from '../../domain/voucher/voucher-code.ts';
import type { Database } from '../database/client.ts';
import { vouchers } from '../database/schema/vouchers.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { VoucherCodes } from './voucher-codes.ts';

export type VoucherHistory = (
  userId: string,
  query: { page: number; status?: VoucherStatus | undefined },
) => Promise<VoucherPage>;

const instantOf = (at: number): string => new Date(at).toISOString();

/** Vouchers the player made or used. Who is at the other end of one is nobody's business. */
export const createVoucherHistory = (database: Database, codes: VoucherCodes): VoucherHistory => {
  const entryFor = (userId: string, voucher: typeof vouchers.$inferSelect): VoucherEntry => {
    const { id, creator, state, sealed, ending, amount, currencyId, createdAt, expiresAt, closedAt } = voucher;
    const own = creator === userId;
    const code = own && sealed !== null ? codes.open(sealed, id) : null;
    return {
      id,
      side: own ? 'created' : 'used',
      status: state,
      textCode: code && inGroups(code),
      ending,
      amount: toMajor(amount),
      currency: currencyOf(currencyId).code,
      createdAt: own ? instantOf(createdAt) : null,
      expiresAt: instantOf(expiresAt),
      closedAt: closedAt === null ? null : instantOf(closedAt),
    };
  };

  return async (userId, { page, status }) => {
    const his = or(eq(vouchers.creator, userId), eq(vouchers.usedBy, userId));
    const wanted = and(his, status === undefined ? undefined : eq(vouchers.state, status));
    const [found] = await database.select({ total: count() }).from(vouchers).where(wanted);
    const total = found?.total ?? 0;
    const rows = await database
      .select()
      .from(vouchers)
      .where(wanted)
      .orderBy(
        desc(sql`case when ${vouchers.creator} = ${userId} then ${vouchers.createdAt} else ${vouchers.closedAt} end`),
        desc(vouchers.id),
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return { result: rows.map((row) => entryFor(userId, row)), totalPages: Math.ceil(total / pageSize), total };
  };
};
