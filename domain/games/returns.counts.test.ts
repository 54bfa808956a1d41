import { describe, expect, test } from 'vitest';
import { fastNumbers } from '../../test/support/games/fast-numbers.ts';
import { measureReturn } from '../../test/support/games/measure-return.ts';
import { seededNumbers } from './fairness/seeded-numbers.ts';
import { titles } from './titles.ts';

const oneOfEach = [...new Map(titles.map((title) => [title.engine, title])).values()];

describe('what comes back', () => {
  test.each(oneOfEach.map((title) => [title.engine, title] as const))(
    'in 50,000 rounds of %s is what its figures say',
    (_, title) => {
      const numbers = fastNumbers(20_260_301);
      const { off, exact, seen } = measureReturn(title, 50_000, () => numbers);
      expect(Math.abs(off), `${title.code} gave back ${seen} of ${exact}`).toBeLessThan(4);
    },
  );

  test.each(oneOfEach.map((title) => [title.engine, title] as const))(
    'in 10,000 rounds of %s by seeds, too',
    (_, title) => {
      const serverSeed = '5e'.repeat(32);
      const { off } = measureReturn(title, 10_000, (nonce) =>
        seededNumbers({ serverSeed, clientSeed: 'returns', nonce }),
      );
      expect(Math.abs(off)).toBeLessThan(4);
    },
  );
});
