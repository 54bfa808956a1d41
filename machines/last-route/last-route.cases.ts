import type { CasesOf } from '../machine-cases.ts';
import type { lastRouteMachine } from './last-route.machine.ts';

export const lastRouteCases = {
  input: { path: null },
  events: {
    'route.entered': [
      { type: 'route.entered', path: '/betting' },
      { type: 'route.entered', path: '/casino_section?section=slots' },
    ],
    'route.begun': [
      { type: 'route.begun', path: '/betting' },
      { type: 'route.begun', path: '/logout' },
    ],
    'route.refused': [
      { type: 'route.refused', path: '/ticket_history' },
      { type: 'route.refused', path: '/logout' },
    ],
    'route.returned': [{ type: 'route.returned' }],
    'user.changed': [
      { type: 'user.changed', signedIn: true },
      { type: 'user.changed', signedIn: false },
    ],
    'authDialog.opened': [{ type: 'authDialog.opened' }],
    'authDialog.closed': [{ type: 'authDialog.closed' }],
  },
  answers: {},
  facet: ({ path, begun }) => [path !== null, begun !== null],
} satisfies CasesOf<typeof lastRouteMachine>;
