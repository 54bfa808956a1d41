import { expect, test } from 'vitest';
import type { SportCode } from '../../contract/entities/sport.ts';
import type { Outcome } from './market-rules.ts';
import { settleSelection } from './settle-selection.ts';

const football = { G: '2-1', P1: '1-1', P2: '1-0', N1: '0-1', N2: '1-1', N3: '2-1' };
const basketball = { G: '98-94', P1: '20-22', P2: '24-20', P3: '21-21', P4: '20-22', P5: '13-9' };
const tennis = { G: '2-1', S: '2-1', P1: '6-4', P2: '3-6', P3: '7-6' };
const straightSets = { G: '0-2', S: '0-2', P1: '4-6', P2: '2-6' };
const hockey = { G: '3-2', P1: '1-0', P2: '0-2', P3: '1-0', P4: '0-0', P5: '1-0' };

const volleyball = { G: '3-2', S: '3-2', P1: '25-20', P2: '23-25', P3: '25-18', P4: '20-25', P5: '15-13' };
const darts = { G: '4-2', S: '4-2', P1: '3-1', P2: '2-3', P3: '3-0', P4: '1-3', P5: '3-2', P6: '3-1' };
const snooker = { G: '5-3', P1: '75-40', P2: '10-80' };
const maps = { G: '2-1', M: '2-1', P1: '13-11', P2: '9-13', P3: '16-14' };
const quarters = { G: '27-24', P1: '7-3', P2: '0-14', P3: '10-0', P4: '7-7', P5: '3-0' };
const innings = { G: '5-4', P1: '1-0', P2: '0-2', P3: '0-0', P4: '0-0', P5: '2-0', P9: '1-2', P10: '1-0' };
const knockOut = { G: '0-1', R: '2-0', K: '0-1' };
const judged = { G: '1-0', R: '3-0' };

const scorers = { G: '2-1', GS: 'a1,h3,h3' };
const points = { G: '98-94', PP: 'h1:18,h10:2,a1:30' };
const season = { WIN: '2', REL: '18,20,17', TOP: 's4' };

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
  ['V', volleyball, 'ML', '1', null, 'won'],
  ['V', volleyball, 'SS3', '3:2', null, 'won'],
  ['V', volleyball, 'OU', 'over', '208.5', 'won'],
  ['V', volleyball, 'AH', '1', '-6.5', 'won'],
  ['V', volleyball, 'AHS_-1.5', '1', null, 'lost'],
  ['V', volleyball, 'S5_OU', 'over', '27.5', 'won'],
  ['TT', volleyball, 'G2_ML', '2', null, 'won'],
  ['D', darts, 'OUS_5.5', 'over', null, 'won'],
  ['D', darts, 'OU', 'under', '25.5', 'won'],
  ['D', darts, 'S6_ML', '1', null, 'won'],
  ['D', darts, 'S7_ML', '1', null, 'void'],
  ['S', snooker, 'AH', '1', '-1.5', 'won'],
  ['S', snooker, 'OU', 'over', '8.5', 'lost'],
  ['S', snooker, 'R2_ML', '2', null, 'won'],
  ['E', maps, 'SS', '2:1', null, 'won'],
  ['E', maps, 'M2_AH', '1', '3.5', 'lost'],
  ['E', maps, 'OU', 'over', '75.5', 'won'],
  ['AF', quarters, 'H1_1X2', '2', null, 'won'],
  ['AF', quarters, 'AH', '1', '-2.5', 'won'],
  ['AF', quarters, 'Q2_OU', 'over', '13.5', 'won'],
  ['WP', quarters, 'Q4_1X2', 'X', null, 'won'],
  ['H', { G: '30-28', P1: '14-15', P2: '16-13' }, 'H2_AH', '1', '-2.5', 'won'],
  ['BB', innings, 'I5_1X2', '1', null, 'won'],
  ['BB', innings, 'I5_OU', 'over', '5.5', 'lost'],
  ['BB', innings, 'ML', '1', null, 'won'],
  ['MMA', knockOut, 'ML', '2', null, 'won'],
  ['MMA', knockOut, 'MV', '2KO', null, 'won'],
  ['MMA', knockOut, 'GD', 'yes', null, 'lost'],
  ['MMA', knockOut, 'OU_1.5', 'over', null, 'won'],
  ['MMA', knockOut, 'OU_2.5', 'over', null, 'lost'],
  ['BO', judged, 'MV', '1DEC', null, 'won'],
  ['BO', judged, 'GD', 'yes', null, 'won'],
  ['BO', { G: '0-0', R: '12-0' }, 'MV', '1DEC', null, 'void'],
  ['BO', { G: '0-0', R: '12-0' }, 'ML', '1', null, 'void'],
  ['BO', {}, 'GD', 'yes', null, 'void'],
  ['F', scorers, 'AGS', 'h3', null, 'won'],
  ['F', scorers, 'AGS', 'a2', null, 'lost'],
  ['F', scorers, 'FGS', 'a1', null, 'won'],
  ['F', scorers, 'FGS', 'h3', null, 'lost'],
  ['F', scorers, 'FGS', 'none', null, 'lost'],
  ['F', { G: '0-0', GS: '' }, 'FGS', 'none', null, 'won'],
  ['F', { G: '0-0', GS: '' }, 'AGS', 'h3', null, 'lost'],
  ['F', { G: '2-1' }, 'AGS', 'h3', null, 'void'],
  ['B', points, 'PP_h1', 'over', '17.5', 'won'],
  ['B', points, 'PP_h1', 'under', '17.5', 'lost'],
  ['B', points, 'PP_h1', 'over', '18', 'void'],
  ['B', points, 'PP_h10', 'under', '2.5', 'won'],
  ['B', points, 'PP_a4', 'over', '3.5', 'void'],
  ['B', points, 'PP_h1', 'over', null, 'void'],
  ['SPFS', season, 'WIN', '2', null, 'won'],
  ['SPFS', season, 'WIN', '1', null, 'lost'],
  ['SPFS', season, 'REL', '20', null, 'won'],
  ['SPFS', season, 'REL', '2', null, 'lost'],
  ['SPFS', season, 'TOP', 's4', null, 'won'],
  ['SPFS', season, 'TOP3', '2', null, 'void'],
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
