import type { AffiliateCalculation } from '../../contract/entities/affiliate.ts';
import type { AffiliateMonths } from '../../contract/http/affiliates.ts';
import { earningsOf } from '../../domain/affiliates/earnings.ts';
import { toMajor } from '../../domain/money/money.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Database } from '../database/client.ts';
import type { Clock } from '../time/clock.ts';
import { type StoredAffiliate, subsOf } from './affiliate-repository.ts';
import { closedView, payoutFor, runningView } from './calculation-view.ts';
import { carriedInto } from './close-months.ts';
import { balanceOf, correctionsOf, monthsOf, payoutsOf, type StoredMonth } from './month-repository.ts';
import { monthAfter, monthAt } from './operator-month.ts';
import { waitingView } from './payouts.ts';
import { type Deductions, ownEarnings, type Reckon } from './reckoning.ts';

export interface CalculationNeeds {
  database: Database;
  clock: Clock;
  reckon: Reckon;
  deductions(): Promise<Deductions>;
}

/** Months of an affiliate as he sees them: closed ones as they were closed, others by their current figures. */
export const createCalculations = ({ database, clock, reckon, deductions }: CalculationNeeds) => {
  /** A month that is not closed yet, the running one or one that is over since a moment ago. */
  const running = async (affiliate: StoredAffiliate, month: string, last: StoredMonth | null) => {
    const percents = await deductions();
    // This very moment is in it.
    const now = clock.now() + 1;
    const { userId, currencyId } = affiliate;
    const brought = await subsOf(database, userId);
    const all = { affiliates: [userId, ...brought.map((sub) => sub.userId)], currencyId };
    const reckonedOf = await reckon(database, all, month, percents, now);
    const reckoned = reckonedOf(affiliate);
    // Computed without what was carried over: until the month is closed it is a forecast.
    const earned = brought.reduce((sum, sub) => sum + ownEarnings(sub, reckonedOf(sub), 0n), 0n);
    const carriedIn = await carriedInto(database, userId, last);
    const facts = { ngr: reckoned.ngr, carriedIn, newPlayers: reckoned.counted.length, subsEarned: earned };
    const earnings = earningsOf(facts, affiliate.plan);
    const view = runningView(affiliate, month, {
      reckoned,
      earnings,
      carriedIn,
      subs: { count: brought.length, earned },
    });
    return { view, deposited: reckoned.deposited };
  };

  const closed = async (affiliate: StoredAffiliate, month: StoredMonth): Promise<AffiliateCalculation> => {
    const corrections = await correctionsOf(database, affiliate.userId, month.month);
    const payouts = await payoutsOf(database, affiliate.userId);
    return closedView(month, { corrections, payouts });
  };

  return {
    /** This month so far, and how many made their first deposit in it. */
    toDate: async (affiliate: StoredAffiliate) => {
      const [last = null] = await monthsOf(database, affiliate.userId);
      return running(affiliate, monthAt(clock.now()), last);
    },

    /** A month, or the running one, and all there are. Throws 404 notFound. */
    of: async (affiliate: StoredAffiliate, wanted?: string): Promise<AffiliateMonths> => {
      const { userId, createdAt } = affiliate;
      const now = monthAt(clock.now());
      const month = wanted ?? now;
      const all = await monthsOf(database, userId);
      const found = all.find((one) => one.month === month);
      if (!found && (month > now || month < monthAt(createdAt)))
        throw new RefusedCall(404, 'notFound', { month: 'notFound' });
      const calculation = found
        ? await closed(affiliate, found)
        : (await running(affiliate, month, all[0] ?? null)).view;
      const [corrections, payouts] = [await correctionsOf(database, userId), await payoutsOf(database, userId)];
      const open: AffiliateMonths['months'] = [];
      for (let next = all[0] ? monthAfter(all[0].month) : monthAt(createdAt); next <= now; next = monthAfter(next)) {
        open.unshift({ month: next, closed: false, ngr: null, toPay: null, carriedOut: null, paid: false });
      }
      const months = all.map((one) => {
        const after = corrections.filter((correction) => correction.month === one.month);
        const toPay = after.reduce((sum, { earned }) => sum + earned, one.earned);
        return {
          month: one.month,
          closed: true,
          ngr: toMajor(one.ngr),
          toPay: toMajor(toPay),
          carriedOut: toMajor(one.carriedOut),
          paid: payoutFor(payouts, one.closedAt)?.state === 'paid',
        };
      });
      return {
        calculation,
        months: [...open, ...months],
        balance: toMajor(await balanceOf(database, userId)),
        waiting: waitingView(payouts.find(({ state }) => state === 'requested')),
      };
    },
  };
};
