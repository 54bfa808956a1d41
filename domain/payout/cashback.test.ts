import { describe, expect, it } from 'vitest';
import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import { cashbackFor, cashbackRuleFrom, settledCashback } from './cashback.ts';

const setting = { minSelections: 3, minOdd: 1.4, percent: 50, max: { 1: 1_000 } };
const rule = { minSelections: 3, minOdd: 14_000n, percentage: 5_000, max: 100_000n };

describe('the rule', () => {
  it('is read from the setting, its cap in the currency of the ticket', () => {
    expect(cashbackRuleFrom(setting, 1)).toEqual(rule);
    expect(cashbackRuleFrom(setting, 2)).toEqual({ ...rule, max: 0n });
    expect(cashbackRuleFrom({ ...setting, percent: 12.5 }, 1)?.percentage).toBe(1_250);
    expect(cashbackRuleFrom(null, 1)).toBeNull();
  });
});

describe('the amount', () => {
  const three = [20_000n, 14_000n, 50_000n];

  it('is the percentage of the stake, half up, under the cap', () => {
    expect(cashbackFor(10_001n, three, rule)).toBe(5_001n);
    expect(cashbackFor(500_000n, three, rule)).toBe(100_000n);
    expect(cashbackFor(500_000n, three, { ...rule, max: 0n })).toBe(250_000n);
  });

  it('is nothing while a selection is missing from the odd on', () => {
    expect(cashbackFor(10_000n, [20_000n, 13_999n, 50_000n], rule)).toBe(0n);
    expect(cashbackFor(10_000n, [20_000n, 13_999n, 50_000n, 14_000n], rule)).toBe(5_000n);
  });
});

describe('the cashback of a ticket', () => {
  const of = (statuses: LegStatus[], rest: { groups?: { conditions: number[] }[]; freeBet?: boolean } = {}) =>
    settledCashback(
      {
        stake: 10_000n,
        legs: statuses.map((status) => ({ odd: 20_000n, status, group: null })),
        groups: [],
        bonus: { percentages: [], minOdd: 10_100n },
        maxWin: 0n,
        freeBet: false,
        ...rest,
      },
      rule,
    );

  it('comes once every leg is settled and exactly one of them lost', () => {
    expect(of(['won', 'lost', 'won'])).toBe(5_000n);
    expect(of(['open', 'lost', 'won'])).toBe(0n);
    expect(of(['lost', 'lost', 'won'])).toBe(0n);
    expect(of(['won', 'won', 'won'])).toBe(0n);
  });

  it('does not count what is void', () => {
    expect(of(['void', 'lost', 'won'])).toBe(0n);
    expect(of(['void', 'lost', 'won', 'won'])).toBe(5_000n);
    expect(of(['void', 'void', 'void', 'void'])).toBe(0n);
  });

  it('is none for a system, a free bet, and without a rule', () => {
    expect(of(['won', 'lost', 'won'], { groups: [{ conditions: [2] }] })).toBe(0n);
    expect(of(['won', 'lost', 'won'], { freeBet: true })).toBe(0n);
  });
});
