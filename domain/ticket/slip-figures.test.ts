import { describe, expect, test } from 'vitest';
import { readSiteSettings } from '../settings/site-settings.ts';
import { type SlipTerms, slipFigures } from './slip-figures.ts';
import type { SlipSelection } from './slip-selection.ts';

const settings = readSiteSettings([
  { key: 'ticketBonuses', value: '0,0,3,3,5' },
  { key: 'ticketBonusMinOdd', value: '1.3' },
  { key: 'maxTicketWin', value: '[{"currency":{"currency_id":1},"limit":10000}]' },
]);
const selections = (...odds: (number | '-')[]) =>
  odds.map((odd, index) => ({ id: String(index), odd, originalOdd: odd }) as SlipSelection);
const figures = (odds: (number | '-')[], different: Partial<SlipTerms> = {}) =>
  slipFigures({ selections: selections(...odds), groups: [], stake: 10_000, settings, currencyId: 1, ...different });

describe('Figures of a slip', () => {
  test('multiply the odds that count and round the win once', () => {
    expect(figures([1.85, 1.72, 2.72], { stake: 50_000 })).toEqual({
      totalOdd: 8.655,
      highestOdd: null,
      bonusPercentage: 3,
      bonusAmount: 129.83,
      possibleWin: 4457.35,
      capped: false,
      lines: 1n,
      smallestOdd: 8.655,
      smallestWin: 4327.52,
    });
  });

  test('leave a locked selection out', () =>
    expect(figures([2, '-'], { stake: 2000, settings: null, currencyId: null })).toMatchObject({
      totalOdd: 2,
      possibleWin: 40,
    }));

  test('are cut at the largest win, and say so only when they are', () => {
    expect(figures([100, 100])).toMatchObject({ possibleWin: 10_000, capped: true, highestOdd: 100 });
    expect(figures([100])).toMatchObject({ possibleWin: 10_000, capped: false, highestOdd: null });
    // Of a bonus of 300 the largest win leaves 4, then nothing.
    expect(figures([4, 5, 4.998])).toMatchObject({ possibleWin: 10_000, capped: true, bonusAmount: 4 });
    expect(figures([100, 100, 100])).toMatchObject({ possibleWin: 10_000, bonusPercentage: 3, bonusAmount: 0 });
    expect(figures([100, 100], { currencyId: 2 })).toMatchObject({ possibleWin: 1_000_000, capped: false });
  });

  test('leave the stake of a free bet out of the win', () =>
    expect(figures([2], { currencyId: 1000 })).toMatchObject({ possibleWin: 100 }));

  test('of nothing are nothing', () => expect(figures(['-'])).toMatchObject({ totalOdd: 1, possibleWin: 0 }));

  test('of a system are those of its lines, without a bonus', () => {
    const groups = [{ conditions: [2], selections: ['0', '1', '2'] }];
    expect(figures([1.9, 2, 2.5], { stake: 60_000, groups })).toEqual({
      totalOdd: 13.55,
      highestOdd: null,
      bonusPercentage: 0,
      bonusAmount: 0,
      possibleWin: 2710,
      capped: false,
      lines: 3n,
      smallestOdd: 3.8,
      smallestWin: 760,
    });
  });

  test('of a system count a locked selection 1.00, so that its group keeps its size', () =>
    expect(figures([2, '-'], { groups: [{ conditions: [2], selections: ['0', '1'] }] })).toMatchObject({
      lines: 1n,
      totalOdd: 2,
    }));
});
