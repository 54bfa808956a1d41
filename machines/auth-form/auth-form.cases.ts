import type { CasesOf } from '../machine-cases.ts';
import type { authFormMachine } from './auth-form.machine.ts';

export const authFormCases = {
  input: { failureKey: 'loginFailed' },
  events: { 'form.submitted': [{ type: 'form.submitted', values: { username: 'player', rememberMe: false } }] },
  answers: { submit: { done: [undefined], errors: ['broken', { status: 401, key: 'loginFailed' }] } },
  facet: () => null,
} satisfies CasesOf<typeof authFormMachine>;
