import { expect, test } from 'vitest';
import { currencyOf, openedCurrencies } from '../../server/ledger/currencies.ts';
import { currencyCodes } from './currency-code.ts';

test('a wallet is called as the ledger calls it', () => {
  expect(currencyCodes).toEqual(Object.fromEntries(openedCurrencies.map((id) => [id, currencyOf(id).code])));
});
