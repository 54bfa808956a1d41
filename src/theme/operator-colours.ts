import type { ThemesByDomain } from '../../contract/entities/theme.ts';
import type { ThemeColours } from '../../contract/entities/theme-template.ts';
import { operatorTheme } from './operator-theme.ts';

/** The colours in which players see the site: the operator's, with what he left to be derived. */
export const operatorColours = (themes: ThemesByDomain | null): ThemeColours => ({
  dark: operatorTheme('dark', themes?.theme.dark[0]?.colors ?? {}),
  light: operatorTheme('light', themes?.theme.light[0]?.colors ?? {}),
});
