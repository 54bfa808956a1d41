import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitRaiseDelay } from '../limits.ts';
import { changedLimit, leftOf, limitAt, noLimit, type PlayLimit } from './limit-change.ts';

const now = Date.parse('2026-03-02T09:00:00.000Z');
const hundred: PlayLimit = { amount: 10_000n, next: null };

describe('a limit of the player’s own', () => {
  test('that is set or lowered stands at once', () => {
    expect(changedLimit(noLimit, 5_000n, now)).toEqual({ amount: 5_000n, next: null });
    expect(changedLimit(hundred, 5_000n, now)).toEqual({ amount: 5_000n, next: null });
  });

  test.each([['raised', 20_000n] as const, ['removed', null] as const])('that is %s waits 24 hours', (_, wanted) => {
    const changed = changedLimit(hundred, wanted, now);
    expect(limitAt(changed, now + 24 * 3_600_000 - 1).amount).toBe(10_000n);
    expect(limitAt(changed, now + 24 * 3_600_000)).toEqual({ amount: wanted, next: null });
  });

  test('keeps the hour of a raise that is asked for again, and forgets it when the old limit is asked for', () => {
    const raised = changedLimit(hundred, 20_000n, now);
    expect(changedLimit(raised, 20_000n, now + 3_600_000)).toEqual(raised);
    expect(changedLimit(raised, 10_000n, now + 3_600_000)).toEqual(hundred);
    expect(changedLimit(raised, 30_000n, now + 3_600_000).next).toEqual({
      amount: 30_000n,
      from: now + 3_600_000 + limitRaiseDelay,
    });
  });

  test('never allows more within 24 hours than it allowed, whatever is asked in between', () => {
    const wish = fc.record({
      amount: fc.option(fc.bigInt({ min: 1n, max: 100n })),
      after: fc.integer({ min: 0, max: 3_600_000 }),
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 100n }), fc.array(wish, { maxLength: 20 }), (amount, wishes) => {
        let limit: PlayLimit = { amount, next: null };
        let at = now;
        for (const { amount: wanted, after } of wishes) {
          at += after;
          limit = changedLimit(limit, wanted, at);
          const stands = limitAt(limit, at).amount;
          expect(stands !== null && stands <= amount).toBe(true);
        }
      }),
    );
  });

  test('leaves what is not used, and more after wins', () => {
    expect([leftOf(100n, 30n), leftOf(100n, 100n), leftOf(100n, 130n), leftOf(100n, -50n), leftOf(null, 30n)]).toEqual([
      70n,
      0n,
      0n,
      150n,
      null,
    ]);
  });
});
