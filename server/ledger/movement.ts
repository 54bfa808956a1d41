import type { Minor } from '../../domain/money/money.ts';
import type { Account } from '../database/schema/ledger.ts';
import type { LedgerKey } from './ledger-key.ts';

/** Money of a player moving between accounts; amounts sum to zero per currency. */
export interface Entry {
  account: Account;
  currencyId: number;
  amount: Minor;
}

/** One cause of money to move, with its key. */
export interface Movement {
  key: LedgerKey;
  userId: string;
  entries: readonly Entry[];
}

/** What a wallet gets of each kind of money; less than nothing where it gives. */
export interface WalletChange {
  userId: string;
  currencyId: number;
  cash: Minor;
  bonus: Minor;
  held: Minor;
}

const operators: readonly Account[] = ['house', 'funding', 'voucher', 'jackpot'];

/** What entries change of the player's wallets, in the order of their currencies. */
export const walletChangesOf = (entries: readonly Entry[]) => {
  const currencyIds = [...new Set(entries.map((entry) => entry.currencyId))].sort((a, b) => a - b);
  return currencyIds
    .map((currencyId) => {
      const change = (account: Account): Minor =>
        entries
          .filter((entry) => entry.account === account && entry.currencyId === currencyId)
          .reduce((sum, entry) => sum + entry.amount, 0n);
      return { currencyId, cash: change('cash'), bonus: change('bonus'), held: change('held') };
    })
    .filter(({ cash, bonus, held }) => cash !== 0n || bonus !== 0n || held !== 0n);
};

/** The rows of a movement; what moves nothing has none. */
export const ledgerRowsOf = ({ userId, entries }: Movement, transactionId: bigint) =>
  entries
    .filter(({ amount }) => amount !== 0n)
    .map(({ account, currencyId, amount }) => ({
      transactionId,
      account,
      userId: operators.includes(account) ? null : userId,
      currencyId,
      amount,
    }));
