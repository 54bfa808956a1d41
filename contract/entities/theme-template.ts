import * as z from 'zod/mini';

/** The names under which an operator's colours are sent, and the variables of the site (`accent` is `--md-accent`). */
export const themeTokens = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'hairline',
  'hairline-2',
  'control',
  'text',
  'text-2',
  'text-3',
  'accent',
  'on-accent',
  'up',
  'down',
  'live',
  'danger',
  'warning',
  'money',
  'up-tint',
  'down-tint',
  'warning-tint',
  'danger-tint',
] as const;
export type ThemeToken = (typeof themeTokens)[number];

export const themeModes = ['dark', 'light'] as const;
export type ThemeModeName = (typeof themeModes)[number];

/** `#rrggbb` and nothing else, so that no other CSS ever reaches a style sheet. */
const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** A colour for each variable of a mode. */
const modeColours = z.record(z.enum(themeTokens), hexColour);

export const themeColours = z.object({ dark: modeColours, light: modeColours });
export type ThemeColours = z.infer<typeof themeColours>;

export const templateNameLength = 40;
export const templateName = z.string().check(z.trim(), z.minLength(1), z.maxLength(templateNameLength));

/** Saved colour template (spec section 3, Theme). */
export const themeTemplate = z.object({ name: templateName, ...themeColours.shape });
export type ThemeTemplate = z.infer<typeof themeTemplate>;

/** One variable of one mode, `from` a colour `to` another. */
export const colourChange = z.object({
  mode: z.enum(themeModes),
  token: z.enum(themeTokens),
  from: hexColour,
  to: hexColour,
});
export type ColourChange = z.infer<typeof colourChange>;

/** What one press did, so that it can be undone: colours, and the template that they belong to (null: the operator's). */
export const themeStep = z.object({
  changes: z.array(colourChange),
  base: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
});
export type ThemeStep = z.infer<typeof themeStep>;
