import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { output } from 'zod/mini';
import type { ActivatedVoucher, CreatedVoucher, createVoucher } from '../../contract/http/vouchers.ts';
import { wrongVouchers } from '../../domain/limits.ts';
import { type Minor, parseMinor, toMajor } from '../../domain/money/money.ts';
import { inGroups, voucherCode } from '../../domain/voucher/voucher-code.ts';
import { isVoucherAmount } from '../../domain/voucher/voucher-limit.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import { requirePlayer } from '../breaks/breaks.ts';
import type { Outbox } from '../bus/outbox.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { type Attempts, quarterHour } from '../identity/attempts.ts';
import { forEachDue } from '../jobs/for-each-due.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import { currencyOf, knownCurrency } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { LedgerKey } from '../ledger/ledger-key.ts';
import { sendMessage } from '../messages/send-message.ts';
import { depositRoom } from '../play-limits/require-limits.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock } from '../time/clock.ts';
import { dayMs } from '../time/zone-day.ts';
import type { VoucherCodes } from './voucher-codes.ts';
import { createVoucherHistory, type VoucherHistory } from './voucher-history.ts';
import {
  closeVoucher,
  lockOpenVoucher,
  lockVoucher,
  overdueVouchers,
  type StoredVoucher,
  storeVoucher,
  voucherOfKey,
} from './voucher-repository.ts';

export interface VoucherNeeds {
  database: Database;
  sweeps: Database;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  attempts: Attempts;
  settings: Pick<Settings, 'general'>;
  codes: VoucherCodes;
  log: FastifyBaseLogger;
}

export interface VoucherCaller {
  userId: string;
  address: string;
  /** His Idempotency-Key; null without one. */
  key: string | null;
}

export interface Vouchers extends Sweeper {
  /** Puts the player's money under a new code. Throws a RefusedCall. */
  create(userId: string, wanted: output<typeof createVoucher.body>, key: string | null): Promise<CreatedVoucher>;
  /** Pays an open voucher into the caller's wallet. Throws a RefusedCall. */
  activate(caller: VoucherCaller, text: string): Promise<ActivatedVoucher>;
  /** Gives back what the vouchers hold whose time is over. */
  expireDue(): Promise<void>;
  history: VoucherHistory;
}

const sweepInterval = 60_000;
const sweepBatch = 200;
/** Vouchers are dinars; the limits of the specification are in them (docs/decisions, vouchers). */
const voucherCurrencyId = 1;

const ok = { error: null, ErrorText: 'ok' } as const;
const invalid = () => new RefusedCall(400, 'voucherInvalid', { voucher: 'voucherInvalid' });

export const createVouchers = (needs: VoucherNeeds): Vouchers => {
  const { database, sweeps, clock, ledger, outbox, attempts, settings, codes, log } = needs;
  const history = createVoucherHistory(database, codes);

  const tell = (within: Database, userId: string) =>
    outbox.put(within, userId, [{ event: 'wallet_update', payload: {} }]);

  const credit = async (within: Database, userId: string, currencyId: number): Promise<number> => {
    const wallets = await ledger.wallets(userId, within);
    const wallet = wallets.find(({ currency_id }) => currency_id === currencyId);
    return wallet ? toMajor((parseMinor(wallet.wallet_0) ?? 0n) + (parseMinor(wallet.wallet_1) ?? 0n)) : 0;
  };

  /** Out of the operator's account into a wallet, every kind of money as the kind it was. */
  const payOut = (within: Database, key: LedgerKey, userId: string, { currencyId, amount, bonus }: StoredVoucher) =>
    ledger.move(within, key, userId, [
      { account: 'voucher', currencyId, amount: -amount },
      { account: 'cash', currencyId, amount: amount - bonus },
      { account: 'bonus', currencyId, amount: bonus },
    ]);

  const answer = (code: string, newCredit: number): CreatedVoucher => ({
    ...ok,
    textCode: inGroups(code),
    voucher: code,
    newCredit,
  });

  /** The same voucher again under the same key. */
  const created = async (within: Database, userId: string, key: string, amount: Minor) => {
    const voucher = await voucherOfKey(within, userId, key);
    if (!voucher) return null;
    const code = voucher.sealed === null ? null : codes.open(voucher.sealed, voucher.id);
    // Of a voucher that is closed the code is gone: there is nothing to answer with.
    if (voucher.amount !== amount || code === null) throw new RefusedCall(409, 'idempotencyKeyReused');
    return answer(code, await credit(within, userId, voucher.currencyId));
  };

  const make = async (within: Database, userId: string, amount: Minor, key: string | null, life: number) => {
    const currencyId = voucherCurrencyId;
    const wallet = await ledger.lockWallet(within, userId, currencyId);
    if (wallet === null) throw new RefusedCall(400, 'unknownWallet', { currencyId: 'unknownWallet' });
    const before = key === null ? null : await created(within, userId, key, amount);
    if (before !== null) return before;
    await requirePlayer(within, userId, clock.now());
    if (wallet.cash + wallet.bonus < amount) {
      throw new RefusedCall(400, 'insufficientFunds', { amount: 'insufficientFunds' });
    }
    const bonus = amount > wallet.cash ? amount - wallet.cash : 0n;
    const createdAt = clock.now();
    const id = randomUUID();
    const code = codes.draw();
    // Two codes are the same once in ten million billion times: then the lookup is not unique, and the player asks again.
    await storeVoucher(within, {
      id,
      creator: userId,
      currencyId,
      amount,
      bonus,
      lookup: codes.lookup(code),
      sealed: codes.seal(code, id),
      ending: code.slice(-4),
      createdAt,
      expiresAt: createdAt + life,
      createKey: key,
    });
    await ledger.move(within, `voucherCreated:${id}`, userId, [
      { account: 'cash', currencyId, amount: bonus - amount },
      { account: 'bonus', currencyId, amount: -bonus },
      { account: 'voucher', currencyId, amount },
    ]);
    await tell(within, userId);
    return answer(code, await credit(within, userId, currencyId));
  };

  const activated = async (within: Database, { amount, currencyId }: StoredVoucher, userId: string) => ({
    ...ok,
    amount: toMajor(amount),
    currency: currencyOf(currencyId).code,
    newCredit: await credit(within, userId, currencyId),
  });

  /** Somebody else's voucher is paid in like a deposit: the player's own limit holds for it. */
  const hasRoom = async (within: Database, userId: string, voucher: StoredVoucher, at: number): Promise<boolean> => {
    const { creator, currencyId, amount, bonus } = voucher;
    if (creator === userId) return true;
    await ledger.lockWallet(within, userId, currencyId);
    const room = await depositRoom(within, { userId, currencyId, at });
    return room === null || amount - bonus <= room;
  };

  const use = async (within: Database, { userId, key }: VoucherCaller, code: string) => {
    const now = clock.now();
    const voucher = await lockVoucher(within, codes.lookup(code));
    if (!voucher) return null;
    // The same call once more, for its answer was lost.
    if (key !== null && voucher.usedBy === userId && voucher.useKey === key) return activated(within, voucher, userId);
    if (voucher.state !== 'open' || voucher.expiresAt <= now) return null;
    await ledger.openWallet(userId, voucher.currencyId, 0, within);
    if (!(await hasRoom(within, userId, voucher, now))) return 'overLimit';
    await closeVoucher(within, voucher.id, { state: 'used', closedAt: now, usedBy: userId, useKey: key });
    await payOut(within, `voucherUsed:${voucher.id}`, userId, voucher);
    await tell(within, userId);
    if (voucher.creator !== userId) {
      const params = { amount: toMajor(voucher.amount), currency: currencyOf(voucher.currencyId).code };
      await sendMessage(within, voucher.creator, now, { key: 'voucherUsed', params });
    }
    return activated(within, voucher, userId);
  };

  const expire = (id: string): Promise<void> =>
    retried(() =>
      sweeps.transaction(async (within) => {
        const voucher = await lockOpenVoucher(within, id);
        if (!voucher) return;
        await closeVoucher(within, id, { state: 'expired', closedAt: clock.now() });
        await payOut(within, `voucherExpired:${id}`, voucher.creator, voucher);
        await tell(within, voucher.creator);
      }),
    );

  const expireDue = async (): Promise<void> => {
    const due = await overdueVouchers(sweeps, clock.now(), sweepBatch);
    await forEachDue(due, ({ id }) => expire(id)).finally(outbox.dispatch);
  };

  /** Notifies the player at once; what fails here is sent by the next sweep. */
  const dispatchSoon = (): void => {
    outbox.dispatch().catch((error: unknown) => log.error({ err: error }, 'voucher news not sent'));
  };

  return {
    ...createSweeper('voucher', sweepInterval, expireDue, log),
    expireDue,
    history,

    create: async (userId, { amount: wanted, currency, currencyId }, key) => {
      if (knownCurrency(currencyId)?.code !== currency) {
        throw new RefusedCall(400, 'unknownWallet', { currencyId: 'unknownWallet' });
      }
      if (currencyId !== voucherCurrencyId || isFreeBet(currencyId)) {
        throw new RefusedCall(400, 'voucherCurrency', { currencyId: 'voucherCurrency' });
      }
      const amount = parseMinor(wanted);
      if (amount === null || !isVoucherAmount(amount)) {
        throw new RefusedCall(400, 'voucherAmount', { amount: 'voucherAmount' });
      }
      const life = (await settings.general()).voucherDays * dayMs;
      const made = await retried(() => database.transaction((within) => make(within, userId, amount, key, life)));
      dispatchSoon();
      return made;
    },

    activate: async (caller, text) => {
      const code = voucherCode(text);
      if (code === null) throw invalid();
      const { userId, address } = caller;
      const takeBack = await attempts.charge('tooManyAttempts', [
        { subject: `voucher:account:${userId}`, most: wrongVouchers.player, window: quarterHour },
        { subject: `voucher:address:${address}`, most: wrongVouchers.address, window: quarterHour },
      ]);
      const paid = await retried(() => database.transaction((within) => use(within, caller, code)));
      if (paid === null) throw invalid();
      await takeBack();
      if (paid === 'overLimit') throw new RefusedCall(400, 'voucherOverLimit', { voucher: 'voucherOverLimit' });
      dispatchSoon();
      return paid;
    },
  };
};
