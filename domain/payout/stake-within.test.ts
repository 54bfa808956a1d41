import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profitOf, stakeWithin } from './stake-within.ts';
import type { TicketTerms } from './ticket-figures.ts';

const terms = (different: Partial<TicketTerms> = {}): TicketTerms => ({
  stake: 10_000n,
  legs: [{ odd: 30_000n, group: null }],
  groups: [],
  bonus: { percentages: [], minOdd: 10_100n },
  maxWin: 0n,
  freeBet: false,
  ...different,
});

test('a ticket that wins no more than there is room for keeps its stake', () => {
  expect(stakeWithin(terms(), 20_000n)).toBe(10_000n);
});

test('a ticket that wins more gets the highest stake that does not', () => {
  expect(stakeWithin(terms(), 19_999n)).toBe(9_999n);
  expect(stakeWithin(terms(), 5_000n)).toBe(2_500n);
  expect(stakeWithin(terms({ freeBet: true }), 5_000n)).toBe(2_500n);
});

test('without room nothing is taken', () => {
  expect([stakeWithin(terms(), 0n), stakeWithin(terms(), -1n)]).toEqual([0n, 0n]);
});

test('a win that is cut is the cut one: a larger stake may fit where a smaller one does not', () => {
  const cut = terms({ maxWin: 12_000n });
  expect([profitOf(cut), stakeWithin(cut, 2_000n)]).toEqual([2_000n, 10_000n]);
  expect(stakeWithin(cut, 1_999n)).toBe(999n);
});

test('of any ticket the stake found fits, and its whole win is the room but for the step of a stake', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 10_100n, max: 500_000n }), { minLength: 1, maxLength: 8 }),
      fc.bigInt({ min: 2_000n, max: 20_000_000n }),
      fc.bigInt({ min: 0n, max: 2_000_000n }),
      fc.boolean(),
      (odds, stake, room, system) => {
        const ticket = terms({
          stake,
          legs: odds.map((odd) => ({ odd, group: system ? 0 : null })),
          groups: system ? [{ conditions: [Math.ceil(odds.length / 2)] }] : [],
        });
        const most = stakeWithin(ticket, room);
        expect(profitOf({ ...ticket, stake: most })).toBeLessThanOrEqual(room);
        if (most < stake) expect(profitOf({ ...ticket, stake: most + 1n })).toBeGreaterThan(room);
      },
    ),
    { numRuns: 200, seed: 5 },
  );
});
