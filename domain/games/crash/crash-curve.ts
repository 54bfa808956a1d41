/** 2^(1/10000) in parts of 2^64: the curve grows by it every millisecond, so that it doubles in ten seconds. */
const growth = 18_448_022_748_889_064_705n;
const one = 64n;
const doubling = 10_000;

/**
 * The multiplier of a flight in hundredths (247 is x2.47) after `elapsed` milliseconds, rounded down: 1.00 at the
 * start, doubled every ten seconds. In integers, since browsers differ in the last digit of an exponential, and a
 * cash-out is money.
 */
export const multiplierAt = (elapsed: number): number => {
  const time = Math.max(0, Math.floor(elapsed));
  const doublings = BigInt(Math.floor(time / doubling));
  let left = BigInt(time % doubling);
  let power = growth;
  let value = 100n << one;
  while (left > 0n) {
    if (left & 1n) value = (value * power) >> one;
    power = (power * power) >> one;
    left >>= 1n;
  }
  return Number((value << doublings) >> one);
};

/** The first millisecond at which the curve reaches a multiplier, in hundredths from 100 to 1,000,000. */
export const timeOfMultiplier = (multiplier: number): number => {
  let [before, after] = [-1, 140_000];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if (multiplierAt(middle) >= multiplier) after = middle;
    else before = middle;
  }
  return after;
};
