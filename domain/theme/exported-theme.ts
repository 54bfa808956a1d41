import type { ThemesByDomain } from '../../contract/entities/theme.ts';
import type { ThemeColours, ThemeTemplate } from '../../contract/entities/theme-template.ts';

/** Colours as the answer of settings/themesByDomain: what an operator has, names and logos too, with these colours in it. */
export const exportedTheme = (colours: ThemeColours, { theme }: ThemesByDomain): ThemesByDomain => ({
  theme: {
    dark: theme.dark.map((mode, index) => (index === 0 ? { ...mode, colors: { ...colours.dark } } : mode)),
    light: theme.light.map((mode, index) => (index === 0 ? { ...mode, colors: { ...colours.light } } : mode)),
  },
});

/** A template as the text that can be pasted elsewhere. */
export const templateText = ({ name, dark, light }: ThemeTemplate): string =>
  JSON.stringify({ name, dark, light }, null, 2);
