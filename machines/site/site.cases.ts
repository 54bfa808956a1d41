import { ungivenSiteSettings } from '../../domain/settings/site-settings.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { siteMachine } from './site.machine.ts';
import type { Site } from './site.ts';

const mode = { colors: {}, logo: '/logos/x.svg', name: 'Matchday', supportText: '', socialLinks: [] };

export const exampleSite: Site = {
  settings: ungivenSiteSettings,
  statuses: [],
  theme: { theme: { dark: [mode], light: [mode] } },
};

export const siteCases = {
  input: { spread: 0.5 },
  events: {
    'settings.pushed': [{ type: 'settings.pushed' }],
    'status.pushed': [{ type: 'status.pushed', status: { key: 'maintenanceModeStarted', value: 'true' } }],
  },
  answers: { loadSite: { done: [exampleSite, { ...exampleSite, theme: null }], errors: ['broken'] } },
  facet: ({ missing, stale }) => [missing, stale],
} satisfies CasesOf<typeof siteMachine>;
