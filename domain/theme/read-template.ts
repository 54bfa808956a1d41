import {
  type ThemeModeName,
  type ThemeToken,
  themeModes,
  themeTokens,
} from '../../contract/entities/theme-template.ts';
import { formatColour, parseColour } from './colour.ts';
import type { WantedColour } from './draft.ts';

/** A pasted text may have this many bytes. */
export const mostTemplateBytes = 64 * 1024;
/** At most this many of the left out entries are named. */
const mostNamed = 8;
const longestName = 32;

export type TemplateRefusal = 'tooLong' | 'notJson' | 'noColours';

/** The colours in a text, and what was left out: unknown names, and values that are no colours. */
export interface ReadTemplate {
  wanted: WantedColour[];
  leftOut: { named: string[]; count: number };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Never more than the object's own: nothing that a prototype has is a colour. */
const own = (value: unknown, key: string): unknown =>
  isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Colours of a mode, in a template of ours (`dark`) or in the answer of themesByDomain (`theme.dark[0].colors`). */
const coloursOf = (text: unknown, mode: ThemeModeName): unknown => {
  const list = own(own(text, 'theme'), mode);
  return own(text, mode) ?? own(Array.isArray(list) ? list[0] : undefined, 'colors');
};

const known: ReadonlySet<string> = new Set(themeTokens);
const spoken = new Set(['name', 'theme', ...themeModes]);

const shortened = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

/**
 * Reads a template that somebody pasted: at most 64 kB of JSON, of which nothing is taken but colours (`#rgb`, `#rrggbb`) under
 * known names. Everything else is inert, and counted.
 */
export const readTemplate = (text: string): ReadTemplate | TemplateRefusal => {
  if (new TextEncoder().encode(text).length > mostTemplateBytes) return 'tooLong';
  let pasted: unknown;
  try {
    pasted = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  const leftOut = isRecord(pasted) ? Object.keys(pasted).filter((key) => !spoken.has(key)) : [];
  const wanted = themeModes.flatMap((mode) => {
    const colours = coloursOf(pasted, mode);
    return Object.keys(isRecord(colours) ? colours : {}).flatMap((key): WantedColour[] => {
      const value = own(colours, key);
      const colour = known.has(key) && typeof value === 'string' ? parseColour(value) : null;
      if (colour) return [{ mode, token: key as ThemeToken, to: formatColour(colour) }];
      leftOut.push(`${mode}.${key}`);
      return [];
    });
  });
  if (wanted.length === 0) return 'noColours';
  return { wanted, leftOut: { named: leftOut.slice(0, mostNamed).map(shortened), count: leftOut.length } };
};
