import { describe, expect, it } from 'vitest';
import { parseMinor, toMajor } from '../money/money.ts';
import { parseOdd } from '../odds/odd.ts';
import type { Leg } from '../system/system.ts';
import { type TicketTerms, ticketFigures } from './ticket-figures.ts';

const odd = (value: number): bigint => parseOdd(value) ?? 0n;
const fixed = (...odds: number[]): Leg[] => odds.map((value) => ({ odd: odd(value), group: null }));
const grouped = (...odds: number[]): Leg[] => odds.map((value) => ({ odd: odd(value), group: 0 }));

const terms = (stake: number, legs: Leg[], rest: Partial<TicketTerms> = {}): TicketTerms => ({
  stake: parseMinor(stake) ?? 0n,
  legs,
  groups: [],
  bonus: { percentages: [], minOdd: 0n },
  maxWin: 0n,
  freeBet: false,
  ...rest,
});

describe('published examples', () => {
  it.each([
    ['2/3', 600, [], [1.9, 2, 2.5], [2], 3, 760, 2_710],
    ['3/5', 1_000, [], [1.9, 2, 2.5, 2.8, 3], [3], 10, 950, 14_185],
    ['3/4', 1_000, [], [2.2, 1.9, 1.5, 1.7], [3], 4, 1_211.25, 5_957.75],
    ['2/3 at 30', 30, [], [3.1, 3.2, 3.35], [2], 3, 99.2, 310.25],
    ['3 outside + 2/5', 1.54, [1.4, 1.4, 1.35], [2.5, 2.65, 2.2, 3.05, 1.75], [2], 10, 1.57, 23.87],
    ['Yankee', 3.3, [], [4, 4, 4, 4], [2, 3, 4], 11, 4.8, 182.4],
  ] as const)('%s', (_name, stake, outside, inside, conditions, lines, smallest, largest) => {
    const figures = ticketFigures(
      terms(stake, [...fixed(...outside), ...grouped(...inside)], { groups: [{ conditions }] }),
    );
    expect({
      lines: Number(figures.combinations),
      smallest: toMajor(figures.minPayout),
      largest: toMajor(figures.maxPayout),
    }).toEqual({ lines, smallest, largest });
  });
});

describe('ticketFigures', () => {
  const bonus = { percentages: [0, 0, 300, 500], minOdd: odd(1.3) };

  it('multiplies the odds of a combination', () => {
    expect(ticketFigures(terms(100, fixed(1.5, 2, 1.25)))).toEqual({
      combinations: 1n,
      minOdd: 37_500n,
      maxOdd: 37_500n,
      minPayout: 37_500n,
      maxPayout: 37_500n,
      bonusPercentage: 0,
      bonusAmount: 0n,
      totalGain: 37_500n,
      pays: 37_500n,
    });
  });

  it('adds the bonus of the number of legs with a sufficient odd', () => {
    const figures = ticketFigures(terms(100, fixed(1.5, 2, 1.3, 1.29), { bonus }));
    expect(figures.bonusPercentage).toBe(300);
    expect(figures.bonusAmount).toBe(1_509n);
    expect(figures.totalGain).toBe(figures.maxPayout + 1_509n);
  });

  it('keeps the last bonus beyond the end of the list and has none below its start', () => {
    expect(ticketFigures(terms(100, fixed(2, 2, 2, 2, 2, 2), { bonus })).bonusPercentage).toBe(500);
    expect(ticketFigures(terms(100, fixed(1.2), { bonus })).bonusPercentage).toBe(0);
  });

  it('gives a system no bonus', () => {
    const system = terms(100, grouped(2, 2, 2), { bonus, groups: [{ conditions: [2] }] });
    expect(ticketFigures(system).bonusAmount).toBe(0n);
  });

  it('caps the win after the bonus', () => {
    expect(ticketFigures(terms(100, fixed(2, 2, 2), { bonus, maxWin: 81_000n })).totalGain).toBe(81_000n);
  });

  it('pays the win of a free bet without its stake', () => {
    expect(ticketFigures(terms(100, fixed(2, 2), { freeBet: true })).pays).toBe(30_000n);
  });

  it('rounds the exact value once, half up', () => {
    expect(ticketFigures(terms(20.01, fixed(1.25, 1.1))).maxPayout).toBe(2_751n);
    expect(ticketFigures(terms(0.01, fixed(1.5))).maxPayout).toBe(2n);
  });
});
