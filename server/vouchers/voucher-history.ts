import type { VoucherEntry, VoucherPage, VoucherStatus } from '../../contract/http/vouchers.ts';
import { pageSize } from '../../domain/limits.ts';
import { toMajor } from '../../domain/money/money.ts';
import { inGroups } from '../../domain/voucher/voucher-code.ts';
import type { Database } from '../database/client.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { VoucherCodes } from './voucher-codes.ts';
import { type StoredVoucher, vouchersOf } from './voucher-repository.ts';

export type VoucherHistory = (
  userId: string,
  query: { page: number; status?: VoucherStatus | undefined; side?: 'created' },
) => Promise<VoucherPage>;

const instantOf = (at: number): string => new Date(at).toISOString();

/** Vouchers the player made or used. The other party of a voucher is not shown. */
export const createVoucherHistory = (database: Database, codes: VoucherCodes): VoucherHistory => {
  const entryFor = (userId: string, voucher: StoredVoucher): VoucherEntry => {
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

  return async (userId, { page, status, side }) => {
    const { rows, total } = await vouchersOf(database, userId, { status, side }, pageSize, (page - 1) * pageSize);
    return { result: rows.map((row) => entryFor(userId, row)), totalPages: Math.ceil(total / pageSize), total };
  };
};
