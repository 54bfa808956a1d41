import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { ThemeColours, ThemeToken } from '../../contract/entities/theme-template.ts';
import { themeTokens } from '../../contract/entities/theme-template.ts';
import { contrast } from './colour.ts';
import { contrastPairs, rgbOf, seenPairs } from './contrast-pairs.ts';
import { companionsOf, harmonyFrom } from './harmony.ts';
import { mendedColour, mendedPairs, nearestShade, toOklch } from './nearest-shade.ts';

// The default operator's (src/theme/tokens.ts), as far as they matter here.
const of = (colours: Partial<Record<ThemeToken, string>>, rest: string) =>
  Object.fromEntries(themeTokens.map((token) => [token, colours[token] ?? rest])) as Record<ThemeToken, string>;
const standard: ThemeColours = {
  dark: of(
    {
      'surface-0': '#08090a',
      'surface-1': '#0e0f11',
      'surface-2': '#17191c',
      'surface-3': '#212428',
      hairline: '#222529',
      'hairline-2': '#34383e',
      control: '#666d77',
      accent: '#d3f84b',
      'on-accent': '#12150a',
      'up-tint': '#12291f',
      'down-tint': '#2f1a22',
      'warning-tint': '#2a2013',
      'danger-tint': '#2e1716',
    },
    '#f1f3f5',
  ),
  light: of(
    {
      'surface-0': '#f3f4f1',
      'surface-1': '#ffffff',
      'surface-2': '#f0f1ee',
      'surface-3': '#e4e6e1',
      hairline: '#e1e4de',
      'hairline-2': '#cdd1ca',
      control: '#858b85',
      accent: '#14171a',
      'on-accent': '#d9fa63',
      'up-tint': '#ddf3e8',
      'down-tint': '#fbe3eb',
      'warning-tint': '#fbebd7',
      'danger-tint': '#fbe3e0',
    },
    '#101214',
  ),
};
const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('the accent of picture 29 is mended with the text on it', () => {
  const light = { ...standard.light, accent: '#ff8a3d', 'on-accent': '#ffffff' };
  const mended = mendedColour(light, 'accent') ?? '';
  expect(contrast(rgbOf(mended), rgbOf('#ffffff'))).toBeGreaterThanOrEqual(4.5);
  const before = toOklch('#ff8a3d');
  expect(Math.abs((toOklch(mended)?.h ?? 0) - (before?.h ?? 0))).toBeLessThan(4);
});

test('what is readable stays as it is, and what no shade mends is left', () => {
  expect(mendedColour(standard.dark, 'accent')).toBe('#d3f84b');
  expect(nearestShade('#808080', () => false)).toBeNull();
});

property.prop([hex])('a mended colour is the nearest lightness that is readable', (colour) => {
  const fits = (shade: string) => contrast(rgbOf(shade), rgbOf('#ffffff')) >= 4.5;
  const mended = nearestShade(colour, fits) ?? '';
  expect(fits(mended)).toBe(true);
  if (fits(colour)) {
    expect(mended).toBe(colour);
    return;
  }
  // On white, only what is darker can be; a step lighter it is too pale again.
  const [before, after] = [toOklch(colour)?.l ?? 0, toOklch(mended)?.l ?? 0];
  expect(after).toBeLessThan(before + 0.005);
  expect(contrast(rgbOf(mended), rgbOf('#ffffff'))).toBeLessThan(4.75);
});

property.prop([hex])('any brand colour makes two modes in which every pair is readable', (brand) => {
  const colours = harmonyFrom(brand, standard);
  expect(seenPairs(colours).filter(({ passes }) => !passes)).toEqual([]);
  expect(mendedPairs(colours)).toEqual([]);
});

test('companions are as light as the colour they go with, and grey has none', () => {
  expect(companionsOf('#ff8a3d')).toHaveLength(3);
  expect(companionsOf('#808080')).toEqual([]);
});

test('each variable that stands on something has its pair', () => {
  expect(contrastPairs.map(({ token }) => token)).toHaveLength(16);
});
