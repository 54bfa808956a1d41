import type { ThemeToken } from '../../../contract/entities/theme-template.ts';

/** The variables by where a player sees them, in the order of the editor. */
export const tokenGroups = [
  { key: 'chosen', tokens: ['accent', 'on-accent'] },
  { key: 'text', tokens: ['text', 'text-2', 'text-3'] },
  { key: 'moving', tokens: ['up', 'up-tint', 'down', 'down-tint'] },
  { key: 'signals', tokens: ['live', 'money', 'warning', 'warning-tint', 'danger', 'danger-tint'] },
  { key: 'surfaces', tokens: ['surface-0', 'surface-1', 'surface-2', 'surface-3'] },
  { key: 'lines', tokens: ['hairline', 'hairline-2', 'control'] },
] as const satisfies readonly { key: string; tokens: readonly ThemeToken[] }[];
