import { type Minor, parseMinor } from '../../domain/money/money.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import { RefusedCall } from '../calls/refusal.ts';
import { knownCurrency } from '../ledger/currencies.ts';

/** Money of a wallet, as a call names it in major units. Throws 400 unknownWallet (free bets are not given on), amountInvalid. */
export const wantedMoney = (currencyId: number, typed: number): Minor => {
  if (!knownCurrency(currencyId) || isFreeBet(currencyId)) {
    throw new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });
  }
  const amount = parseMinor(typed);
  if (amount === null || amount <= 0n) throw new RefusedCall(400, 'amountInvalid', { amount: 'amountInvalid' });
  return amount;
};
