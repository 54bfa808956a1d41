/** Money inside calculations: a bigint of minor units (10050n is 100.50). A float never holds money (money-and-tickets 1). */
export type Minor = bigint;

const decimalAmount = /^\d{1,15}(?:\.\d{1,2})?$/;

/**
 * Reads an amount of major units strictly: a finite number, not negative, below 10^15, of at most two decimals in its
 * shortest notation. Null for everything else: "20", [20], NaN, Infinity, -5, 20.005, 1e21, and also
 * 20.1 * 3 = 60.300000000000004, since a sum made with floats is not what was meant.
 */
export const parseMinor = (value: unknown): Minor | null => {
  if (typeof value !== 'number') return null;
  const text = String(value);
  if (!decimalAmount.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
};

/** Minor units as a number of major units, for the wire and for display; exact up to 2^53 minor units. */
export const toMajor = (minor: Minor): number => Number(minor) / 100;

/** numerator / denominator, half up, for numerator >= 0 and denominator > 0: the one rounding rule of money. */
export const roundHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
