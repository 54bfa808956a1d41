import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countAllStops } from './all-stops.ts';
import { linePay } from './line-pay.ts';
import type { ReelsConfig } from './reels-config.ts';
import { spinReels } from './spin-reels.ts';

const scatter = { symbol: 'X', pays: {} };
const strip = fc.array(fc.constantFrom('A', 'B', 'W', 'X'), { minLength: 3, maxLength: 5 });
const machine: fc.Arbitrary<ReelsConfig> = fc.record({
  strips: fc.tuple(strip, strip, strip, strip),
  lines: fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 4 }),
  pays: fc.record({
    A: fc.record({ 2: fc.nat(3), 3: fc.nat(20), 4: fc.nat(90) }),
    B: fc.record({ 3: fc.nat(20), 4: fc.nat(90) }),
    W: fc.record({ 2: fc.nat(9), 3: fc.nat(50), 4: fc.nat(200) }),
  }),
  wild: fc.constantFrom('W', null),
  coins: fc.constant(1),
});

describe('all stops', () => {
  property.prop([machine], { numRuns: 60 })('are those of spinning through every one of them', (config) => {
    const seen = new Map<string, number>();
    const walk = (stops: number[]): void => {
      const next = config.strips[stops.length];
      if (next) {
        for (const stop of next.keys()) walk([...stops, stop]);
        return;
      }
      const left = [...stops];
      const { win, scatters } = spinReels(config, { below: () => left.shift() ?? 0 }, { coin: 1, scatter });
      seen.set(`${win} ${scatters}`, (seen.get(`${win} ${scatters}`) ?? 0) + 1);
    };
    walk([]);
    const counted = countAllStops(config, 'X').map(
      ({ coins, scatters, ways }) => [`${coins} ${scatters}`, ways] as const,
    );
    expect(new Map(counted)).toEqual(seen);
  });
});

const pays = { A: { 3: 10, 4: 50 }, W: { 2: 5, 3: 60 } };

test.each<[string, { symbol: string; count: number; coins: number } | null]>([
  ['AAAB', { symbol: 'A', count: 3, coins: 10 }],
  ['AWAB', { symbol: 'A', count: 3, coins: 10 }],
  ['WWAA', { symbol: 'A', count: 4, coins: 50 }],
  ['WWWA', { symbol: 'W', count: 3, coins: 60 }],
  ['WWBB', { symbol: 'W', count: 2, coins: 5 }],
  ['BAAA', null],
  ['WABA', null],
])('a line of %s pays %j', (symbols, pay) => {
  expect(linePay([...symbols], { pays, wild: 'W' })).toEqual(pay);
});
