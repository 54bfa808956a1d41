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
  /** Whether it is taken from what the giver has set aside, not from what he can spend. */
  held?: boolean;
}

/**
 * Moves money between two wallets that exist, in the caller's transaction; false when there is too little of it, and
 * nothing moved. Both are locked in the order of their owners, so that two transfers never wait for each other.
 */
export const transfer = async (
  within: Database,
  key: LedgerKey,
  { from, to, currencyId, amount, held = false }: Transfer,
  at: number,
): Promise<boolean> => {
  for (const userId of [from, to].sort()) {
    if ((await lockedMoney(within, { userId, currencyId })) === null) {
      throw new Error(`${userId} has no wallet ${currencyId}`);
    }
  }
  const kept = { currencyId, cash: 0n, bonus: 0n, held: 0n };
  const given = held ? { held: -amount } : { cash: -amount };
  if (!(await changeWallet(within, { ...kept, ...given, userId: from }))) return false;
  await changeWallet(within, { ...kept, cash: amount, userId: to });
  const row = { transactionId: await storeTransaction(within, key, at), currencyId };
  await storeEntries(within, [
    { ...row, account: held ? 'held' : 'cash', userId: from, amount: -amount },
    { ...row, account: 'cash', userId: to, amount },
  ]);
  return true;
};
