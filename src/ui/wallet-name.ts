import type { Wallet } from '../../contract/entities/wallet.ts';

/** What is written after an amount of this wallet: its currency, FREEBET for FREEBET-RSD (spec section 3). */
export const walletName = ({ currency }: Pick<Wallet, 'currency'>): string =>
  currency === 'FREEBET-RSD' ? 'FREEBET' : currency;
