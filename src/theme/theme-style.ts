import type { ThemesByDomain } from '../../contract/entities/theme.ts';
import { operatorTheme } from './operator-theme.ts';

/** An operator's colours as a style sheet, for both modes: what paintTheme does, for a document that has no page yet. */
export const themeStyle = ({ theme }: ThemesByDomain): string =>
  (['dark', 'light'] as const)
    .map((mode) => {
      const tokens = Object.entries(operatorTheme(mode, theme[mode][0]?.colors ?? {}));
      const rules = tokens.map(([token, colour]) => `--md-${token}:${colour}`).join(';');
      // Before the site's own style sheets, and stronger.
      return `:root:root[data-mode='${mode}']{${rules}}`;
    })
    .join('');
