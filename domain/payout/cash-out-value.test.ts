import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type CashOutLeg, cashOutValue } from './cash-out-value.ts';

const leg = (odd: bigint, now: bigint | null, status: CashOutLeg['status'] = 'open', group: number | null = null) => ({
  odd,
  now,
  status,
  group,
});

const terms = { stake: 10_000n, groups: [], bonus: { percentages: [], minOdd: 10_100n }, maxWin: 0n, margin: 0 };

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

  it('has the bonus that the ticket would win', () => {
    const legs = [leg(20_000n, 20_000n), leg(15_000n, 15_000n)];
    expect(cashOutValue({ ...terms, legs, bonus: { percentages: [0, 500], minOdd: 13_000n } })).toBe(10_500n);
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
});
