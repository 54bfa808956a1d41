import { expect, test } from 'vitest';
import type { SportCode } from '../../contract/entities/sport.ts';
import { endedIn } from './ended-in.ts';

const cases: [SportCode, Record<string, string>, string][] = [
  ['F', { G: '2-1', P1: '1-0', P2: '1-1' }, 'F'],
  ['IH', { G: '3-2', P3: '1-0' }, 'F'],
  ['IH', { G: '3-2', P3: '1-0', P4: '1-0' }, 'AOT'],
  ['IH', { G: '3-2', P4: '0-0', P5: '1-0' }, 'P'],
  ['B', { G: '98-94', P5: '13-9' }, 'AOT'],
  ['V', { G: '3-2', P5: '15-13' }, 'F'],
  ['BB', { G: '5-4', P10: '1-0' }, 'EI'],
  ['BO', {}, 'F'],
];

test.each(cases)('%s %o was decided in %s', (sport, results, phase) => expect(endedIn(sport, results)).toBe(phase));
