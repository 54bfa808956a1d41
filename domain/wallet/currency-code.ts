import { freeBetCurrencyId } from '../limits.ts';

/** Currencies that wallets are kept in, by currency_id (decisions, Demo data). */
export const currencyCodes: Readonly<Record<number, string>> = {
  1: 'RSD',
  2: 'EUR',
  [freeBetCurrencyId]: 'FREEBET-RSD',
};
