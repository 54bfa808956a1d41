import { expect, test } from 'vitest';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { Outcome } from './market-rules.ts';
import { settleSelection } from './settle-selection.ts';

const football = { G: '2-1', P1: '1-1', P2: '1-0', N1: '0-1', N2: '1-1', N3: '2-1' };
const basketball = { G: '98-94', P1: '20-22', P2: '24-20', P3: '21-21', P4: '20-22', P5: '13-9' };
const tennis = { G: '2-1', S: '2-1', P1: '6-4', P2: '3-6', P3: '7-6' };
const straightSets = { G: '0-2', S: '0-2', P1: '4-6', P2: '2-6' };
const hockey = { G: '3-2', P1: '1-0', P2: '0-2', P3: '1-0', P4: '0-0', P5: '1-0' };

type Case = [
  sport: SportCode,
  results: Record<string, string>,
  market: string,
  selection: string,
  band: string | null,
  outcome: Outcome,
];

const cases: Case[] = [
  ['F', football, '1X2', '1', null, 'won'],
  ['F', football, '1X2', 'X', null, 'lost'],
  ['F', football, 'DC', '12', null, 'won'],
  ['F', football, 'DC', 'X2', null, 'lost'],
  ['F', football, 'DNB', '1', null, 'won'],
  ['F', { G: '1-1' }, 'DNB', '1', null, 'void'],
  ['F', football, 'OU', 'over', '2.5', 'won'],
  ['F', football, 'OU', 'under', '2.5', 'lost'],
  ['F', football, 'OU', 'over', '3', 'void'],
  ['F', football, 'OU_3.5', 'under', null, 'won'],
  ['F', football, 'OU_3.5', 'under', '3.5', 'won'],
  ['F', football, 'GG', 'yes', null, 'won'],
  ['F', { G: '2-0' }, 'GG', 'no', null, 'won'],
  ['F', football, 'AH', '1', '-1', 'void'],
  ['F', football, 'AH', '2', '-1', 'void'],
  ['F', football, 'AH', '1', '-0.5', 'won'],
  ['F', football, 'AH_-1.5', '1', null, 'lost'],
  ['F', football, 'AH_-1.5', '2', null, 'won'],
  ['F', football, 'OUH_1.5', 'over', null, 'won'],
  ['F', football, 'OUA_1.5', 'over', null, 'lost'],
  ['F', football, 'OE', 'odd', null, 'won'],
  ['F', football, 'TG', '2-3', null, 'won'],
  ['F', { G: '5-4' }, 'TG', '6+', null, 'won'],
  ['F', football, 'CS', '2:1', null, 'won'],
  ['F', { G: '4-0' }, 'CS', 'other', null, 'won'],
  ['F', football, 'CS', 'other', null, 'lost'],
  ['F', football, 'H1_1X2', 'X', null, 'won'],
  ['F', football, 'H1_OU_1.5', 'over', null, 'won'],
  ['F', football, 'H2_1X2', '1', null, 'won'],
  ['F', football, 'H2_OU_1.5', 'over', null, 'lost'],
  ['F', football, 'HTFT', 'X/1', null, 'won'],
  ['F', football, 'HTFT', '1/1', null, 'lost'],
  ['F', football, 'NG', '2', '1', 'won'],
  ['F', football, 'NG', '1', '3', 'won'],
  ['F', football, 'NG', 'none', '4', 'won'],
  ['F', football, 'NG', '1', null, 'void'],
  ['B', basketball, 'ML', '1', null, 'won'],
  ['B', basketball, 'AH', '1', '-4.5', 'lost'],
  ['B', basketball, 'AH', '2', '-4.5', 'won'],
  ['B', basketball, 'OU', 'over', '191.5', 'won'],
  ['B', basketball, 'H1_OU', 'over', '86.5', 'lost'],
  ['B', basketball, 'H1_1X2', '1', null, 'won'],
  ['B', basketball, 'Q3_1X2', 'X', null, 'won'],
  ['B', basketball, 'Q4_AH', '1', '1.5', 'lost'],
  ['T', tennis, 'ML', '1', null, 'won'],
  ['T', tennis, 'SS', '2:1', null, 'won'],
  ['T', tennis, 'AHS_-1.5', '1', null, 'lost'],
  ['T', tennis, 'OUS_2.5', 'over', null, 'won'],
  ['T', tennis, 'OU', 'over', '31.5', 'won'],
  ['T', tennis, 'AH', '1', '0.5', 'won'],
  ['T', tennis, 'S1_ML', '1', null, 'won'],
  ['T', tennis, 'S2_ML', '1', null, 'lost'],
  ['T', tennis, 'S3_OU_12.5', 'over', null, 'won'],
  ['T', straightSets, 'S3_ML', '1', null, 'void'],
  ['T', straightSets, 'OU', 'under', '20.5', 'won'],
  ['IH', hockey, '1X2', 'X', null, 'won'],
  ['IH', hockey, 'DC', '1X', null, 'won'],
  ['IH', hockey, 'ML', '1', null, 'won'],
  ['IH', hockey, 'OU', 'under', '4.5', 'won'],
  ['IH', hockey, 'AH', '1', '-0.5', 'lost'],
  ['IH', hockey, 'P2_1X2', '2', null, 'won'],
  ['IH', hockey, 'P1_OU_1.5', 'under', null, 'won'],
  ['IH', hockey, 'P2_GG', 'no', null, 'won'],
];

test.each(cases)('%s %o: %s %s at %s is %s', (sport, results, market, selection, band, outcome) => {
  expect(settleSelection(sport, market, selection, band, results)).toBe(outcome);
});

test('what nobody knows is void, so that a stake is never kept by mistake', () => {
  expect(settleSelection('F', 'MOON', '1', null, football)).toBe('void');
  expect(settleSelection('F', '1X2', '7', null, football)).toBe('void');
  expect(settleSelection('F', '1X2', '1', null, {})).toBe('void');
  expect(settleSelection('F', 'OU', 'over', 'many', football)).toBe('void');
});
