/** Digits, then perhaps a mark and at most two decimals: `1000`, `1000.5`, `1000,50`. */
const plain = /^(\d{1,9})(?:[.,](\d{0,2}))?$/;
/** Thousands parted by one kind of mark, decimals by the other: `1.000`, `1,000.50`, `1 000,50`. */
const grouped = /^([1-9]\d{0,2}([., ])\d{3}(?:\2\d{3})?)(?:(?!\2)[.,](\d{0,2}))?$/;

/**
 * Reads an amount as players type it, the Serbian way or the English one, in minor units: a dot or comma followed by
 * exactly three digits groups thousands (decisions, Amounts). Null when it is no amount. Never computed by floats.
 */
export const parseAmount = (text: string): number | null => {
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  const [, whole, decimals = ''] = plain.exec(typed) ?? [];
  const [, groups, , cents = ''] = grouped.exec(typed) ?? [];
  const digits = whole ?? groups?.replaceAll(/\D/g, '');
  return digits === undefined
    ? null
    : Number(digits) * 100 + Number((whole === undefined ? cents : decimals).padEnd(2, '0'));
};
