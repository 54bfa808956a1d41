import type { CasesOf } from '../machine-cases.ts';
import type { authDialogMachine } from './auth-dialog.machine.ts';

export const authDialogCases = {
  input: undefined,
  events: {
    'authDialog.opened': [
      { type: 'authDialog.opened', mode: 'login' },
      { type: 'authDialog.opened', mode: 'register' },
      { type: 'authDialog.opened', mode: 'forgot-password' },
      { type: 'authDialog.opened', mode: 'reset-password' },
      { type: 'authDialog.opened', mode: 'welcome' },
    ],
    'authDialog.closed': [{ type: 'authDialog.closed' }],
    'user.changed': [
      { type: 'user.changed', signedIn: true },
      { type: 'user.changed', signedIn: false },
    ],
  },
  answers: {},
  facet: () => null,
} satisfies CasesOf<typeof authDialogMachine>;
