import { amountText } from './amount-text.ts';

/** An amount as text of a column: a negative one has a minus sign, not a hyphen. */
export const moneyText = (amount: number): string => {
  const cents = Math.round(amount * 100);
  return `${cents < 0 ? '−' : ''}${amountText(Math.abs(cents) / 100)}`;
};

/** An amount that came or went, `+100.00` or `−100.00`, to the cent. */
export const signedText = (amount: number): string => `${Math.round(amount * 100) > 0 ? '+' : ''}${moneyText(amount)}`;
