import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WaitingPayout } from '../../contract/http/affiliates.ts';
import { parseMinor, toMajor } from '../../domain/money/money.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Clock } from '../time/clock.ts';
import { affiliateOf, lockAffiliate } from './affiliate-repository.ts';
import {
  balanceOf,
  decidePayout,
  payoutOfKey,
  payoutsOf,
  type StoredPayout,
  storePayout,
  waitingPayout,
} from './month-repository.ts';

export interface PayoutNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  log: FastifyBaseLogger;
}

export const payoutView = ({ receipt, amount, state, requestedAt, decidedAt }: StoredPayout) => ({
  receipt,
  state,
  amount: toMajor(amount),
  requestedAt: new Date(requestedAt).toISOString(),
  decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
});

/** The payout that waits for the operator; null when none does. */
export const waitingView = (payout: StoredPayout | null | undefined): WaitingPayout | null => {
  if (!payout) return null;
  const { receipt, amount, requestedAt } = payoutView(payout);
  return { receipt, amount, requestedAt };
};

/** Earnings on their way to the affiliate's wallet: he asks for all that is owed, the operator decides. */
export const createPayouts = ({ database, clock, ledger, outbox, log }: PayoutNeeds) => {
  const request = async (
    within: Database,
    userId: string,
    typed: number,
    key: string | null,
  ): Promise<StoredPayout> => {
    const wanted = parseMinor(typed);
    if (wanted === null || wanted <= 0n) throw new RefusedCall(400, 'amountInvalid', { amount: 'amountInvalid' });
    // From here on the same call sent twice comes one after the other, on every server.
    const { currencyId } = await lockAffiliate(within, userId);
    const before = key === null ? null : await payoutOfKey(within, userId, key);
    if (before) {
      if (before.amount !== wanted) throw new RefusedCall(409, 'idempotencyKeyReused');
      return before;
    }
    if (await waitingPayout(within, userId)) throw new RefusedCall(409, 'payoutWaiting');
    const amount = await balanceOf(within, userId);
    if (amount <= 0n) throw new RefusedCall(400, 'insufficientFunds', { amount: 'insufficientFunds' });
    if (amount !== wanted) throw new RefusedCall(409, 'figuresDiffer', { amount: 'figuresDiffer' });
    const row = { id: randomUUID(), affiliate: userId, currencyId, amount, requestedAt: clock.now(), key };
    return storePayout(within, row);
  };

  const decide = async (within: Database, userId: string, confirmed: boolean): Promise<StoredPayout> => {
    if (!(await affiliateOf(within, userId))) throw new RefusedCall(404, 'notFound');
    await lockAffiliate(within, userId);
    const payout = await waitingPayout(within, userId);
    if (!payout) throw new RefusedCall(404, 'notFound');
    const [state, decidedAt] = [confirmed ? ('paid' as const) : ('refused' as const), clock.now()];
    if (confirmed) {
      const { currencyId, amount } = payout;
      await ledger.openWallet(userId, currencyId, 0, within);
      await ledger.move(within, `affiliatePayout:${payout.id}`, userId, [
        { account: 'house', currencyId, amount: -amount },
        { account: 'cash', currencyId, amount },
      ]);
      await outbox.put(within, userId, [{ event: 'wallet_update', payload: {} }]);
    }
    await decidePayout(within, payout.id, state, decidedAt);
    return { ...payout, state, decidedAt };
  };

  return {
    /** Throws a RefusedCall; nothing is asked for then. */
    request: async (userId: string, amount: number, key: string | null) =>
      payoutView(await retried(() => database.transaction((within) => request(within, userId, amount, key)))),
    /** The operator's word on the payout that waits. Throws 404 notFound when none does. */
    decide: async (userId: string, confirmed: boolean) => {
      const payout = await retried(() => database.transaction((within) => decide(within, userId, confirmed)));
      outbox.dispatch().catch((error: unknown) => log.error({ err: error }, 'news of a payout not sent'));
      return payoutView(payout);
    },
    list: async (userId: string) => (await payoutsOf(database, userId)).map(payoutView),
  };
};
export type Payouts = ReturnType<typeof createPayouts>;
