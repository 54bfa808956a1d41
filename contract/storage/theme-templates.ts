import * as z from 'zod/mini';
import { themeColours, themeStep, themeTemplate } from '../entities/theme-template.ts';

/** At most this many templates are kept in a browser; own rule, as the next one. */
export const mostTemplates = 50;
/** How many steps can be undone. */
export const mostThemeSteps = 100;

/** Templates saved in this browser, in the order of their names; anything in another shape is dropped. */
export const storedThemeTemplates = z.object({
  version: z.literal(1),
  templates: z.array(themeTemplate).check(z.maxLength(mostTemplates)),
});

/** The colours that are being edited, with what can be undone and redone. */
export const storedThemeDraft = z.object({
  version: z.literal(1),
  /** Of which template they are a draft; null for the operator's own colours. */
  base: z.nullable(z.string()),
  colours: themeColours,
  past: z.array(themeStep).check(z.maxLength(mostThemeSteps)),
  future: z.array(themeStep).check(z.maxLength(mostThemeSteps)),
  /** When it was kept, milliseconds by the browser's clock. */
  keptAt: z.number(),
});
export type StoredThemeDraft = z.infer<typeof storedThemeDraft>;
