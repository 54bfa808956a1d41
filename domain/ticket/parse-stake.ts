import { minorUnits } from './stake.ts';

/**
 * Reads what a player typed: digits with an optional comma or point and at most two decimals; thousands may be parted by
 * commas or blanks. Null when it is no such number. Never by way of a float.
 */
export const parseStake = (text: string): number | null => {
  const plain = text
    .replaceAll(/\s/g, '')
    .replace(/^(\d{1,3}(?:,\d{3})+)(?=\.\d{1,2}$|$)/, (whole) => whole.replaceAll(',', ''));
  const parts = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(plain);
  if (!parts) return null;
  return Number(parts[1]) * minorUnits + Number((parts[2] ?? '').padEnd(2, '0'));
};
