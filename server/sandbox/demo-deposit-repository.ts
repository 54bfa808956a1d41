import type { Database } from '../database/client.ts';
import { payments } from '../database/schema/payments.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** A deposit that was credited at a moment; minor units. */
export interface DemoDeposit {
  id: string;
  userId: string;
  currencyId: number;
  amount: bigint;
  at: number;
}

/** Books a deposit as the provider's word would have done; `ledger` writes by the same moment. */
export const storeDemoDeposit = async (within: Database, ledger: Ledger, deposit: DemoDeposit): Promise<void> => {
  const { id, userId, currencyId, amount, at } = deposit;
  const row = { id, userId, currencyId, amount, method: 'nb' as const, state: 'credited' as const };
  await within.insert(payments).values({ ...row, idempotencyKey: id, createdAt: at, decidedAt: at });
  await ledger.move(within, `deposit:${id}`, userId, [
    { account: 'funding', currencyId, amount: -amount },
    { account: 'cash', currencyId, amount },
  ]);
};
