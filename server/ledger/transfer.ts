import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import type { LedgerKey } from './ledger-key.ts';
import { changeWallet, lockedMoney, storeEntries, storeTransaction } from './ledger-repository.ts';

/** Money (never bonus money) on its way from one player's wallet to another's; `amount` in minor units, above 0. */
export interface Transfer {
  from: string;
  to: string;
  currencyId: number;
  amount: Minor;
}

/**
 * Moves money between two wallets that exist, in the caller's transaction; false when there is too little of it, and
 * nothing moved. Both are locked in the order of their owners, so that two transfers never wait for each other.
 */
export const transfer = async (
  within: Database,
  key: LedgerKey,
  { from, to, currencyId, amount }: Transfer,
  at: number,
): Promise<boolean> => {
  let there: Minor = 0n;
  for (const userId of [from, to].sort()) {
    const money = await lockedMoney(within, { userId, currencyId });
    if (money === null) throw new Error(`${userId} has no wallet ${currencyId}`);
    if (userId === from) there = money.cash;
  }
  if (there < amount) return false;
  const change = { currencyId, bonus: 0n, held: 0n };
  await changeWallet(within, { ...change, userId: from, cash: -amount });
  await changeWallet(within, { ...change, userId: to, cash: amount });
  const row = { transactionId: await storeTransaction(within, key, at), account: 'cash' as const, currencyId };
  await storeEntries(within, [
    { ...row, userId: from, amount: -amount },
    { ...row, userId: to, amount },
  ]);
  return true;
};
