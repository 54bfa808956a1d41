import { freeBetCurrencyId } from '../../domain/limits.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';

export interface Currency {
  code: string;
  /** The wallet a win goes to: the currency itself, or the money behind a free bet. */
  paysInto: number;
}

const currencies: Readonly<Record<number, Currency>> = {
  1: { code: 'RSD', paysInto: 1 },
  2: { code: 'EUR', paysInto: 2 },
  [freeBetCurrencyId]: { code: 'FREEBET-RSD', paysInto: 1 },
};

/** Currencies a new player gets a wallet in. */
export const openedCurrencies: readonly number[] = Object.keys(currencies).map(Number);

/** The currency behind an id a client sent; undefined when there is none. */
export const knownCurrency = (currencyId: number): Currency | undefined => currencies[currencyId];

/** The currency behind an id; throws for an id no wallet can have been opened in. */
export const currencyOf = (currencyId: number): Currency => {
  const currency = currencies[currencyId];
  if (!currency) throw new Error(`no currency ${currencyId}`);
  return currency;
};

/** What is written after an amount: nothing for RSD, FREEBET for a free-bet wallet, else the code (spec section 3). */
export const suffixOf = (currencyId: number): string => {
  const { code } = currencyOf(currencyId);
  if (code === 'RSD') return '';
  return isFreeBet(currencyId) ? 'FREEBET' : code;
};
