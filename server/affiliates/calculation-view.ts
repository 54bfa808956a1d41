import type { AffiliateCalculation, affiliateProducts, NgrLine } from '../../contract/entities/affiliate.ts';
import { type Earnings, slicesOf } from '../../domain/affiliates/earnings.ts';
import { type RevenueLine, totalOf } from '../../domain/affiliates/net-revenue.ts';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { StoredAffiliate } from './affiliate-repository.ts';
import type { StoredCorrection, StoredMonth, StoredPayout } from './month-repository.ts';
import type { DayResult, Reckoned } from './reckoning.ts';

const lineView = ({ staked, wins, bonuses, fees, tax, ngr }: RevenueLine): NgrLine => ({
  staked: toMajor(staked),
  wins: toMajor(wins),
  bonuses: toMajor(bonuses),
  fees: toMajor(fees),
  tax: toMajor(tax),
  ngr: toMajor(ngr),
});

const linesOf = (read: (product: (typeof affiliateProducts)[number]) => RevenueLine) => {
  const lines = { sports: read('sports'), live: read('live'), casino: read('casino'), virtuals: read('virtuals') };
  const { sports, live, casino, virtuals } = lines;
  return {
    lines: { sports: lineView(sports), live: lineView(live), casino: lineView(casino), virtuals: lineView(virtuals) },
    total: lineView(totalOf(lines)),
  };
};

const daysView = (days: readonly DayResult[]): AffiliateCalculation['days'] =>
  days.map(({ day, result, clicks, deposits }) => ({ day, ngr: toMajor(result), clicks, deposits: toMajor(deposits) }));

const slicesView = (slices: Earnings['slices']): AffiliateCalculation['slices'] =>
  slices.map(({ base, percent }) => ({ base: toMajor(base), percent: Number(percent) / 100 }));

const correctionView = ({
  at,
  reason,
  note,
  ngr,
  earned,
}: StoredCorrection): AffiliateCalculation['corrections'][number] => ({
  reason,
  note,
  ngr: toMajor(ngr),
  earned: toMajor(earned),
  at: new Date(at).toISOString(),
});

/** The payout that took what was closed then: each takes all that is owed. */
export const payoutFor = (payouts: readonly StoredPayout[], closedAt: number): StoredPayout | null =>
  payouts.filter(({ state, requestedAt }) => state !== 'refused' && requestedAt >= closedAt).at(-1) ?? null;

const payoutView = (payout: StoredPayout | null): AffiliateCalculation['payout'] => {
  if (payout === null || payout.state === 'refused') return null;
  const { receipt, state, requestedAt, decidedAt } = payout;
  return {
    receipt,
    state,
    requestedAt: new Date(requestedAt).toISOString(),
    paidAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  };
};

const corrected = (corrections: readonly StoredCorrection[]): Minor =>
  corrections.reduce((sum, { earned }) => sum + earned, 0n);

export interface ClosedParts {
  corrections: readonly StoredCorrection[];
  payouts: readonly StoredPayout[];
}

/** A closed month as it was closed, with what came after it. */
export const closedView = (closed: StoredMonth, { corrections, payouts }: ClosedParts): AffiliateCalculation => {
  const { figures, plan } = closed;
  const kept = (product: string): RevenueLine => {
    const of = (name: keyof RevenueLine): Minor => BigInt(figures.lines[product]?.[name] ?? 0);
    return {
      staked: of('staked'),
      wins: of('wins'),
      bonuses: of('bonuses'),
      fees: of('fees'),
      tax: of('tax'),
      ngr: of('ngr'),
    };
  };
  return {
    month: closed.month,
    closedAt: new Date(closed.closedAt).toISOString(),
    currency: currencyOf(closed.currencyId).code,
    plan,
    ...linesOf(kept),
    slices: slicesView(slicesOf(closed.ngr + closed.carriedIn, plan.share)),
    share: toMajor(closed.share),
    newPlayers: { counted: closed.newPlayers, held: figures.held, registered: figures.registered },
    cpa: toMajor(closed.cpa),
    subs: { count: figures.subs, earned: toMajor(closed.subsEarned), share: toMajor(closed.sub) },
    carriedIn: toMajor(closed.carriedIn),
    carriedOut: toMajor(closed.carriedOut),
    earned: toMajor(closed.earned),
    corrections: corrections.map(correctionView),
    toPay: toMajor(closed.earned + corrected(corrections)),
    payout: payoutView(payoutFor(payouts, closed.closedAt)),
    days: daysView(
      figures.days.map(({ day, clicks, result, deposits }) => ({
        day,
        clicks,
        result: BigInt(result),
        deposits: BigInt(deposits),
      })),
    ),
  };
};

export interface RunningParts {
  reckoned: Reckoned;
  earnings: Earnings;
  carriedIn: Minor;
  subs: { count: number; earned: Minor };
}

/** The running month so far. */
export const runningView = (
  { plan, currencyId }: StoredAffiliate,
  month: string,
  { reckoned, earnings, carriedIn, subs }: RunningParts,
): AffiliateCalculation => ({
  month,
  closedAt: null,
  currency: currencyOf(currencyId).code,
  plan,
  ...linesOf((product) => reckoned.revenue[product]),
  slices: slicesView(earnings.slices),
  share: toMajor(earnings.share),
  newPlayers: { counted: reckoned.counted.length, held: reckoned.held, registered: reckoned.registered },
  cpa: toMajor(earnings.cpa),
  subs: { count: subs.count, earned: toMajor(subs.earned), share: toMajor(earnings.sub) },
  carriedIn: toMajor(carriedIn),
  carriedOut: toMajor(earnings.carriedOut),
  earned: toMajor(earnings.earned),
  corrections: [],
  toPay: toMajor(earnings.earned),
  payout: null,
  days: daysView(reckoned.days),
});
