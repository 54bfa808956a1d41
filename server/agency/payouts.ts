import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { output } from 'zod/mini';
import type { AgencyPayout } from '../../contract/entities/agency-payout.ts';
import type { CreditMoved } from '../../contract/http/agency.ts';
import type { askPayout, MyPayouts } from '../../contract/http/agency-payouts.ts';
import { toMajor } from '../../domain/money/money.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { userById } from '../identity/user-repository.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { transfer } from '../ledger/transfer.ts';
import type { Clock } from '../time/clock.ts';
import { creditMoveOf, storeCreditMove } from './credit-repository.ts';
import {
  decidePayout,
  payoutById,
  payoutOfKey,
  payoutsOf,
  type StoredPayout,
  setAside,
  storePayout,
} from './payout-repository.ts';
import { isBelow, memberOf } from './tree-repository.ts';
import { wantedMoney } from './wanted-money.ts';

export interface AgencyPayoutNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  log: FastifyBaseLogger;
}

/** Money that players want of their agents in cash. All but `mine` throw a RefusedCall; nothing moved then. */
export interface AgencyPayouts {
  mine(userId: string): Promise<MyPayouts>;
  /** Sets money aside until it is decided. */
  ask(userId: string, wanted: output<typeof askPayout.body>, key: string | null): Promise<AgencyPayout>;
  withdraw(userId: string, id: string): Promise<void>;
  /** What was set aside is the agent's, who has paid it out. */
  pay(agent: string, id: string): Promise<CreditMoved>;
  decline(agent: string, id: string): Promise<void>;
}

const mostShown = 20;

const notFound = () => new RefusedCall(404, 'notFound');
const decided = () => new RefusedCall(409, 'payoutDecided');

export const payoutView = ({ id, currencyId, amount, state, askedAt, decidedAt }: StoredPayout): AgencyPayout => ({
  id,
  state,
  currency_id: currencyId,
  currency: currencyOf(currencyId).code,
  amount: toMajor(amount),
  askedAt: new Date(askedAt).toISOString(),
  decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
});

export const createAgencyPayouts = ({ database, clock, ledger, outbox, log }: AgencyPayoutNeeds): AgencyPayouts => {
  const agentOf = async (within: Database, userId: string): Promise<string | null> => {
    const member = await memberOf(within, userId);
    return member && !member.isAgent ? member.parent : null;
  };

  const changed = async <Outcome>(change: (within: Database) => Promise<Outcome>): Promise<Outcome> => {
    const outcome = await retried(() => database.transaction(change));
    outbox.dispatch().catch((error: unknown) => log.error({ err: error }, 'news of a payout not sent'));
    return outcome;
  };
  const tell = (within: Database, userId: string) =>
    outbox.put(within, userId, [{ event: 'wallet_update', payload: {} }]);

  /** A payout as nobody changes it any more until the transaction ends: wallets are locked first, in the order of owners. */
  const locked = async (within: Database, id: string, owners: (payout: StoredPayout) => string[]) => {
    const payout = await payoutById(within, id);
    if (!payout) throw notFound();
    for (const owner of owners(payout).sort()) {
      if ((await ledger.lockWallet(within, owner, payout.currencyId)) === null) throw notFound();
    }
    return (await payoutById(within, id)) ?? payout;
  };

  const giveBack = async (within: Database, payout: StoredPayout, state: 'declined' | 'withdrawn'): Promise<void> => {
    if (payout.state === state) return;
    if (payout.state !== 'waiting') throw decided();
    const { id, userId, currencyId, amount } = payout;
    await ledger.move(within, `payoutReleased:${id}`, userId, [
      { account: 'held', currencyId, amount: -amount },
      { account: 'cash', currencyId, amount },
    ]);
    await decidePayout(within, id, state, clock.now());
    await tell(within, userId);
  };

  return {
    mine: async (userId) => {
      const found = await payoutsOf(database, userId, mostShown);
      // Whoever was made an agent while one waited can still take it back.
      const waits = found.some(({ state }) => state === 'waiting');
      const agent = waits ? (await memberOf(database, userId))?.parent : await agentOf(database, userId);
      const shown = agent ? await userById(database, agent) : null;
      return { agent: shown?.username ?? null, result: found.map(payoutView) };
    },

    ask: async (userId, { currency_id: currencyId, amount: typed }, key) => {
      const amount = wantedMoney(currencyId, typed);
      return changed(async (within) => {
        // From here on the same call sent twice comes one after the other, on every server.
        const wallet = await ledger.lockWallet(within, userId, currencyId);
        if (wallet === null) throw new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });
        const before = key === null ? null : await payoutOfKey(within, userId, key);
        if (before) {
          if (before.amount !== amount || before.currencyId !== currencyId) {
            throw new RefusedCall(409, 'idempotencyKeyReused');
          }
          return payoutView(before);
        }
        if ((await agentOf(within, userId)) === null) throw new RefusedCall(409, 'agentMissing');
        if ((await setAside(within, userId, currencyId)) > 0n) throw new RefusedCall(409, 'payoutWaiting');
        if (wallet.cash < amount) {
          throw new RefusedCall(400, 'insufficientFunds', { amount: 'insufficientFunds' });
        }
        const id = randomUUID();
        await ledger.move(within, `payoutHeld:${id}`, userId, [
          { account: 'cash', currencyId, amount: -amount },
          { account: 'held', currencyId, amount },
        ]);
        await tell(within, userId);
        return payoutView(await storePayout(within, { id, userId, currencyId, amount, askedAt: clock.now(), key }));
      });
    },

    withdraw: (userId, id) =>
      changed(async (within) => {
        const payout = await locked(within, id, (found) => {
          if (found.userId !== userId) throw notFound();
          return [userId];
        });
        await giveBack(within, payout, 'withdrawn');
      }),

    pay: async (agent, id) => {
      const { receipt, userId, currencyId } = await changed(async (within) => {
        const found = await payoutById(within, id);
        if (!found || !(await isBelow(within, agent, found.userId))) throw notFound();
        await ledger.openWallet(agent, found.currencyId, 0, within);
        const payout = await locked(within, id, ({ userId }) => [agent, userId]);
        const { userId, currencyId, amount } = payout;
        if (payout.state !== 'waiting') {
          const move = payout.state === 'paid' ? await creditMoveOf(within, id) : null;
          if (move?.agent !== agent) throw decided();
          return move;
        }
        const at = clock.now();
        const paid = { from: userId, to: agent, currencyId, amount, held: true };
        if (!(await transfer(within, `creditTaken:${id}`, paid, at))) {
          throw new Error(`what was set aside for payout ${id} is not there`);
        }
        await decidePayout(within, id, 'paid', at);
        const move = { id, agent, userId, currencyId, amount: -amount, at, key: null, note: null };
        const receipt = await storeCreditMove(within, move);
        for (const owner of [agent, userId]) await tell(within, owner);
        return { ...move, receipt };
      });
      const newCredit = toMajor(await ledger.creditOf(userId, currencyId));
      return { error: null, ErrorText: 'ok', receipt, newCredit };
    },

    decline: (agent, id) =>
      changed(async (within) => {
        const found = await payoutById(within, id);
        if (!found || !(await isBelow(within, agent, found.userId))) throw notFound();
        await giveBack(within, await locked(within, id, ({ userId }) => [userId]), 'declined');
      }),
  };
};
