import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['500', 50000],
  ['500.5', 50050],
  ['500,55', 50055],
  ['20.', 2000],
  ['20.10', 2010],
  ['0', 0],
  ['0,50', 50],
  ['1,000', 100000],
  ['1.000', 100000],
  ['2.500,00', 250000],
  ['1.000,50', 100050],
  ['12,345.60', 1234560],
  ['1.000.000', 100000000],
  ['999,999,999.99', 99999999999],
  [' 1 000 ', 100000],
  ['1\u{A0}000,5', 100050],
])('%j is read exactly', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each([
  '',
  ' ',
  '-20',
  '+20',
  '1e3',
  'abc',
  '20 RSD',
  '٢٠',
  'Infinity',
  'NaN',
  '.',
  ',50',
  '.5',
  '1,00,0',
  '1.000.00',
  '1.000,000',
  '1,000.000',
  '1.00,50',
  '1000.000',
  '0.500',
  '20.0050',
  '1.2.3',
  '1 0',
  '9999999999',
])('%j is no amount', (text) => expect(parseAmount(text)).toBeNull());

const minorUnits = fc.integer({ min: 0, max: 99_999_999_999 });

describe('Every amount below a thousand million', () => {
  const written = (minor: number, mark: string, point: string): string => {
    const [whole, cents] = [Math.floor(minor / 100), String(minor % 100).padStart(2, '0')];
    return `${String(whole).replaceAll(/\B(?=(\d{3})+$)/g, mark)}${point}${cents}`;
  };

  property.prop([minorUnits])('is read in the Serbian, the English and the plain way', (minor) => {
    for (const [mark, point] of [
      ['.', ','],
      [',', '.'],
      [' ', ','],
      ['', '.'],
      ['', ','],
    ] as const)
      expect(parseAmount(written(minor, mark, point))).toBe(minor);
  });

  property.prop([fc.integer({ min: 1000, max: 999_999_999 })])('is whole where marks only group', (whole) => {
    for (const mark of ['.', ',', ' '])
      expect(parseAmount(written(whole * 100, mark, '.').slice(0, -3))).toBe(whole * 100);
  });
});

property.prop([fc.string()])('Any text is an amount or none, and never throws', (text) => {
  const amount = parseAmount(text);
  expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
});

property.prop([fc.stringMatching(/^[0-9., ]{0,14}$/)])('What is read has the digits that were typed', (text) => {
  const amount = parseAmount(text);
  const digits = text.replaceAll(/\D/g, '');
  expect(amount === null || [`${digits}`, `${digits}0`, `${digits}00`].map(Number).includes(amount)).toBe(true);
});
