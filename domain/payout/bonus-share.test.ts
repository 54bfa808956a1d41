import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bonusShare, smallerStake, stakeGivenUp } from './bonus-share.ts';

describe('the share of bonus money', () => {
  it.each([
    [95n, 100n, 70n, 67n],
    [1n, 2n, 1n, 1n],
    [1n, 3n, 1n, 0n],
    [152n, 100n, 100n, 152n],
    [152n, 100n, 0n, 0n],
  ])('of %d, for a stake of %d with %d of bonus money, is %d', (amount, stake, stakeBonus, share) => {
    expect(bonusShare(amount, { stake, stakeBonus })).toBe(share);
  });

  const mixed = fc
    .tuple(fc.bigInt({ min: 1n, max: 20_000_000n }), fc.nat(10_000))
    .map(([stake, part]) => ({ stake, stakeBonus: (stake * BigInt(part)) / 10_000n }));

  test.prop([mixed, fc.nat(9_999)])('of a stake in two parts adds up to the stake, each part sound', (whole, part) => {
    const left = smallerStake(whole, (whole.stake * BigInt(part)) / 10_000n);
    const given = stakeGivenUp(whole, left);
    expect([left.stake + given.stake, left.stakeBonus + given.stakeBonus]).toEqual([whole.stake, whole.stakeBonus]);
    for (const { stake, stakeBonus } of [left, given]) {
      expect(stakeBonus >= 0n && stakeBonus <= stake).toBe(true);
    }
  });
});
