/** Currencies that wallets are kept in, by currency_id (decisions, Demo data). */
export const currencyCodes: Readonly<Record<number, string>> = { 1: 'RSD', 2: 'EUR', 1000: 'FREEBET-RSD' };
