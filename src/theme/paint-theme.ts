import type { ThemesByDomain } from '../../contract/entities/theme.ts';
import { operatorTheme } from './operator-theme.ts';
import { paintBars } from './paint-bars.ts';
import type { Mode } from './tokens.ts';

/** Puts a mode and, once known, the operator's colours for it on the page. */
export const paintTheme = (themes: ThemesByDomain | null, mode: Mode): void => {
  const root = document.documentElement;
  root.dataset.mode = mode;
  const colors = themes?.theme[mode][0]?.colors;
  if (!colors) return;
  const tokens = operatorTheme(mode, colors);
  for (const [token, colour] of Object.entries(tokens)) root.style.setProperty(`--md-${token}`, colour);
  paintBars();
};
