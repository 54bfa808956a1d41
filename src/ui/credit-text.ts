import type { Wallet } from '../../contract/entities/wallet.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import { serbianText } from './amount-text.ts';

/** Credit is wallet_0 plus wallet_1, in the Serbian format in every language: `12.345,60` (spec section 3). */
export const creditText = (wallet: Wallet): string => serbianText(wallet.wallet_0 + wallet.wallet_1);

/** What is written after the credit: nothing for RSD, FREEBET for FREEBET-RSD, else the currency (spec section 3). */
export const creditSuffix = (wallet: Wallet): string => {
  if (wallet.currency === 'RSD') return '';
  return wallet.currency === 'FREEBET-RSD' ? 'FREEBET' : wallet.currency;
};

/** The short name of a wallet in a list of wallets; FB marks a free-bet wallet. */
export const walletMark = (wallet: Wallet): string => (isFreeBet(wallet.currency_id) ? 'FB' : wallet.currency);

/** What is shown in place of a hidden credit. */
export const hiddenCredit = '******';
