import { expect, it } from 'vitest';
import { freeRoundsRule } from './free-rounds.ts';

const stake = { currency_id: 1, stake: 20 };
const rule = { id: 'spins', games: ['fruit'], rounds: 10, days: 7, stakes: [stake] };

it('a rule of free rounds is read as it is written', () => {
  expect(freeRoundsRule.parse(rule)).toEqual(rule);
});

it.each([
  { id: 'd e' },
  { games: [] },
  { rounds: 0 },
  { rounds: 501 },
  { days: 0 },
  { stakes: [] },
  { stakes: [{ currency_id: 1, stake: 0 }] },
  { stakes: [{ currency_id: 1, stake: 1.005 }] },
  { stakes: [{ currency_id: 1000, stake: 20 }] },
  { stakes: [stake, { currency_id: 1, stake: 30 }] },
])('with %j it makes no sense', (change) => {
  expect(freeRoundsRule.safeParse({ ...rule, ...change }).success).toBe(false);
});
