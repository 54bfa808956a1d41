import {
  type ThemeColours,
  type ThemeModeName,
  type ThemeToken,
  themeModes,
} from '../../contract/entities/theme-template.ts';
import { contrast, parseColour, type Rgb } from './colour.ts';

/** A colour and the grounds it must contrast with: 4.5 for text, 3 for anything else (WCAG AA). */
export interface ContrastPair {
  token: ThemeToken;
  grounds: readonly ThemeToken[];
  needed: number;
}

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const;
const words = 4.5;

/** Every pair that the site draws, once; how many there are is what the editor counts. */
export const contrastPairs: readonly ContrastPair[] = [
  { token: 'accent', grounds: ['surface-1'], needed: 3 },
  { token: 'on-accent', grounds: ['accent'], needed: words },
  ...(['text', 'text-2', 'text-3', 'up', 'down', 'live', 'danger', 'warning', 'money'] as const).map((token) => ({
    token,
    grounds: surfaces,
    needed: words,
  })),
  { token: 'control', grounds: ['surface-0', 'surface-1', 'surface-2'], needed: 3 },
  { token: 'up-tint', grounds: ['up'], needed: words },
  { token: 'down-tint', grounds: ['down'], needed: words },
  { token: 'warning-tint', grounds: ['warning'], needed: words },
  { token: 'danger-tint', grounds: ['danger'], needed: words },
];

/** The result for a pair in a mode: its lowest ratio, and on which ground. */
export interface PairSeen {
  mode: ThemeModeName;
  token: ThemeToken;
  ground: ThemeToken;
  ratio: number;
  needed: number;
  passes: boolean;
}

/** `#rrggbb` as numbers; black for anything else, which a theme's schema lets nobody write. */
export const rgbOf = (colour: string): Rgb => parseColour(colour) ?? [0, 0, 0];

/** A pair as it is seen in a mode. */
export const seenPair = (colours: ThemeColours[ThemeModeName], mode: ThemeModeName, pair: ContrastPair): PairSeen => {
  const { token, grounds, needed } = pair;
  const ratios = grounds.map((ground) => ({ ground, ratio: contrast(rgbOf(colours[token]), rgbOf(colours[ground])) }));
  const worst = ratios.reduce((one, other) => (other.ratio < one.ratio ? other : one));
  return { mode, token, ...worst, needed, passes: worst.ratio >= needed };
};

/** All pairs of both modes. */
export const seenPairs = (colours: ThemeColours): PairSeen[] =>
  themeModes.flatMap((mode) => contrastPairs.map((pair) => seenPair(colours[mode], mode, pair)));
