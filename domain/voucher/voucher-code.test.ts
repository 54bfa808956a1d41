import { expect, test } from 'vitest';
import { voucherCodeLength } from '../limits.ts';
import { inGroups, masked, voucherCode } from './voucher-code.ts';

test.each([
  ['1234567890123456', '1234567890123456'],
  ['1234 - 5678 - 9012 - 3456', '1234567890123456'],
  [' 1234-5678–9012—3456\n', '1234567890123456'],
  ['１２３４ － ５６７８ － ９０１２ － ３４５６', '1234567890123456'],
  ['123456789012345', null],
  ['12345678901234567', null],
  ['12345678901234５O', null],
  ['1234 - 5678 - 9012 - 345a', null],
  ['1e15', null],
  ['٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢', null],
  ['', null],
])('%j is read as %j', (text, code) => {
  expect(voucherCode(text)).toBe(code);
});

test.each([
  ['1', '1'],
  ['12345', '1234 - 5'],
  ['1234 - ', '1234'],
  ['12a34b56', '1234 - 56'],
  ['１２３４５', '1234 - 5'],
  ['12345678901234567890', '1234 - 5678 - 9012 - 3456'],
])('the mask makes %j to %j', (typed, shown) => {
  expect(masked(typed)).toBe(shown);
});

test('a whole code in groups is as long as the specification says', () => {
  expect(inGroups('1'.repeat(16))).toHaveLength(voucherCodeLength);
});
