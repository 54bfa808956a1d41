import type { CasesOf } from '../machine-cases.ts';
import type { installMachine } from './install.machine.ts';

export const installCases = {
  input: { welcome: true },
  events: {
    'browser.ready': [
      { type: 'browser.ready', way: 'prompt' },
      { type: 'browser.ready', way: 'share' },
    ],
    'site.installed': [{ type: 'site.installed' }],
    'holds.changed': [
      { type: 'holds.changed', holds: ['slip'] },
      { type: 'holds.changed', holds: [] },
    ],
    'welcome.changed': [
      { type: 'welcome.changed', welcome: true },
      { type: 'welcome.changed', welcome: false },
    ],
    'install.asked': [{ type: 'install.asked' }],
    'install.refused': [{ type: 'install.refused' }],
  },
  answers: {
    watchBrowser: { done: [], errors: ['broken'] },
    watchHolds: { done: [], errors: ['broken'] },
    watchWelcome: { done: [], errors: ['broken'] },
    askVisitor: { done: [true, false], errors: ['broken'] },
  },
  facet: ({ way, welcome, holds }) => [way, welcome, holds.length > 0],
} satisfies CasesOf<typeof installMachine>;
