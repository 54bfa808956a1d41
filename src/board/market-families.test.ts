import { expect, test } from 'vitest';
import { sports } from '../../domain/sports/sports.ts';
import { familiesOf, inTwoColumns, tabsOf } from './market-families.ts';

const shape = ['H1_OU_1.5', 'ZZ', 'OU_1.5', '1X2', 'OU', 'GG'].map((code) => ({ code, selections: ['a', 'b'] }));
const codes = (wanted: string[]) => familiesOf('F', shape, wanted).map(({ code }) => code);

test('lines of one market stand together, markets in the order of the sport, unknown ones last', () => {
  expect(codes([])).toEqual(['1X2', 'OU', 'GG', 'H1_OU', 'ZZ']);
  expect(familiesOf('F', shape, ['OU'])[0]?.markets.map(({ code }) => code)).toEqual(['OU_1.5', 'OU']);
});

test('outcomes stand in the order of their market, whatever order the wire had', () => {
  const [market] = familiesOf('F', [{ code: '1X2', selections: ['1', '2', 'X'] }], [])[0]?.markets ?? [];
  expect(market?.selections).toEqual(['1', 'X', '2']);
});

test('a tab holds its markets alone, and is missing when it would be empty', () => {
  expect(codes(['GG', 'OU'])).toEqual(['GG', 'OU']);
  const tabs = tabsOf(sports.F.tabs, shape).map(({ name, count }) => [name, count]);
  expect(tabs).toEqual([
    ['all', 6],
    ['main', 4],
    ['goals', 3],
    ['halves', 1],
  ]);
  expect(tabsOf([], shape).map(({ key, count }) => [key, count])).toEqual([['f_all', 6]]);
});

test('two columns lose and double nothing', () => {
  const families = familiesOf('F', shape, []);
  const dealt = inTwoColumns(families).flat();
  expect(dealt.length).toBe(families.length);
  expect(new Set(dealt)).toEqual(new Set(families));
});
