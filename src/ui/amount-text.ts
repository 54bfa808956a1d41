const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shortAmounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** An amount in major units as all but credit are written: `12,345.60` (spec section 9). */
export const amountText = (amount: number): string => amounts.format(amount);

/** As credit and vouchers are written in every language: `12.345,60`; a locale of its own would be dear to load. */
export const serbianText = (amount: number): string =>
  amountText(amount).replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

const counts = new Intl.NumberFormat('en-US');

/** A count, which may be more than a float can hold: `12,345`. */
export const countText = (count: bigint | number): string => counts.format(count);

/** Where room is short, whole amounts are written without decimals: `12,345`. */
export const shortAmountText = (amount: number): string =>
  Number.isInteger(amount) ? shortAmounts.format(amount) : amountText(amount);
