import { createHash, createHmac } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { RoundSeeds } from '../../../contract/games/seeds.ts';
import { hashOfSeed, isInChain, seedAfter, sharedSeeds } from './hash-chain.ts';
import { draw, numbersFrom } from './numbers.ts';
import { seededNumbers } from './seeded-numbers.ts';
import { sharedRoundAt } from './shared-clock.ts';

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const seeds: fc.Arbitrary<RoundSeeds> = fc.record({
  serverSeed: hex,
  clientSeed: fc.stringMatching(/^[\w-]{1,64}$/),
  nonce: fc.nat(),
});

/** The words of a round as Node's own crypto makes them. */
const wordsByNode = ({ serverSeed, clientSeed, nonce }: RoundSeeds, count: number): number[] =>
  Array.from({ length: count }, (_, nth) => {
    const cursor = Math.floor(nth / 8);
    return createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`${clientSeed}:${nonce}:${cursor}`)
      .digest()
      .readUInt32BE((nth % 8) * 4);
  });

const inTurn = (words: number[]) => {
  let at = 0;
  return () => words[at++] ?? Number.NaN;
};

describe('the numbers of a round', () => {
  property.prop([seeds])('are the words of HMAC-SHA256 in their order, block after block', (round) => {
    const numbers = seededNumbers(round);
    expect(Array.from({ length: 20 }, () => numbers.below(2 ** 32))).toEqual(wordsByNode(round, 20));
  });

  test('of a known round are these', () => {
    const numbers = seededNumbers({ serverSeed: '00'.repeat(32), clientSeed: 'quiet-river-77', nonce: 43 });
    const [first] = wordsByNode({ serverSeed: '00'.repeat(32), clientSeed: 'quiet-river-77', nonce: 43 }, 1);
    expect(numbers.below(2 ** 32)).toBe(first);
    expect(first).toBe(2469878068);
  });

  property.prop([
    fc.integer({ min: 1, max: 2 ** 32 }),
    fc.array(fc.nat(2 ** 32 - 1), { minLength: 60, maxLength: 60 }),
  ])('stay below their limit and come from the first word that fits', (limit, words) => {
    const bits = (limit - 1).toString(2).length;
    const fitting = words.map((word) => Math.floor(word / 2 ** (32 - bits))).find((value) => value < limit);
    fc.pre(fitting !== undefined);
    expect(numbersFrom(inTurn(words)).below(limit)).toBe(fitting);
  });

  test('are each as likely as the other', () => {
    // All words of four leading bits: below 10, ten of sixteen are taken, each once.
    const numbers = numbersFrom(inTurn(Array.from({ length: 16 }, (_, bits) => (bits << 28) >>> 0)));
    expect(Array.from({ length: 10 }, () => numbers.below(10))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('are never asked for below %s', (limit) => {
    expect(() => numbersFrom(() => 0).below(limit)).toThrow(RangeError);
  });
});

describe('a draw', () => {
  property.prop([seeds, fc.integer({ min: 1, max: 80 }), fc.nat(80)])(
    'holds no number twice',
    (round, population, wanted) => {
      const count = Math.min(population, wanted);
      const drawn = draw(seededNumbers(round), population, count);
      expect(new Set(drawn).size).toBe(count);
      expect(drawn.every((number) => number >= 0 && number < population)).toBe(true);
    },
  );

  test('of all is a shuffle, and each order comes once', () => {
    const orders = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => {
        const values = [first, second, 0];
        return draw({ below: () => values.shift() ?? 0 }, 3, 3).join('');
      }),
    );
    expect(orders.toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
  });

  test('of more than there are is refused', () => {
    expect(() => draw(seededNumbers({ serverSeed: 'ab'.repeat(32), clientSeed: 'a', nonce: 0 }), 3, 4)).toThrow(
      RangeError,
    );
  });
});

describe('a hash chain', () => {
  property.prop([hex])('is made of SHA-256', (seed) => {
    expect(hashOfSeed(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
    expect(seedAfter(seed, 3)).toBe(hashOfSeed(hashOfSeed(hashOfSeed(seed))));
    expect(seedAfter(seed, 0)).toBe(seed);
  });

  property.prop([hex, fc.integer({ min: 2, max: 30 }), hex])(
    'leads back from each round to its end',
    (secret, rounds, foreign) => {
      const seedOf = (round: number) => seedAfter(secret, rounds - round);
      const end = { round: 0, seed: seedOf(0) };
      for (let round = 1; round <= rounds; round += 1) {
        expect(isInChain({ round, seed: seedOf(round) }, end)).toBe(true);
        expect(isInChain({ round, seed: seedOf(round) }, { round: round - 1, seed: seedOf(round - 1) })).toBe(true);
        expect(isInChain({ round, seed: foreign }, end)).toBe(false);
      }
      expect(isInChain({ round: 2, seed: seedOf(1) }, end)).toBe(false);
      expect(isInChain(end, end)).toBe(false);
    },
  );

  property.prop([hex, fc.nat()])('gives a round its numbers with the salt of its table', (seed, round) => {
    const numbers = seededNumbers(sharedSeeds(seed, 'salt', round));
    expect(numbers.below(2 ** 32)).toBe(wordsByNode({ serverSeed: seed, clientSeed: 'salt', nonce: round }, 1)[0]);
  });
});

test('a shared round begins when its cycle does', () => {
  const clock = { epoch: 1_000, cycle: 30_000 };
  expect(sharedRoundAt(1_000, clock)).toEqual({ round: 0, elapsed: 0 });
  expect(sharedRoundAt(30_999, clock)).toEqual({ round: 0, elapsed: 29_999 });
  expect(sharedRoundAt(31_000, clock)).toEqual({ round: 1, elapsed: 0 });
  expect(sharedRoundAt(999, clock)).toEqual({ round: -1, elapsed: 29_999 });
});
