import { clampChroma, formatHex, useMode as modeFor, modeOklch, modeRgb, type Oklch } from 'culori/fn';
import {
  type ThemeColours,
  type ThemeModeName,
  type ThemeToken,
  themeModes,
} from '../../contract/entities/theme-template.ts';
import { contrast } from './colour.ts';
import { type ContrastPair, contrastPairs, rgbOf, seenPair } from './contrast-pairs.ts';
import type { WantedColour } from './draft.ts';

modeFor(modeRgb);
/** A colour by lightness, chroma and hue as eyes see them. */
export const toOklch = modeFor(modeOklch);

/** `#rrggbb` of a colour; one that no screen shows loses chroma, not lightness or hue. */
export const hexOf = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch')) ?? '#000000';

const steps = 500;

/**
 * The colour of the same hue whose lightness is nearest to that of `colour` and which fits; null when no lightness does.
 * What fits already stays as it is.
 */
export const nearestShade = (colour: string, fits: (candidate: string) => boolean): string | null => {
  if (fits(colour)) return colour;
  const { h, c, l } = toOklch(colour) ?? { h: 0, c: 0, l: 0 };
  for (let step = 1; step <= steps; step += 1)
    for (const lightness of [l - step / steps, l + step / steps]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = hexOf({ mode: 'oklch', l: lightness, c, ...(h === undefined ? {} : { h }) });
      if (fits(candidate)) return candidate;
    }
  return null;
};

const reaches = (candidate: string, { grounds, needed }: ContrastPair, colours: ThemeColours[ThemeModeName]): boolean =>
  grounds.every((ground) => contrast(rgbOf(candidate), rgbOf(colours[ground])) >= needed);

/**
 * The nearest shade of a variable with enough contrast to all its grounds, `#rrggbb`; null when there is none. For an
 * accent its text counts too, unless no shade suits both: the colour of the text can be changed as well.
 */
export const mendedColour = (colours: ThemeColours[ThemeModeName], token: ThemeToken): string | null => {
  const pairs = contrastPairs.filter((pair) => pair.token === token);
  const suits = (candidate: string) => pairs.every((pair) => reaches(candidate, pair, colours));
  const carries = (candidate: string) =>
    contrastPairs
      .filter(({ grounds }) => token === 'accent' && grounds.includes(token))
      .every(({ token: above, needed }) => contrast(rgbOf(candidate), rgbOf(colours[above])) >= needed);
  return nearestShade(colours[token], (shade) => suits(shade) && carries(shade)) ?? nearestShade(colours[token], suits);
};

const mendedMode = (before: ThemeColours[ThemeModeName], mode: ThemeModeName): WantedColour[] => {
  const colours = { ...before };
  const wanted: WantedColour[] = [];
  const order = contrastPairs.map(({ token }) => token);
  for (const token of order) {
    const pair = contrastPairs.find((each) => each.token === token);
    if (!pair || seenPair(colours, mode, pair).passes) continue;
    const to = mendedColour(colours, token);
    if (to === null) continue;
    colours[token] = to;
    wanted.push({ mode, token, to });
  }
  return wanted;
};

/** The colours that give every pair enough contrast where that is possible, in both modes. */
export const mendedPairs = (colours: ThemeColours): WantedColour[] =>
  themeModes.flatMap((mode) => mendedMode(colours[mode], mode));
