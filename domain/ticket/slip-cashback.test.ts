import { expect, test } from 'vitest';
import { readSiteSettings } from '../settings/site-settings.ts';
import { slipCashback } from './slip-cashback.ts';
import type { SlipTerms } from './slip-figures.ts';
import type { SlipSelection } from './slip-selection.ts';

const rule = { minSelections: 3, minOdd: 1.4, percent: 50, max: [{ currency: { currency_id: 1 }, limit: 100 }] };
const cashback = (odds: (number | '-')[], different: Partial<SlipTerms> = {}) =>
  slipCashback({
    selections: odds.map((odd, index) => ({ id: String(index), odd }) as SlipSelection),
    groups: [],
    stake: 10_000,
    settings: readSiteSettings([{ key: 'ticketCashback', value: JSON.stringify(rule) }]),
    currencyId: 1,
    ...different,
  });

test('The slip tells the cashback it qualifies for, capped in its currency', () => {
  expect(cashback([2, 1.4, 1.5])).toBe(50);
  expect(cashback([2, 1.4, 1.5], { stake: 50_000 })).toBe(100);
  expect(cashback([2, 1.4, 1.5], { stake: 50_000, currencyId: 2 })).toBe(250);
});

test('It tells none for too few or locked selections, for a system, a free bet, and while the settings are unknown', () => {
  expect(cashback([2, 1.39, 1.5])).toBe(0);
  expect(cashback([2, '-', 1.5])).toBe(0);
  expect(cashback([2, 2, 2], { groups: [{ conditions: [2], selections: ['0', '1', '2'] }] })).toBe(0);
  expect(cashback([2, 2, 2], { currencyId: 1000 })).toBe(0);
  expect(cashback([2, 2, 2], { settings: null })).toBe(0);
});
