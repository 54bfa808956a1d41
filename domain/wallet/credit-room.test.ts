import { expect, test } from 'vitest';
import { creditRoom } from './credit-room.ts';

test.each([
  [0n, 10_000_000n],
  [412_050n, 9_587_950n],
  [10_000_000n, 0n],
  [10_000_001n, 0n],
])('a player with %s may be given %s more', (cash, room) => {
  expect(creditRoom({ '1': 100_000 }, 1, cash)).toBe(room);
});

test('without a maximum, or with one of 0, there is none', () => {
  expect(creditRoom({ '1': 100_000 }, 2, 0n)).toBeNull();
  expect(creditRoom({ '1': 0 }, 1, 0n)).toBeNull();
});
