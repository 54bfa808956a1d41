import type { FastifyBaseLogger } from 'fastify';
import type { OnceRule, PeriodicRule } from '../../contract/entities/bonus.ts';
import type { Bonuses as BonusView } from '../../contract/http/bonuses.ts';
import type { BonusesSetting } from '../../contract/settings/bonuses.ts';
import { depositAmount, periodicAmount } from '../../domain/bonus/bonus-amount.ts';
import { type Minor, parseMinor, toMajor } from '../../domain/money/money.ts';
import type { Outbox } from '../bus/outbox.ts';
import type { Database } from '../database/client.ts';
import { retried } from '../database/retry.ts';
import { forEachDue } from '../jobs/for-each-due.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import { currencyOf, knownCurrency } from '../ledger/currencies.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Settings } from '../settings/settings.ts';
import type { Clock } from '../time/clock.ts';
import { baseOf } from './bonus-base.ts';
import { type Period, periodAt } from './bonus-period.ts';
import {
  hasPaid,
  markPaid,
  mayBeCredited,
  type Progress,
  paidAmong,
  progresses,
  storeCredit,
  turnovers,
} from './bonus-repository.ts';
import { createBonusView } from './bonus-view.ts';

export interface BonusNeeds {
  database: Database;
  /** What is credited without anybody waiting for it. */
  sweeps: Database;
  clock: Clock;
  ledger: Ledger;
  outbox: Outbox;
  settings: Pick<Settings, 'general'>;
  log: FastifyBaseLogger;
}

export interface Bonuses extends Sweeper {
  /** Credits what is due by the clock's now; doing it again changes nothing. */
  creditDue(): Promise<void>;
  view(userId: string): Promise<BonusView>;
}

const sweepInterval = 60_000;
/** Tickets that ended in the last moment of a period are written by then, on every node. */
const grace = 60_000;
/** Periods that a server which was away may still have to pay. */
const mostPeriods = 12;

/** What a rule that is kept once brings to who is so far; 0 while he is not. */
const onceAmount = (rule: OnceRule, { done, deposit }: Progress): Minor => {
  if (rule.kind === 'firstDeposit') return depositAmount(rule, deposit);
  return done >= rule.count ? (parseMinor(rule.amount) ?? 0n) : 0n;
};

export const createBonuses = (needs: BonusNeeds): Bonuses => {
  const { database, sweeps, clock, ledger, outbox, settings, log } = needs;

  const rules = async (): Promise<BonusesSetting> => {
    const { periodic, once } = (await settings.general()).bonuses;
    const known = ({ currency_id }: { currency_id: number }) => knownCurrency(currency_id) !== undefined;
    return { periodic: periodic.filter(known), once: once.filter(known) };
  };

  const credit = (
    rule: PeriodicRule | OnceRule,
    userId: string,
    { from, until }: Period,
    base: Minor,
    amount: Minor,
  ): Promise<void> =>
    retried(() =>
      sweeps.transaction(async (within) => {
        const at = clock.now();
        if (amount <= 0n || !(await mayBeCredited(within, userId, at))) return;
        const currencyId = rule.currency_id;
        const row = { rule: rule.id, userId, period: from, until, currencyId, base, amount, creditedAt: at };
        if (!(await storeCredit(within, row))) return;
        await ledger.openWallet(userId, currencyId, 0, within);
        await ledger.move(within, `bonus:${rule.id}:${userId}:${from}`, userId, [
          { account: 'house', currencyId, amount: -amount },
          { account: 'bonus', currencyId, amount },
        ]);
        await outbox.put(within, userId, [{ event: 'wallet_update', payload: {} }]);
        const params = { amount: toMajor(amount), currency: currencyOf(currencyId).code };
        await sendMessage(within, userId, at, { key: 'bonusCredited', params });
      }),
    );

  /** The ended periods that a rule has not paid yet, oldest first. A rule pays for none that ended before it was first seen. */
  const unpaid = async (rule: PeriodicRule): Promise<Period[]> => {
    const ended = Array.from({ length: mostPeriods }, (_, nth) => periodAt(rule.period, clock.now() - grace, -1 - nth));
    const [last] = ended;
    if (last && !(await hasPaid(sweeps, rule.id))) await markPaid(sweeps, rule.id, last.from, clock.now());
    const starts = ended.map(({ from }) => from);
    const paid = await paidAmong(sweeps, rule.id, starts);
    const before = ended.findIndex(({ from }) => paid.includes(from));
    return ended.slice(0, before === -1 ? mostPeriods : before).reverse();
  };

  const creditDue = async (): Promise<void> => {
    const { periodic, once } = await rules();
    const payPeriods = async (rule: PeriodicRule): Promise<void> => {
      for (const period of await unpaid(rule)) {
        await forEachDue(await turnovers(sweeps, rule.currency_id, period), (turnover) => {
          const base = baseOf(rule, turnover);
          return credit(rule, turnover.userId, period, base, periodicAmount(rule, base));
        });
        await markPaid(sweeps, rule.id, period.from, clock.now());
      }
    };
    const payOnce = async (rule: OnceRule): Promise<void> => {
      await forEachDue(await progresses(sweeps, rule, clock.now()), (progress) => {
        const period = { from: 0, until: clock.now() };
        return credit(rule, progress.userId, period, progress.deposit, onceAmount(rule, progress));
      });
    };
    const payments = [
      ...periodic.map((rule) => () => payPeriods(rule)),
      ...once.map((rule) => () => payOnce(rule)),
      outbox.dispatch,
    ];
    await forEachDue(payments, (pay) => pay());
  };

  return {
    ...createSweeper('bonus', sweepInterval, creditDue, log),
    creditDue,
    view: createBonusView({ database, clock, rules }),
  };
};
