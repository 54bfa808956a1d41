import type { Wallet } from '../../contract/entities/wallet.ts';

/** The wallet a player stakes from: the one he chose, else his first; null when he has none. */
export const activeWallet = (wallets: readonly Wallet[], chosenCurrencyId: number | null): Wallet | null =>
  wallets.find((wallet) => wallet.currency_id === chosenCurrencyId) ?? wallets[0] ?? null;
