import { expect, test } from 'vitest';
import type { PeriodicRule } from '../../contract/entities/bonus.ts';
import { depositAmount, periodicAmount } from './bonus-amount.ts';

const rule: PeriodicRule = {
  id: 'weekly',
  kind: 'turnover',
  period: 'week',
  currency_id: 1,
  cap: 1_000,
  // In no order: the highest that is reached counts.
  bands: [
    { from: 20_000, percent: 1 },
    { from: 5_000, percent: 0.5 },
  ],
};

test.each([
  [0n, 0n],
  [-100n, 0n],
  [499_999n, 0n],
  [500_000n, 2_500n],
  [500_100n, 2_501n],
  [1_999_999n, 10_000n],
  [2_000_000n, 20_000n],
  [10_000_000n, 100_000n],
  [10_000_100n, 100_000n],
  [10n ** 17n, 100_000n],
])('of %s paras it brings %s', (base, amount) => {
  expect(periodicAmount(rule, base)).toBe(amount);
});

test('a first deposit brings its percentage up to the cap', () => {
  const first = { id: 'first', kind: 'firstDeposit', currency_id: 1, percent: 50, cap: 100, days: 30 } as const;
  expect([1n, 10_001n, 20_000n, 20_001n].map((deposit) => depositAmount(first, deposit))).toEqual([
    1n,
    5_001n,
    10_000n,
    10_000n,
  ]);
});
