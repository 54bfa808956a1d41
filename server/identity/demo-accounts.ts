import { freeBetCurrencyId } from '../../domain/limits.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Identity } from './identity.ts';

export const demoAccounts = [
  { username: 'player', roles: [] },
  { username: 'player2', roles: [] },
  { username: 'agent', roles: ['AGENT', 'AFFILIATE'] },
  { username: 'affiliate', roles: ['AFFILIATE'] },
  { username: 'al2', roles: ['AL2'] },
  { username: 'al99', roles: ['AL99'] },
] as const;

/** Opening balances in major units by currency_id: RSD, EUR, FREEBET-RSD. */
const openingBalances = [
  [1, 100_000],
  [2, 5_000],
  [freeBetCurrencyId, 5_000],
] as const;

/** Adds an account with the demo password and its wallets; what is already there stays as it is. */
export const addDemoAccount = async (
  identity: Identity,
  ledger: Ledger,
  { username, roles }: { username: string; roles: readonly string[] },
): Promise<void> => {
  const userId = await identity.addDemoUser({ username, roles: [...roles] });
  for (const [currencyId, amount] of openingBalances) await ledger.openWallet(userId, currencyId, amount);
};

export const addDemoAccounts = async (identity: Identity, ledger: Ledger): Promise<void> => {
  for (const account of demoAccounts) await addDemoAccount(identity, ledger, account);
};
