import { expect, test } from 'vitest';
import { pauseAfter } from './login-limits.ts';

test('a try of an account waits longer the more failed before it, and never long', () => {
  expect([0, 9, 10, 19, 20, 29, 30, 1_000_000].map(pauseAfter)).toEqual([
    0, 0, 1_000, 1_000, 2_000, 2_000, 4_000, 4_000,
  ]);
});
