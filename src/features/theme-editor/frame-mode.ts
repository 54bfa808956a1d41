import { type ThemeModeName, themeModes } from '../../../contract/entities/theme-template.ts';

/** How a frame of the editor is called; its page finds its mode by that. */
export const frameName = (mode: ThemeModeName): string => `theme-${mode}`;

/** The mode of the editor's frame that this page is shown in; null on a page of its own. */
export const frameMode = (): ThemeModeName | null =>
  window.parent === window ? null : (themeModes.find((mode) => frameName(mode) === window.name) ?? null);
