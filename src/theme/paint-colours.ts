import { type ThemeColours, type ThemeModeName, themeTokens } from '../../contract/entities/theme-template.ts';
import { formatColour, parseColour } from '../../domain/theme/colour.ts';

/** Puts colours on a document as they are, pale pairs too; invalid colours are left out. */
export const paintColours = (root: HTMLElement, colours: ThemeColours[ThemeModeName]): void => {
  for (const token of themeTokens) {
    const colour = parseColour(colours[token]);
    if (!colour) continue;
    const text = formatColour(colour);
    // Written only where it differs: an observer of the document would be notified for ever.
    if (root.style.getPropertyValue(`--md-${token}`) !== text) root.style.setProperty(`--md-${token}`, text);
  }
};
