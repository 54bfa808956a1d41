import type { KeyValue } from '../../contract/entities/settings.ts';

const standard = 5;
const highest = 50;

/** Percent of a ticket's fair value that a cash-out leaves to the operator: general setting cashOutMargin, 5 when it is missing or senseless. */
export const cashOutMargin = (general: readonly KeyValue[]): number => {
  const text = general.find(({ key }) => key === 'cashOutMargin')?.value.trim();
  const percent = text ? Number(text) : Number.NaN;
  return percent >= 0 && percent <= highest ? percent : standard;
};
