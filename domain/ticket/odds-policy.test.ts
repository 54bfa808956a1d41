import { describe, expect, test } from 'vitest';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import { acceptsOdd, anyChange, isAsked, noChanges, policyOf } from './odds-policy.ts';
import type { SlipSelection } from './slip-selection.ts';

const higher: OddsPolicy = { mode: 'higher', tolerance: null };
const within = (tolerance: number): OddsPolicy => ({ mode: 'any', tolerance });

describe('An odd of 2.00', () => {
  test.each([
    ['none', noChanges, 2.01, false],
    ['none', noChanges, 2, true],
    ['higher', higher, 2.01, true],
    ['higher', higher, 1.99, false],
    ['any', anyChange, 1.01, true],
    ['any', anyChange, 1, false],
    ['falls of 5 %', within(5), 1.9, true],
    ['falls of 5 %', within(5), 1.8999, false],
    ['falls of 5 %', within(5), 9, true],
    ['falls of 0 %', within(0), 1.99, false],
    ['falls of 100 %', within(100), 1.01, true],
    ['any', anyChange, '-', false],
  ] as const)('by a policy of %s becomes %s', (_, policy, now, expected) => {
    expect(acceptsOdd(policy, 2, now)).toBe(expected);
  });
});

test('The switch alone allows; what refines it can only allow less', () => {
  expect(policyOf(false, anyChange)).toEqual(noChanges);
  expect(policyOf(true, undefined)).toEqual(anyChange);
  expect(policyOf(true, higher)).toEqual(higher);
});

test('A moved line is asked about unless any change is accepted', () => {
  const moved = { changesPending: true, bandChanged: true, oddChanged: false, odd: 2, originalOdd: 2 } as SlipSelection;
  expect([noChanges, higher, within(50), anyChange].map((policy) => isAsked(policy, moved))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
