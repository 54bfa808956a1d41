import {
  type ThemeColours,
  type ThemeModeName,
  type ThemeToken,
  themeTokens,
} from '../../contract/entities/theme-template.ts';
import { contrast } from './colour.ts';
import { rgbOf } from './contrast-pairs.ts';
import { hexOf, mendedPairs, nearestShade, toOklch } from './nearest-shade.ts';

type ModeColours = ThemeColours[ThemeModeName];

/** How much of the brand's own colour backgrounds, lines and text take over, as chroma. */
const tinge = { surface: 0.018, line: 0.026, text: 0.012 } as const;
const tingeOf = (token: ThemeToken): number | null => {
  if (token.startsWith('surface')) return tinge.surface;
  if (token.startsWith('hairline') || token === 'control') return tinge.line;
  return token.startsWith('text') ? tinge.text : null;
};

const signalOf = { 'up-tint': 'up', 'down-tint': 'down', 'warning-tint': 'warning', 'danger-tint': 'danger' } as const;

/** Ink and paper in the brand's hue: whichever is read better on it. */
const textOn = (accent: string, hue: number): string => {
  const ink = hexOf({ mode: 'oklch', l: 0.18, c: 0.02, h: hue });
  const ratio = (text: string) => contrast(rgbOf(text), rgbOf(accent));
  return ratio(ink) >= ratio('#ffffff') ? ink : '#ffffff';
};

const modeFrom = (brand: string, standard: ModeColours): ModeColours => {
  const { h: hue = 0, c: chroma } = toOklch(brand) ?? { h: 0, c: 0 };
  const colours = { ...standard };
  for (const token of themeTokens) {
    const most = tingeOf(token);
    const { l } = toOklch(standard[token]) ?? { l: 0 };
    if (most !== null) colours[token] = hexOf({ mode: 'oklch', l, c: Math.min(most, chroma * 0.2), h: hue });
  }
  const standsOut = (shade: string) => contrast(rgbOf(shade), rgbOf(colours['surface-1'])) >= 3;
  colours.accent = nearestShade(brand, standsOut) ?? colours.text;
  colours['on-accent'] = textOn(colours.accent, hue);
  for (const [tint, signal] of Object.entries(signalOf) as [keyof typeof signalOf, ThemeToken][]) {
    const { l, c } = toOklch(standard[tint]) ?? { l: 0, c: 0 };
    const { h } = toOklch(colours[signal]) ?? {};
    colours[tint] = hexOf({ mode: 'oklch', l, c, ...(h === undefined ? {} : { h }) });
  }
  return colours;
};

/**
 * Both modes from one brand colour (`#rrggbb`): its nearest readable shade as accent, backgrounds, lines and text as
 * light as the `standard` ones and tinged with its hue, signals as they are, since they carry a meaning. Every pair
 * passes.
 */
export const harmonyFrom = (brand: string, standard: ThemeColours): ThemeColours => {
  const colours = { dark: modeFrom(brand, standard.dark), light: modeFrom(brand, standard.light) };
  for (const { mode, token, to } of mendedPairs(colours)) colours[mode][token] = to;
  return colours;
};

/** Colours that go with one: itself mended, its opposite and the two a third of the circle away, as light as it is. */
export const companionsOf = (colour: string): string[] => {
  const { h, c, l } = toOklch(colour) ?? { h: undefined, c: 0, l: 0 };
  if (h === undefined || c < 0.01) return [];
  return [180, 120, 240].map((turn) => hexOf({ mode: 'oklch', l, c, h: (h + turn) % 360 }));
};
