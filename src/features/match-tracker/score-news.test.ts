import { expect, test } from 'vitest';
import type { Match } from '../../../contract/entities/match.ts';
import { scoreNews } from './score-news.ts';

const at = (
  sport: Match['sport'],
  phase: string,
  results: Match['results'],
  matchState: Match['matchState'] = 'LIVE',
) => scoreNews({ sport, results, matchState, matchPhase: { name: phase, timeMin: 1 } });

test('each goal is said, and each set', () => {
  expect(at('F', 'SH', { G: '2-1', P1: '1-1', P2: '1-0' })).toBe('2-1');
  expect(at('T', 'SET2', { G: '1-0', S: '1-0', P1: '6-4', P2: '2-1' })).toBe('1-0');
});

test('points that fall every half minute are told at the end of a part, in a break and at the end', () => {
  expect(at('B', 'Q1', { G: '4-2', P1: '4-2' })).toBe('');
  expect(at('B', 'Q3', { G: '47-44', P1: '20-18', P2: '22-21', P3: '5-5' })).toBe('42-39');
  expect(at('B', 'HT', { G: '42-39', P1: '20-18', P2: '22-21' })).toBe('42-39');
  expect(at('B', 'F', { G: '80-79', P1: '20-18', P2: '22-21', P3: '18-20', P4: '20-20' }, 'F')).toBe('80-79');
});

test('parts are added in their order, of which there may be ten', () => {
  const innings = Object.fromEntries(Array.from({ length: 10 }, (_, inning) => [`P${10 - inning}`, '1-0']));
  expect(at('AF', 'OT', { G: '10-0', ...innings })).toBe('9-0');
});
