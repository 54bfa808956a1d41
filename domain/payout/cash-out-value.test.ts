import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type CashOutLeg, cashOutValue } from './cash-out-value.ts';

const leg = (odd: bigint, now: bigint | null, status: CashOutLeg['status'] = 'open', group: number | null = null) => ({
  odd,
  now,
  status,
  group,
});

const terms = { stake: 10_000n, groups: [], maxWin: 0n, margin: 0 };

describe('what a ticket is worth', () => {
  it('is the stake while the price stands, more when it falls, less when it rises', () => {
    expect(cashOutValue({ ...terms, legs: [leg(20_000n, 20_000n)] })).toBe(10_000n);
    expect(cashOutValue({ ...terms, legs: [leg(20_000n, 12_500n)] })).toBe(16_000n);
    expect(cashOutValue({ ...terms, legs: [leg(20_000n, 40_000n)] })).toBe(5_000n);
  });

  it('counts what is won in full, what is void as 1.00 and ends with what is lost', () => {
    const open = leg(20_000n, 20_000n);
    expect(cashOutValue({ ...terms, legs: [open, leg(30_000n, null, 'won')] })).toBe(30_000n);
    expect(cashOutValue({ ...terms, legs: [open, leg(30_000n, null, 'void')] })).toBe(10_000n);
    expect(cashOutValue({ ...terms, legs: [open, leg(30_000n, null, 'lost')] })).toBe(0n);
  });

  it('is unknown while an open leg has no price', () => {
    expect(cashOutValue({ ...terms, legs: [leg(20_000n, null), leg(20_000n, null, 'won')] })).toBeNull();
  });

  it('is capped like the win and leaves the operator his margin, rounded down', () => {
    const won = [leg(30_000n, null, 'won')];
    expect(cashOutValue({ ...terms, legs: won, maxWin: 25_000n })).toBe(25_000n);
    expect(cashOutValue({ ...terms, legs: won, margin: 500 })).toBe(28_500n);
    expect(cashOutValue({ ...terms, stake: 101n, legs: [leg(10_000n, null, 'won')], margin: 500 })).toBe(95n);
  });

  it('is what the cap leaves of the win, times its chance: not what the cap leaves of the mean', () => {
    const legs = [leg(100_000n, 100_000n), leg(100_000n, 100_000n)];
    expect(cashOutValue({ ...terms, legs })).toBe(10_000n);
    expect(cashOutValue({ ...terms, legs, maxWin: 250_000n })).toBe(2_500n);
  });

  it('is never less than what is won already, cap and margin apart', () => {
    const legs = [leg(20_000n, null, 'won', 0), leg(20_000n, null, 'won', 0), leg(500_000n, 500_000n, 'open', 0)];
    const system = { ...terms, stake: 30_000n, legs, groups: [{ conditions: [2] }] };
    expect(cashOutValue({ ...system, maxWin: 45_000n })).toBe(40_000n);
  });

  it('adds up the lines of a system', () => {
    const legs = [leg(20_000n, null, 'won', 0), leg(20_000n, null, 'won', 0), leg(20_000n, null, 'lost', 0)];
    expect(cashOutValue({ ...terms, stake: 300n, legs, groups: [{ conditions: [2] }] })).toBe(400n);
  });

  const odd = fc.bigInt(10_100n, 500_000n);
  property.prop([fc.array(fc.tuple(odd, odd), { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 10_000 })])(
    'never exceeds the largest win, and shrinks with the margin',
    (pairs, margin) => {
      const legs = pairs.map(([agreed, now]) => leg(agreed, now));
      const win = pairs.reduce((all, [agreed]) => (all * agreed) / 10_000n + 1n, terms.stake);
      const fair = cashOutValue({ ...terms, legs }) ?? -1n;
      const offered = cashOutValue({ ...terms, legs, margin }) ?? -1n;
      expect(fair >= 0n && fair <= win).toBe(true);
      expect(offered >= 0n && offered <= fair).toBe(true);
    },
  );

  property.prop([
    fc.array(fc.tuple(odd, odd, fc.constantFrom('open', 'open', 'won', 'lost', 'void')), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.bigInt(1n, 3_000_000n),
    fc.boolean(),
  ])(
    'never exceeds the mean of what its outcomes pay, and of a combination is that mean',
    (pairs, maxWin, isSystem) => {
      const legs = pairs.map(([agreed, now, status]) =>
        leg(agreed, status === 'open' ? now : null, status as CashOutLeg['status'], isSystem ? 0 : null),
      );
      const groups = isSystem ? [{ conditions: [Math.ceil(legs.length / 2)] }] : [];
      const open = legs.filter(({ status }) => status === 'open');
      let mean = 0;
      for (let outcome = 0; outcome < 2 ** open.length; outcome++) {
        let [chance, place] = [1, 0];
        const settled = legs.map((one) => {
          if (one.status !== 'open' || one.now === null) return one;
          const wins = ((outcome >> place++) & 1) === 1;
          chance *= wins ? 10_000 / Number(one.now) : 1 - 10_000 / Number(one.now);
          return { ...one, status: wins ? ('won' as const) : ('lost' as const) };
        });
        mean += chance * Number(cashOutValue({ ...terms, legs: settled, groups, maxWin }));
      }
      const value = Number(cashOutValue({ ...terms, legs, groups, maxWin }));
      expect(value).toBeLessThanOrEqual(mean + 1 + mean * 1e-9);
      // The worth of each open leg is rounded down to a ten-thousandth, and a leg of little worth loses more by it.
      const kept = open.reduce((share, one) => share * (1 - Number(one.now) / (Number(one.odd) * 10_000)), 1);
      if (!isSystem) expect(value).toBeGreaterThanOrEqual(mean * kept - 2);
    },
  );
});
