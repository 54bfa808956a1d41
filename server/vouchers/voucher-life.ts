import type { KeyValue } from '../../contract/entities/settings.ts';
import { dayMs } from '../zone-day.ts';

const standard = 90;
const longest = 3_650;

/** Milliseconds for which a voucher can be used: general setting voucherDays, 90 when it is missing or senseless. */
export const voucherLife = (general: readonly KeyValue[]): number => {
  const text = general.find(({ key }) => key === 'voucherDays')?.value.trim();
  const days = text ? Number(text) : Number.NaN;
  return (Number.isInteger(days) && days >= 1 && days <= longest ? days : standard) * dayMs;
};
