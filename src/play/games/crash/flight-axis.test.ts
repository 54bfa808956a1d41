import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { multiplierAt, timeOfMultiplier } from '../../../../domain/games/crash/crash-curve.ts';
import { axisAt, linesOf, multipleAt, placesOn } from './flight-axis.ts';

const longest = timeOfMultiplier(100_000);
const plot = { left: 40, right: 390, top: 0, bottom: 318 };

describe('the graph of a flight', () => {
  property.prop([fc.nat(longest)])('holds its head at every moment', (elapsed) => {
    const { x, y } = placesOn(plot, axisAt(elapsed));
    const [right, high] = [x(elapsed), y(multipleAt(elapsed))];
    expect(right).toBeLessThanOrEqual(plot.right - 30);
    expect(high).toBeGreaterThanOrEqual(plot.top + 40);
    expect(high).toBeLessThanOrEqual(plot.bottom);
  });

  property.prop([fc.nat(longest)])('draws what is counted', (elapsed) => {
    expect(Math.abs(multipleAt(elapsed) * 100 - multiplierAt(elapsed))).toBeLessThan(1.001);
  });

  test('grows in steps', () => {
    const sizes = new Set(Array.from({ length: 1_000 }, (_, nth) => axisAt((longest * nth) / 1_000).seconds));
    expect([...sizes]).toEqual([15, 25, 40, 60, 80, 110]);
  });

  test('has lines at round multiples', () => {
    expect(linesOf(axisAt(0))).toEqual([1, 1.5, 2, 2.5, 3]);
    expect(linesOf(axisAt(30_000))).toEqual([1, 4, 8, 12, 16]);
    expect(linesOf(axisAt(longest))).toEqual([1, 250, 500, 750, 1_000]);
  });
});
