import { describe, expect, it } from 'vitest';
import { type AffiliatePlan, affiliateProducts } from '../../contract/entities/affiliate.ts';
import { correctionOf, earningsOf, isHeldOut, type MonthFacts, slicesOf } from './earnings.ts';
import { layOut, revenueOf, totalOf } from './net-revenue.ts';
import { shareOnly } from './plan-examples.ts';

const plan: AffiliatePlan = { ...shareOnly, cpa: { amount: 30, minTurnover: 100, holdDays: 30 } };
const nothing: MonthFacts = { ngr: 0n, carriedIn: 0n, newPlayers: 0, subsEarned: 0n };
const month = (facts: Partial<MonthFacts>, by: Partial<AffiliatePlan> = {}) =>
  earningsOf({ ...nothing, ...facts }, { ...plan, ...by });

describe('the five examples of agency-affiliates', () => {
  it('CPA 30 with a minimum turnover of 100, after 30 days', () => {
    const day = 86_400_000;
    const counts = (turnover: bigint, days: number) =>
      isHeldOut({ depositedAt: 0, turnover }, plan.cpa ?? { amount: 0, minTurnover: 0, holdDays: 0 }, days * day);
    expect([counts(9_999n, 31), counts(10_000n, 30), counts(10_000n, 29.99)]).toEqual([false, true, false]);
    expect(month({ newPlayers: 9 })).toMatchObject({ cpa: 27_000n, earned: 27_000n });
  });

  it('a share of 25, 30 and 35 % from 0, 1,000 and 5,000, by slices', () => {
    expect(slicesOf(790_935n, plan.share)).toEqual([
      { base: 100_000n, percent: 2_500n },
      { base: 400_000n, percent: 3_000n },
      { base: 290_935n, percent: 3_500n },
    ]);
    expect(month({ ngr: 790_935n }).share).toBe(246_827n);
    expect([100_000n, 100_001n, 500_000n].map((ngr) => month({ ngr }).share)).toEqual([25_000n, 25_000n, 145_000n]);
  });

  it('-400 followed by +1,000, with and without carry-over', () => {
    const low = month({ ngr: -40_000n });
    expect(low).toMatchObject({ earned: 0n, carriedOut: -40_000n });
    expect(month({ ngr: 100_000n, carriedIn: low.carriedOut })).toMatchObject({ earned: 15_000n, carriedOut: 0n });
    const forgiven = month({ ngr: -40_000n }, { carryOver: false });
    expect(forgiven).toMatchObject({ earned: 0n, carriedOut: 0n });
    expect(month({ ngr: 100_000n, carriedIn: forgiven.carriedOut }, { carryOver: false }).earned).toBe(25_000n);
  });

  it('5 % of what sub-affiliates earned, as on the picture of October', () => {
    expect(month({ ngr: 790_935n, newPlayers: 9, subsEarned: 82_500n })).toMatchObject({
      share: 246_827n,
      cpa: 27_000n,
      sub: 4_125n,
      earned: 277_952n,
    });
  });

  it('a ticket settled again after its month was closed', () => {
    const october = { ...nothing, ngr: 790_935n };
    expect(correctionOf(october, { ...october, ngr: 790_935n - 5_257n }, plan)).toEqual({
      earned: -1_840n,
      carried: 0n,
    });
    const low = { ...nothing, ngr: -40_000n };
    expect(correctionOf(low, { ...low, ngr: 10_000n }, plan)).toEqual({ earned: 2_500n, carried: 40_000n });
    expect(correctionOf(low, { ...low, ngr: 10_000n }, { ...plan, carryOver: false })).toEqual({
      earned: 2_500n,
      carried: 0n,
    });
  });
});

describe('net revenue', () => {
  const bets = {
    sports: { staked: 4_821_000n, wins: 4_390_540n, bonuses: 64_000n },
    live: { staked: 6_134_000n, wins: 5_748_820n, bonuses: 31_050n },
    casino: { staked: 2_248_000n, wins: 2_101_050n, bonuses: 28_500n },
    virtuals: { staked: 312_000n, wins: 284_000n, bonuses: 3_000n },
  };

  it('is what is left of the stakes, line by line', () => {
    const revenue = revenueOf({ bets, bonuses: 0n, deposits: 2_232_000n, feePercent: 150n, taxPercent: 400n });
    expect(revenue.sports).toMatchObject({ bonuses: 64_000n, tax: 17_218n });
    expect(revenue.live.tax).toBe(15_407n);
    const total = totalOf(revenue);
    expect(total).toMatchObject({ staked: 13_515_000n, wins: 12_524_410n, bonuses: 126_550n, fees: 33_480n });
    expect(total.ngr).toBe(total.staked - total.wins - total.bonuses - total.fees - total.tax);
  });

  it('takes no tax of what players won, and lays sums out without losing a unit', () => {
    const lost = { ...bets, sports: { staked: 100n, wins: 900n, bonuses: 0n } };
    const needs = { bets: lost, bonuses: 0n, deposits: 0n, feePercent: 0n, taxPercent: 400n };
    expect(revenueOf(needs).sports).toMatchObject({ tax: 0n, ngr: -800n });
    expect(layOut(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(layOut(2n, [1n, 5n, 5n])).toEqual([0n, 1n, 1n]);
    expect(layOut(7n, [0n, 0n])).toEqual([7n, 0n]);
  });
});

describe('1,000 random months, against a model that goes unit by unit', () => {
  /** Numbers of one seed (mulberry32). */
  let state = 20_261_123;
  const below = (most: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
  };

  /** Every single minor unit is paid by the highest tier that it lies in; in hundredths of a percent of one. */
  const paidByUnits = (left: number, tiers: AffiliatePlan['share']): number => {
    let paid = 0;
    for (let unit = 0; unit < left; unit += 1) {
      let reached = -1;
      for (const { from, percent } of tiers) {
        if (Math.round(from * 100) <= unit && from > reached) {
          reached = from;
          paid += percent * 100 - last(tiers, from, unit);
        }
      }
    }
    return paid;
  };
  /** What a lower tier has paid already for that unit. */
  const last = (tiers: AffiliatePlan['share'], from: number, unit: number): number =>
    Math.max(
      0,
      ...tiers
        .filter((tier) => tier.from < from && Math.round(tier.from * 100) <= unit)
        .toSorted((one, other) => one.from - other.from)
        .slice(-1)
        .map(({ percent }) => percent * 100),
    );

  it('earns and carries what the model does', () => {
    let carried = 0;
    let carriedIn = 0n;
    for (let nth = 0; nth < 1_000; nth += 1) {
      const tiers = [0, 3 + below(20), 30 + below(40)].map((from) => ({ from, percent: 1 + below(60) }));
      const terms: AffiliatePlan = {
        cpa: below(3) === 0 ? null : { amount: below(5_000) / 100, minTurnover: 100, holdDays: 30 },
        share: below(4) === 0 ? [] : tiers,
        subPercent: below(2_000) / 100,
        carryOver: below(2) === 0,
      };
      if (nth % 12 === 0) [carried, carriedIn] = [0, 0n];
      const [ngr, newPlayers, subs] = [below(12_000) - 4_000, below(20), below(50_000)];

      const left = ngr + carried;
      const share = Math.floor((2 * Math.round(paidByUnits(left, terms.share)) + 10_000) / 20_000);
      const cpa = Math.round((terms.cpa?.amount ?? 0) * 100) * newPlayers;
      const sub = Math.floor((2 * subs * Math.round(terms.subPercent * 100) + 10_000) / 20_000);
      carried = terms.carryOver ? Math.min(0, left) : 0;

      const got = earningsOf({ ngr: BigInt(ngr), carriedIn, newPlayers, subsEarned: BigInt(subs) }, terms);
      carriedIn = got.carriedOut;
      expect([got.share, got.cpa, got.sub, got.earned, got.carriedOut].map(Number)).toEqual([
        share,
        cpa,
        sub,
        share + cpa + sub,
        carried === 0 ? 0 : carried,
      ]);
    }
  });

  it('lays revenue out so that its lines are the whole', () => {
    for (let nth = 0; nth < 1_000; nth += 1) {
      const some = () => BigInt(below(1_000_000));
      const of = () => ({ staked: below(4) === 0 ? 0n : some(), wins: some(), bonuses: BigInt(below(1_000)) });
      const bets = { sports: of(), live: of(), casino: of(), virtuals: of() };
      const [bonuses, deposits] = [some(), some()];
      const [feePercent, taxPercent] = [BigInt(below(500)), BigInt(below(3_000))];
      const revenue = revenueOf({ bets, bonuses, deposits, feePercent, taxPercent });
      const total = totalOf(revenue);
      const sum = (read: (bet: (typeof bets)['sports']) => bigint) =>
        affiliateProducts.reduce((all, product) => all + read(bets[product]), 0n);
      expect(total.staked).toBe(sum(({ staked }) => staked));
      expect(total.bonuses).toBe(bonuses + sum((bet) => bet.bonuses));
      expect(Number(total.fees)).toBe(Math.floor((Number(deposits * feePercent) * 2 + 10_000) / 20_000));
      const kept = affiliateProducts.map((product) => {
        const { staked, wins } = bets[product];
        const won = Math.max(0, Number(staked - wins));
        return Math.floor((won * Number(taxPercent) * 2 + 10_000) / 20_000);
      });
      expect(affiliateProducts.map((product) => Number(revenue[product].tax))).toEqual(kept);
      expect(total.ngr).toBe(total.staked - total.wins - total.bonuses - total.fees - total.tax);
    }
  });
});
