/** An exact number, `n / d` in lowest terms with d above 0: returns and chances are never floats. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b));

/** `n / d` in lowest terms; d is not 0. */
export const fraction = (n: bigint | number, d: bigint | number = 1n): Fraction => {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError('A fraction has no part of 0');
  const common = divisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { n: top / common, d: bottom / common };
};

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);

export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

export const sum = (parts: Iterable<Fraction>): Fraction => {
  let whole = fraction(0n);
  for (const part of parts) whole = plus(whole, part);
  return whole;
};

/** The nearest float, right to about 15 digits also where n and d are beyond floats. */
export const toNumber = ({ n, d }: Fraction): number => {
  const excess = Math.max(n.toString(2).length, d.toString(2).length) - 1_000;
  return excess > 0 ? Number(n >> BigInt(excess)) / Number(d >> BigInt(excess)) : Number(n) / Number(d);
};
