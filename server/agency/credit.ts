import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { output } from 'zod/mini';
import type { addCredit, CreditMoved } from '../../contract/http/agency.ts';
import type { LimitTable } from '../../contract/settings/money.ts';
import { type Minor, parseMinor, toMajor } from '../../domain/money/money.ts';
import { creditRoom } from '../../domain/wallet/credit-room.ts';
import { breakOf } from '../breaks/break-repository.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { transfer } from '../ledger/transfer.ts';
import { depositRoom } from '../play-limits/require-limits.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock } from '../time/clock.ts';
import { userUnknown } from './agency.ts';
import { creditMoveOfKey, storeCreditMove } from './credit-repository.ts';
import { setAside } from './payout-repository.ts';
import { isBelow, memberOf } from './tree-repository.ts';
import { wantedMoney } from './wanted-money.ts';

export interface CreditNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  settings: Pick<Settings, 'general'>;
  log: FastifyBaseLogger;
}

/** Credit on its way between an agent and somebody below him. */
export interface AgencyCredit {
  /** Gives of the agent's own money. Throws a RefusedCall; nothing moved then. */
  give(agent: string, wanted: output<typeof addCredit.body>, key: string | null): Promise<CreditMoved>;
  /** Takes back what is neither held nor staked. Throws a RefusedCall; nothing moved then. */
  take(agent: string, wanted: output<typeof addCredit.body>, key: string | null): Promise<CreditMoved>;
}

interface WantedMove {
  agent: string;
  userId: string;
  currencyId: number;
  /** Above 0 for what is given and below 0 for what is taken. */
  amount: Minor;
  note: string | null;
}

export const createAgencyCredit = ({ database, clock, ledger, outbox, settings, log }: CreditNeeds): AgencyCredit => {
  const creditOf = async (within: Database, userId: string, currencyId: number): Promise<number> => {
    const wallet = (await ledger.wallets(userId, within)).find(({ currency_id }) => currency_id === currencyId);
    return wallet ? toMajor((parseMinor(wallet.wallet_0) ?? 0n) + (parseMinor(wallet.wallet_1) ?? 0n)) : 0;
  };

  const move = async (
    within: Database,
    { agent, userId, currencyId, amount, note }: WantedMove,
    key: string | null,
    maxCredit: LimitTable,
  ): Promise<CreditMoved> => {
    if (!(await isBelow(within, agent, userId))) throw userUnknown();
    await ledger.openWallet(userId, currencyId, 0, within);
    // From here on the same call sent twice comes one after the other, on every server.
    let there = 0n;
    for (const owner of [agent, userId].sort()) {
      const wallet = await ledger.lockWallet(within, owner, currencyId);
      if (wallet === null) throw new RefusedCall(400, 'unknownWallet', { currency_id: 'unknownWallet' });
      if (owner === userId) there = wallet.cash;
    }
    const answer = async (receipt: number): Promise<CreditMoved> => ({
      error: null,
      ErrorText: 'ok',
      receipt,
      newCredit: await creditOf(within, userId, currencyId),
    });
    const before = key === null ? null : await creditMoveOfKey(within, agent, key);
    if (before) {
      const same = before.userId === userId && before.currencyId === currencyId && before.amount === amount;
      if (!same) throw new RefusedCall(409, 'idempotencyKeyReused');
      return answer(before.receipt);
    }
    const at = clock.now();
    if (amount > 0n && (await breakOf(within, userId, at)) !== null) throw new RefusedCall(409, 'playerOnBreak');
    // Floats of agents are the operator's to limit, by what he gives them.
    if (amount > 0n && !(await memberOf(within, userId))?.isAgent) {
      // What he wants paid out is his until it is.
      const room = creditRoom(maxCredit, currencyId, there + (await setAside(within, userId, currencyId)));
      if (room !== null && amount > room) throw new RefusedCall(400, 'creditTooLarge', { amount: 'creditTooLarge' });
      // How much he allows himself is the player's own affair: the agent learns only that it is less.
      const allowed = await depositRoom(within, { userId, currencyId, at });
      if (allowed !== null && amount > allowed) {
        throw new RefusedCall(400, 'playerLimitReached', { amount: 'playerLimitReached' });
      }
    }
    const id = randomUUID();
    const [from, to] = amount > 0n ? [agent, userId] : [userId, agent];
    const sum = amount > 0n ? amount : -amount;
    const cause = amount > 0n ? 'creditGiven' : 'creditTaken';
    if (!(await transfer(within, `${cause}:${id}`, { from, to, currencyId, amount: sum }, at))) {
      throw new RefusedCall(400, 'insufficientFunds', { amount: 'insufficientFunds' });
    }
    const receipt = await storeCreditMove(within, { id, agent, userId, currencyId, amount, at, key, note });
    for (const owner of [agent, userId]) await outbox.put(within, owner, [{ event: 'wallet_update', payload: {} }]);
    return answer(receipt);
  };

  const asked = async (
    agent: string,
    { userId, currency_id: currencyId, amount: typed, note: written }: output<typeof addCredit.body>,
    key: string | null,
    sign: 1n | -1n,
  ): Promise<CreditMoved> => {
    const amount = sign * wantedMoney(currencyId, typed);
    const note = written?.trim() || null;
    const { maxCredit } = await settings.general();
    const moved = await retried(() =>
      database.transaction((within) => move(within, { agent, userId, currencyId, amount, note }, key, maxCredit)),
    );
    outbox.dispatch().catch((error: unknown) => log.error({ err: error }, 'credit news not sent'));
    return moved;
  };

  return {
    give: (agent, wanted, key) => asked(agent, wanted, key, 1n),
    take: (agent, wanted, key) => asked(agent, wanted, key, -1n),
  };
};
