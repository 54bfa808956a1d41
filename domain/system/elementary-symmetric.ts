/**
 * Elementary symmetric polynomials e_0 .. e_n of n values: e_k is the sum over every choice of k values of their
 * product. n^2 / 2 multiplications, whatever the number of choices (money-and-tickets 9).
 */
export const elementarySymmetric = (values: readonly bigint[]): bigint[] => {
  const sums = [1n, ...values.map(() => 0n)];
  values.forEach((value, index) => {
    for (let k = index + 1; k > 0; k--) sums[k] = (sums[k] ?? 0n) + (sums[k - 1] ?? 0n) * value;
  });
  return sums;
};

/** n over k; 0 outside 0 <= k <= n. */
export const binomial = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * BigInt(n - i + 1)) / BigInt(i);
  return result;
};
