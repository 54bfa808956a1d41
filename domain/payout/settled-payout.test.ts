import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import { type SettledTerms, settledPayout } from './settled-payout.ts';
import { ticketFigures } from './ticket-figures.ts';

const terms = (legs: [number, LegStatus][], rest: Partial<SettledTerms> = {}): SettledTerms => ({
  stake: 10_000n,
  legs: legs.map(([odd, status]) => ({ odd: BigInt(Math.round(odd * 10_000)), status, group: null })),
  groups: [],
  bonus: { percentages: [0, 0, 300], minOdd: 13_000n },
  maxWin: 0n,
  freeBet: false,
  ...rest,
});

const inOneGroup = (legs: [number, LegStatus][], ...conditions: number[]): SettledTerms => {
  const system = terms(legs, { groups: [{ conditions }] });
  return { ...system, legs: system.legs.map((leg) => ({ ...leg, group: 0 })) };
};

describe('settledPayout', () => {
  it('waits while an open leg can still win', () => {
    expect(
      settledPayout(
        terms([
          [2, 'won'],
          [2, 'open'],
        ]),
      ),
    ).toBeNull();
  });

  it('loses at once with the first lost leg of a combination', () => {
    expect(
      settledPayout(
        terms([
          [2, 'lost'],
          [2, 'open'],
        ]),
      ),
    ).toEqual({ outcome: 'lost', payout: 0n, bonusAmount: 0n });
  });

  it('pays a combination with its bonus', () => {
    const settled = settledPayout(
      terms([
        [2, 'won'],
        [2, 'won'],
        [2, 'won'],
      ]),
    );
    expect(settled).toEqual({ outcome: 'won', payout: 82_400n, bonusAmount: 2_400n });
  });

  it('counts a void leg 1.00 and takes it out of the bonus', () => {
    const settled = settledPayout(
      terms([
        [2, 'won'],
        [2, 'won'],
        [2, 'void'],
      ]),
    );
    expect(settled).toEqual({ outcome: 'won', payout: 40_000n, bonusAmount: 0n });
  });

  it('gives the stake back when every leg is void, also that of a free bet', () => {
    expect(settledPayout(terms([[2, 'void']], { freeBet: true }))).toEqual({
      outcome: 'void',
      payout: 10_000n,
      bonusAmount: 0n,
    });
  });

  it('pays a free bet without its stake', () => {
    expect(
      settledPayout(
        terms(
          [
            [2, 'won'],
            [2, 'won'],
          ],
          { freeBet: true },
        ),
      )?.payout,
    ).toBe(30_000n);
  });

  it('caps the win', () => {
    expect(
      settledPayout(
        terms(
          [
            [2, 'won'],
            [2, 'won'],
            [2, 'won'],
          ],
          { maxWin: 50_000n },
        ),
      )?.payout,
    ).toBe(50_000n);
  });

  it('pays the winning lines of a system', () => {
    const settled = settledPayout(
      inOneGroup(
        [
          [1.9, 'won'],
          [2, 'won'],
          [2.5, 'lost'],
        ],
        2,
      ),
    );
    expect(settled).toEqual({ outcome: 'won', payout: 12_667n, bonusAmount: 0n });
  });

  it('loses a system that no line can win any more', () => {
    expect(
      settledPayout(
        inOneGroup(
          [
            [1.9, 'lost'],
            [2, 'lost'],
            [2.5, 'open'],
          ],
          2,
        ),
      )?.outcome,
    ).toBe('lost');
  });

  const won = fc.array(fc.tuple(fc.double({ min: 1.01, max: 50, noNaN: true }), fc.constant<LegStatus>('won')), {
    minLength: 1,
    maxLength: 8,
  });
  test.prop([won])('pays what was promised when everything wins', (legs) => {
    const all = terms(legs);
    expect(settledPayout(all)?.payout).toBe(ticketFigures(all).pays);
  });
});
