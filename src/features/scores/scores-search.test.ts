import { expect, test } from 'vitest';
import { scoresSearch } from './scores-search.ts';

test('an address keeps the day, the sport and the words, and nothing that is none', () => {
  const whole = { day: '2026-03-01', sport: 'T', q: 'partizan' } as const;
  expect(scoresSearch(whole)).toEqual(whole);
  expect(scoresSearch({ day: 'today', sport: 'XX', q: 'pa' })).toEqual({});
  expect(scoresSearch({ day: '2026-13-41' })).toEqual({});
  expect(scoresSearch({ day: 20260301 })).toEqual({});
  expect(scoresSearch({ sport: 'F' })).toEqual({});
});
