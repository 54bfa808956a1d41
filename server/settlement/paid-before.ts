import type { Minor } from '../../domain/money/money.ts';
import type { Database } from '../database/client.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { LedgerKey } from '../ledger/ledger-key.ts';
import type { Entry } from '../ledger/movement.ts';
import { type Paid, paidUnder } from './paid-repository.ts';

/** Every key under which a ticket of this many moves can have been settled. */
const keysOf = (id: string, moves: number): LedgerKey[] => [
  `payout:${id}`,
  `void:${id}`,
  ...Array.from({ length: moves }, (_, nth): LedgerKey[] => [
    `payout:${id}:${nth + 1}`,
    `void:${id}:${nth + 1}`,
    `reversal:${id}:${nth + 1}`,
  ]).flat(),
];

/** Asked of the ledger: a correction that the wallet could not bear in full leaves the rest with the player. */
export const paidBefore = (within: Database, id: string, moves: number): Promise<Paid[]> =>
  paidUnder(within, keysOf(id, moves));

const least = (one: Minor, other: Minor): Minor => (one < other ? one : other);

/**
 * What goes back to the operator of what was paid: bonus money as bonus money, the rest as cash, as far as the wallet has
 * it (a balance is never negative); and what is left with the player.
 */
export const takingBack = async (
  within: Database,
  ledger: Pick<Ledger, 'lockWallet'>,
  userId: string,
  paid: readonly Paid[],
): Promise<{ entries: Entry[]; shortfall: Minor }> => {
  const entries: Entry[] = [];
  let shortfall = 0n;
  for (const { currencyId, cash: paidCash, bonus: paidBonus } of paid) {
    const total = paidCash + paidBonus;
    const wallet = (await ledger.lockWallet(within, userId, currencyId)) ?? { cash: 0n, bonus: 0n };
    const bonus = least(paidBonus, wallet.bonus);
    const cash = least(total - bonus, wallet.cash);
    shortfall += total - bonus - cash;
    entries.push(
      { account: 'cash', currencyId, amount: -cash },
      { account: 'bonus', currencyId, amount: -bonus },
      { account: 'house', currencyId, amount: cash + bonus },
    );
  }
  return { entries: entries.filter(({ amount }) => amount !== 0n), shortfall };
};
