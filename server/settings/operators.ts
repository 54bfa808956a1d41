import type { ThemeMode, ThemesByDomain } from '../../contract/entities/theme.ts';

const supportText = '24/7 · support@matchday.example · +381 11 4000 400';

const matchday = {
  name: 'Matchday',
  supportText,
  licence: '425-02-0118/2026 (Matchday d.o.o., Beograd)',
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.com/matchday.example' },
    { name: 'Instagram', url: 'https://instagram.com/matchday.example' },
    { name: 'X', url: 'https://x.com/matchday_example' },
  ],
};

const matchdayDark: ThemeMode = {
  ...matchday,
  logo: '/logos/matchday-dark.svg',
  colors: {
    'surface-0': '#08090A',
    'surface-1': '#0E0F11',
    'surface-2': '#17191C',
    'surface-3': '#212428',
    hairline: '#222529',
    'hairline-2': '#34383E',
    control: '#666D77',
    text: '#F1F3F5',
    'text-2': '#AAB1BB',
    'text-3': '#8A929D',
    accent: '#D3F84B',
    'on-accent': '#12150A',
    up: '#3FD79A',
    down: '#FF86A8',
    live: '#FF6257',
    danger: '#FF6257',
    warning: '#FFA94D',
    money: '#EFCB7C',
    'up-tint': '#12291F',
    'down-tint': '#2F1A22',
    'warning-tint': '#2A2013',
    'danger-tint': '#2E1716',
  },
};

const matchdayLight: ThemeMode = {
  ...matchday,
  logo: '/logos/matchday-light.svg',
  colors: {
    'surface-0': '#F3F4F1',
    'surface-1': '#FFFFFF',
    'surface-2': '#F0F1EE',
    'surface-3': '#E4E6E1',
    hairline: '#E1E4DE',
    'hairline-2': '#CDD1CA',
    control: '#858B85',
    text: '#101214',
    'text-2': '#434A52',
    'text-3': '#5B636C',
    accent: '#14171A',
    'on-accent': '#D9FA63',
    up: '#0A6B47',
    down: '#AE1F55',
    live: '#BF231A',
    danger: '#BF231A',
    warning: '#8A4A00',
    money: '#855E00',
    'up-tint': '#DDF3E8',
    'down-tint': '#FBE3EB',
    'warning-tint': '#FBEBD7',
    'danger-tint': '#FBE3E0',
  },
};

const reflektor = {
  name: 'Reflektor',
  licence: '425-02-0231/2026 (Reflektor Sport d.o.o., Novi Sad)',
  supportText: '08–24 · podrska@reflektor.example · +381 21 5000 500',
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.com/reflektor.example' },
    { name: 'YouTube', url: 'https://youtube.com/@reflektor.example' },
    { name: 'Telegram', url: 'https://t.me/reflektor_example' },
  ],
};

const reflektorDark: ThemeMode = {
  ...reflektor,
  logo: '/logos/reflektor-dark.svg',
  colors: {
    'surface-0': '#071416',
    'surface-1': '#0D2024',
    'surface-2': '#163036',
    'surface-3': '#1F4149',
    hairline: '#1B383E',
    'hairline-2': '#2A4C54',
    control: '#5E8289',
    text: '#EDF6F4',
    'text-2': '#B9CDCE',
    'text-3': '#9EB8BA',
    accent: '#E2F55B',
    'on-accent': '#0A1B1D',
    up: '#56E0A0',
    down: '#FF8F86',
    live: '#7AC8FF',
    danger: '#FF8F86',
    warning: '#FFB65C',
    money: '#56E0A0',
    'up-tint': '#14403A',
    'down-tint': '#44292D',
    'warning-tint': '#3E3320',
    'danger-tint': '#44292D',
  },
};

const reflektorLight: ThemeMode = {
  ...reflektor,
  logo: '/logos/reflektor-light.svg',
  colors: {
    'surface-0': '#E2EBEA',
    'surface-1': '#FFFFFF',
    'surface-2': '#EDF3F2',
    'surface-3': '#DCE8E6',
    hairline: '#D3DFDE',
    'hairline-2': '#BACBC9',
    control: '#70898B',
    text: '#0A2124',
    'text-2': '#33515A',
    'text-3': '#48646A',
    accent: '#0B4A4A',
    'on-accent': '#E9FA72',
    up: '#08704A',
    down: '#B52B2B',
    live: '#0A619E',
    danger: '#B52B2B',
    warning: '#8A4B00',
    money: '#08704A',
    'up-tint': '#D5EEDF',
    'down-tint': '#FBE0DC',
    'warning-tint': '#FBEBD2',
    'danger-tint': '#FBE0DC',
  },
};

export type OperatorId = 'matchday' | 'reflektor';

const themes: Readonly<Record<OperatorId, ThemesByDomain>> = {
  matchday: { theme: { dark: [matchdayDark], light: [matchdayLight] } },
  reflektor: { theme: { dark: [reflektorDark], light: [reflektorLight] } },
};

const inboxes: Readonly<Record<OperatorId, string>> = {
  matchday: 'support@matchday.example',
  reflektor: 'podrska@reflektor.example',
};

const byHost: Readonly<Record<string, OperatorId>> = { '127.0.0.1': 'reflektor' };

/** Which operator a page origin belongs to (`https://host[:port]`); null for an invalid origin. Unknown hosts are Matchday's. */
export const operatorIdOf = (origin: string): OperatorId | null => {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  const isOrigin = (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === origin.toLowerCase();
  return isOrigin ? (byHost[url.hostname] ?? 'matchday') : null;
};

/** The theme of the operator behind a page origin; null for an invalid origin. */
export const operatorOf = (origin: string): ThemesByDomain | null => {
  const id = operatorIdOf(origin);
  return id === null ? null : themes[id];
};

/** Where the operator behind a page origin reads what visitors write. */
export const inboxOf = (origin: string): string => inboxes[operatorIdOf(origin) ?? 'matchday'];
