import { maxVoucher, minVoucher } from '../limits.ts';
import type { Minor } from '../money/money.ts';

/** The most a voucher may hold at this credit, both in major units: min(credit, 100000) (spec section 5). */
export const voucherLimit = (credit: number): number => Math.min(credit, maxVoucher);

/** Whether an amount of minor units is one that vouchers exist of, whatever the credit. */
export const isVoucherAmount = (amount: Minor): boolean =>
  amount >= BigInt(minVoucher) * 100n && amount <= BigInt(maxVoucher) * 100n;
