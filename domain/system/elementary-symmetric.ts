const product = (one: bigint, other: bigint): bigint => one * other;

/** The elementary symmetric polynomials of some values, once one more value joins them. */
export const joinedBy = (sums: readonly bigint[], value: bigint, multiply = product): bigint[] =>
  [...sums, 0n].map((sum, k) => (k === 0 ? sum : sum + multiply(sums[k - 1] ?? 0n, value)));

/**
 * Elementary symmetric polynomials e_0 .. e_n of n values: e_k is the sum over every choice of k values of their
 * product. n (n + 1) / 2 multiplications, whatever the number of choices (money-and-tickets 9); `multiply` lets them be counted.
 */
export const elementarySymmetric = (values: readonly bigint[], multiply = product): bigint[] =>
  values.reduce((sums, value) => joinedBy(sums, value, multiply), [1n]);
