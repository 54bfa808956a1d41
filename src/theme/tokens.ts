export type Mode = 'dark' | 'light';

/** The default operator's colours, the same as in tokens.css (a test compares the two). */
const dark = {
  'surface-0': '#08090a',
  'surface-1': '#0e0f11',
  'surface-2': '#17191c',
  'surface-3': '#212428',
  hairline: '#222529',
  'hairline-2': '#34383e',
  control: '#666d77',
  text: '#f1f3f5',
  'text-2': '#aab1bb',
  'text-3': '#8a929d',
  accent: '#d3f84b',
  'on-accent': '#12150a',
  up: '#3fd79a',
  down: '#ff86a8',
  live: '#ff6257',
  danger: '#ff6257',
  warning: '#ffa94d',
  money: '#efcb7c',
  'up-tint': '#12291f',
  'down-tint': '#2f1a22',
  'warning-tint': '#2a2013',
  'danger-tint': '#2e1716',
} as const;

export type Token = keyof typeof dark;

const light: Record<Token, string> = {
  'surface-0': '#f3f4f1',
  'surface-1': '#ffffff',
  'surface-2': '#f0f1ee',
  'surface-3': '#e4e6e1',
  hairline: '#e1e4de',
  'hairline-2': '#cdd1ca',
  control: '#858b85',
  text: '#101214',
  'text-2': '#434a52',
  'text-3': '#5b636c',
  accent: '#14171a',
  'on-accent': '#d9fa63',
  up: '#0a6b47',
  down: '#ae1f55',
  live: '#bf231a',
  danger: '#bf231a',
  warning: '#8a4a00',
  money: '#855e00',
  'up-tint': '#ddf3e8',
  'down-tint': '#fbe3eb',
  'warning-tint': '#fbebd7',
  'danger-tint': '#fbe3e0',
};

export const modeTokens: Record<Mode, Readonly<Record<Token, string>>> = { dark, light };
