import { voucherDigits } from '../limits.ts';

const separators = /[\s\p{Dash}]+/gu;

/**
 * The 16 digits of a voucher as somebody wrote or pasted it: in groups or not, full-width digits too. Null for anything
 * that is no voucher code.
 */
export const voucherCode = (text: string): string | null => {
  const digits = text.normalize('NFKC').replace(separators, '');
  return digits.length === voucherDigits && /^[0-9]+$/.test(digits) ? digits : null;
};

/** Digits in groups of four, as they are shown and typed: "1234 - 5678 - 9" (spec section 5). */
export const inGroups = (digits: string): string => (digits.match(/.{1,4}/g) ?? []).join(' - ');

/** What the input mask makes of a text: its digits, no more than a code has, in groups. */
export const masked = (text: string): string =>
  inGroups(
    text
      .normalize('NFKC')
      .replace(/[^0-9]/g, '')
      .slice(0, voucherDigits),
  );
