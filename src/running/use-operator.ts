import type { ThemeMode } from '../../contract/entities/theme.ts';
import { useMode } from '../theme/color-mode.ts';
import { useSite } from './machines.ts';

/** Name, logo, support text and links of the operator for the mode shown; null until they are known. */
export const useOperator = (): ThemeMode | null => {
  const mode = useMode();
  return useSite(({ context }) => context.site.theme?.theme[mode][0] ?? null);
};
