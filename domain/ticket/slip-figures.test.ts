import { describe, expect, test } from 'vitest';
import { combinedOdd, nextBonus, slipFigures } from './slip-figures.ts';
import type { SlipSelection } from './slip-selection.ts';
import { ticketSettingsFrom } from './ticket-settings.ts';

const settings = ticketSettingsFrom([
  { key: 'ticketBonuses', value: '0,0,3,3,5' },
  { key: 'ticketBonusMinOdd', value: '1.3' },
  { key: 'maxTicketWin', value: '[{"currency":{"currency_id":1},"limit":10000}]' },
]);
const selections = (...odds: (number | '-')[]) => odds.map((odd) => ({ odd }) as SlipSelection);

describe('Figures of a slip', () => {
  test('multiply the odds that count and round the win once', () => {
    expect(slipFigures([1.85, 1.72, 2.72], 50_000, settings, 1)).toEqual({
      totalOdd: 8.655,
      bonusPercentage: 3,
      bonusAmount: 129.83,
      possibleWin: 4457.35,
      capped: false,
    });
  });

  test('leave a locked selection out', () =>
    expect(slipFigures([2, '-'], 2000, null, null)).toMatchObject({ totalOdd: 2, possibleWin: 40 }));

  test('are cut at the largest win, and say so only when they are', () => {
    expect(slipFigures([100, 100], 10_000, settings, 1)).toMatchObject({ possibleWin: 10_000, capped: true });
    expect(slipFigures([100], 10_000, settings, 1)).toMatchObject({ possibleWin: 10_000, capped: false });
    expect(slipFigures([100, 100], 10_000, settings, 2)).toMatchObject({ possibleWin: 1_000_000, capped: false });
  });

  test('leave the stake of a free bet out of the win', () =>
    expect(slipFigures([2], 10_000, settings, 1000)).toMatchObject({ possibleWin: 100 }));

  test('of nothing are nothing', () =>
    expect(slipFigures(['-'], 10_000, settings, 1)).toMatchObject({ totalOdd: 1, possibleWin: 0 }));
});

test('The combined odd is the exact product of what counts', () => {
  expect(combinedOdd([1.22, 3.9, '-'])).toBe(4.758);
  expect(combinedOdd([])).toBe(1);
});

describe('The next bonus', () => {
  test('counts selections from the minimum odd on', () =>
    expect(nextBonus(selections(1.5, 1.29, '-'), settings)).toEqual({
      counted: 1,
      needed: 3,
      percentage: 3,
      minOdd: 1.3,
    }));

  test('passes over a step that gives no more', () =>
    expect(nextBonus(selections(1.5, 1.5, 1.5), settings)).toMatchObject({ counted: 3, needed: 5, percentage: 5 }));

  test('is none at the top, without bonuses, and while settings are unknown', () => {
    expect(nextBonus(selections(2, 2, 2, 2, 2), settings)).toBeNull();
    expect(nextBonus(selections(2), ticketSettingsFrom([]))).toBeNull();
    expect(nextBonus(selections(2), null)).toBeNull();
  });
});
