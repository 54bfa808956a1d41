/** An odd inside calculations: an integer times 10,000 (18500n is 1.85). */
export type Odd = bigint;

/** The odd 1.00: what a void leg counts. */
export const evenOdd: Odd = 10_000n;

/** Odds below 1.01 are shown as "-" and cannot be staked on (spec section 9, limits.minDisplayedOdd). */
export const lowestOdd: Odd = 10_100n;

const decimalOdd = /^\d{1,9}(?:\.\d{1,4})?$/;

/** Reads a decimal odd strictly: a finite number of at most four decimals, at least 1.01. Null for everything else. */
export const parseOdd = (value: unknown): Odd | null => {
  if (typeof value !== 'number') return null;
  const text = String(value);
  if (!decimalOdd.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  const odd = BigInt(whole) * evenOdd + BigInt(fraction.padEnd(4, '0'));
  return odd < lowestOdd ? null : odd;
};

/** An odd as a decimal number, for the wire and for display. */
export const toDecimalOdd = (odd: Odd): number => Number(odd) / 10_000;
