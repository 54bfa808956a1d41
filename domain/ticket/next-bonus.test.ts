import { describe, expect, test } from 'vitest';
import { readSiteSettings } from '../settings/site-settings.ts';
import { nextBonus } from './next-bonus.ts';
import type { SlipSelection } from './slip-selection.ts';

const settings = readSiteSettings([
  { key: 'ticketBonuses', value: '0,0,3,3,5' },
  { key: 'ticketBonusMinOdd', value: '1.3' },
  { key: 'maxTicketWin', value: '[{"currency":{"currency_id":1},"limit":10000}]' },
]);
const selections = (...odds: (number | '-')[]) => odds.map((odd) => ({ odd }) as SlipSelection);

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
    expect(nextBonus(selections(2), readSiteSettings([]))).toBeNull();
    expect(nextBonus(selections(2), null)).toBeNull();
  });
});
