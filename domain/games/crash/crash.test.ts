import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { CrashBet } from '../../../contract/games/crash.ts';
import { seedAfter, sharedSeeds } from '../fairness/hash-chain.ts';
import { seededNumbers } from '../fairness/seeded-numbers.ts';
import { toNumber } from '../fraction.ts';
import { type CrashConfig, crashFigures, crashPoint, settleCrash } from './crash.ts';
import { multiplierAt, timeOfMultiplier } from './crash-curve.ts';
import { flightsInSeries, flightsOfSeries } from './flight-clock.ts';

const config: CrashConfig = { returnPercent: 97, highest: 100_000, betting: 8_000, pause: 4_000 };
const bet = (target: number | null): CrashBet => ({ engine: 'crash', stake: 20_000, target });
const inTurn = (...values: number[]) => ({ below: () => values.shift() ?? 0 });

describe('the curve', () => {
  test('doubles every ten seconds', () => {
    expect([0, 10_000, 20_000, 30_000].map((time) => multiplierAt(time))).toEqual([100, 200, 400, 800]);
    expect(multiplierAt(13_000)).toBe(246);
    expect(multiplierAt(-5)).toBe(100);
  });

  property.prop([fc.integer({ min: 100, max: 1_000_000 })])(
    'comes to every multiplier at its time and not before',
    (multiplier) => {
      const time = timeOfMultiplier(multiplier);
      expect(multiplierAt(time)).toBeGreaterThanOrEqual(multiplier);
      expect(multiplierAt(time - 1)).toBeLessThan(multiplier === 100 ? 101 : multiplier);
    },
  );

  property.prop([fc.nat(130_000)])('is the exponential, cut to a hundredth', (time) => {
    const exact = 100 * 2 ** (time / 10_000);
    expect(multiplierAt(time)).toBeGreaterThan(exact - 1.0001);
    expect(multiplierAt(time)).toBeLessThan(exact + 0.0001);
  });
});

describe('a flight', () => {
  test('ends at 1.00 at the lowest number and at the highest multiplier at the last', () => {
    expect(crashPoint(config, inTurn(0, 0))).toBe(100);
    expect(crashPoint(config, inTurn(2 ** 26 - 1, 2 ** 26 - 1))).toBe(100_000);
    expect(crashPoint(config, inTurn(2 ** 25, 0))).toBe(194);
  });

  property.prop([fc.integer({ min: 101, max: 100_000 })])('gives 97 % back at every target', (target) => {
    expect(toNumber(crashFigures(config, target).exactReturn)).toBeCloseTo(0.97, 12);
  });

  test.each<[string, number | null, number, number | null, number | null, number]>([
    ['left by hand', null, 300, 247, 247, 49_400],
    ['left at its very end', null, 247, 247, 247, 49_400],
    ['left too late', null, 246, 247, null, 0],
    ['left by itself', 150, 300, null, 150, 30_000],
    ['left by itself before the hand', 150, 300, 247, 150, 30_000],
    ['left by hand before itself', 300, 400, 247, 247, 49_400],
    ['not left', 500, 300, null, null, 0],
    ['without any way out', null, 300, null, null, 0],
    ['asked to be left at 1.00', null, 300, 100, null, 0],
    ['that came to the highest', null, 100_000, null, 100_000, 20_000_000],
  ])('%s', (_, target, crashAt, askedAt, cashedOutAt, win) => {
    expect(settleCrash(config, bet(target), crashAt, askedAt)).toEqual({
      engine: 'crash',
      stake: 20_000,
      crashAt,
      cashedOutAt,
      win,
    });
  });
});

test('flights of a series follow each other and end before it does', () => {
  const hour = 3_600_000;
  const secret = '7c'.repeat(32);
  const places = flightsInSeries(config, hour);
  const pointOf = (nth: number) => {
    const round = nth + 1;
    return crashPoint(config, seededNumbers(sharedSeeds(seedAfter(secret, places - round), 'salt', round)));
  };
  const flights = [...flightsOfSeries(config, hour, pointOf)];
  expect(flights.length).toBeGreaterThan(60);
  expect(flights.length).toBeLessThanOrEqual(places);
  for (const [nth, flight] of flights.entries()) {
    expect(flight.nth).toBe(nth);
    expect(flight.opens).toBe(flights[nth - 1]?.over ?? 0);
    expect(flight.takesOff - flight.opens).toBe(config.betting);
    expect(multiplierAt(flight.ends - flight.takesOff)).toBeGreaterThanOrEqual(flight.crashAt);
    expect(flight.over).toBeLessThanOrEqual(hour);
  }
});
