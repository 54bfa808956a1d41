import { expect, test } from 'vitest';
import { generalDefaults } from '../../server/settings/operator-defaults.ts';
import { bonusRulesFrom } from './bonus-rules.ts';

const tickets = {
  id: 'five',
  kind: 'tickets',
  currency_id: 1,
  count: 5,
  minStake: 200,
  minOdd: 2,
  amount: 500,
  days: 30,
};
const weekly = { id: 'w', kind: 'turnover', period: 'week', currency_id: 1, bands: [{ from: 1, percent: 1 }], cap: 9 };
const read = (value: unknown) =>
  bonusRulesFrom([{ key: 'bonuses', value: typeof value === 'string' ? value : JSON.stringify(value) }]);

test('what ships with the server is sound to the last rule', () => {
  const { periodic, once } = bonusRulesFrom(generalDefaults);
  expect([...periodic, ...once].map(({ id }) => id)).toEqual([
    'weeklyTurnover',
    'monthlyLossBack',
    'firstDeposit',
    'fiveTickets',
  ]);
});

test.each(['', 'nonsense', '1', 'null', '[]', '{}', '{"periodic":{},"once":"x"}'])('%j is no rule at all', (value) => {
  expect(read(value)).toEqual({ periodic: [], once: [] });
});

test('a rule that makes no sense is left out, and costs the others nothing', () => {
  const broken = [
    { ...tickets, id: 'a', amount: -1 },
    { ...tickets, id: 'b', amount: 1.005 },
    { ...tickets, id: 'c', count: 0 },
    { ...tickets, id: 'd e' },
    { ...tickets, id: 'f', currency_id: 1000 },
    { ...tickets, id: 'g', amount: '500' },
    { ...tickets, id: 'h', days: 1e9 },
    { ...tickets, id: 'i', kind: 'gift' },
    null,
  ];
  expect(read({ once: [...broken, tickets] }).once).toEqual([tickets]);
  const bands = [[], [{ from: 0, percent: 1 }], [{ from: 1, percent: 1_001 }], [{ from: 1 }]];
  const periodic = bands.map((each, nth) => ({ ...weekly, id: `bands${nth}`, bands: each }));
  expect(read({ periodic: [...periodic, weekly] }).periodic).toEqual([weekly]);
});

test('of two rules with one id the first counts', () => {
  expect(read({ periodic: [weekly], once: [{ ...tickets, id: 'w' }, tickets] })).toEqual({
    periodic: [weekly],
    once: [tickets],
  });
});
