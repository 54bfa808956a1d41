import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highestOdd, oddOf } from './odds-ladder.ts';
import { marginFor, withMargin } from './overround.ts';

const chances = fc
  .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 17 })
  .map((weights) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });

test('a book sums to the stated margin and keeps the order of chances', () => {
  fc.assert(
    fc.property(chances, (fair) => {
      const margin = marginFor(fair.length, false);
      const book = withMargin(fair, margin);
      expect(book.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1 + margin, 2);
      for (const [index, chance] of book.entries()) {
        expect(chance).toBeGreaterThanOrEqual((fair[index] ?? 0) - 1e-12);
        expect(chance).toBeLessThan(1);
      }
    }),
  );
});

test('odds stand on the ladder, have two decimals and never fall below 1.01', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (probability) => {
      const odd = oddOf(probability);
      if (odd === null) return;
      expect(odd).toBeGreaterThanOrEqual(1.01);
      expect(odd).toBeLessThanOrEqual(highestOdd);
      expect(odd).toBe(Number(odd.toFixed(2)));
      expect(Math.abs(odd * probability - 1)).toBeLessThan(0.03);
    }),
  );
});

test('what is nearly sure or nearly impossible has no odd', () => {
  expect([oddOf(1), oddOf(0.999), oddOf(0), oddOf(0.001), oddOf(Number.NaN)]).toEqual([null, null, null, null, null]);
});
