import { describe, expect, test } from 'vitest';
import { raiseStake, stakeInMajorUnits, stakePresets, startingStake, stepStake } from './stake.ts';

describe('Presets', () => {
  test('are 1, 2.5, 5, 10, 25, 50, 100 and 250 times the minimum pay-in', () => {
    expect(stakePresets(5000).map(stakeInMajorUnits)).toEqual([50, 125, 250, 500, 1250, 2500, 5000, 12500]);
  });

  test('start at 20 where no minimum is set, and end at 200000', () => {
    expect(stakePresets(0).map(stakeInMajorUnits)).toEqual([20, 50, 100, 200, 500, 1000, 2000, 5000]);
    expect(stakePresets(1_000_000).map(stakeInMajorUnits)).toEqual([10000, 25000, 50000, 100000]);
  });

  test('are stepped through by plus and minus, from between them too, and not beyond their ends', () => {
    expect(stepStake(2000, 'up', 0)).toBe(5000);
    expect(stepStake(2001, 'up', 0)).toBe(5000);
    expect(stepStake(5001, 'down', 0)).toBe(5000);
    expect(stepStake(2000, 'down', 0)).toBe(2000);
    expect(stepStake(500_000, 'up', 0)).toBe(500_000);
    expect(stepStake(900_000, 'up', 0)).toBe(900_000);
    expect(stepStake(null, 'up', 0)).toBe(2000);
  });
});

describe('Leaving the field', () => {
  test('raises a stake below the minimum pay-in to it, and below 20 to 20', () => {
    expect(raiseStake(4999, 5000)).toBe(5000);
    expect(raiseStake(5001, 5000)).toBe(5001);
    expect(raiseStake(100, 0)).toBe(2000);
  });

  test('leaves a stake above the highest for the player to lower', () => {
    expect(raiseStake(20_000_001, 0)).toBe(20_000_001);
  });
});

test('A slip starts with the minimum pay-in, with 20 where there is none, and never above 200000', () => {
  expect([startingStake(5000), startingStake(0), startingStake(30_000_000)]).toEqual([5000, 2000, 20_000_000]);
});
