import type { CasesOf } from '../machine-cases.ts';
import type { AuthFormEvent, AuthFormName, authFormMachine } from './auth-form.machine.ts';

const submitted = (form: AuthFormName) =>
  ({ type: 'form.submitted', form, values: { username: 'player' } }) satisfies AuthFormEvent;

export const authFormCases = {
  input: undefined,
  events: {
    // First, so that paths to a form that needs the link begin with it.
    'link.opened': [
      { type: 'link.opened', link: { userId: 'user-1', token: 'a token' }, inDialog: false },
      { type: 'link.opened', link: { userId: 'user-1', token: 'a token' }, inDialog: true },
    ],
    'form.submitted': [
      submitted('login'),
      submitted('register'),
      submitted('forgotPassword'),
      submitted('resetPassword'),
      submitted('changePassword'),
      submitted('endSession'),
      submitted('endOtherSessions'),
      submitted('connectAgent'),
    ],
    'field.changed': [
      { type: 'field.changed', field: 'username' },
      { type: 'field.changed', field: 'promoCode' },
    ],
    'form.left': [{ type: 'form.left' }],
    'link.missed': [{ type: 'link.missed' }],
  },
  answers: {
    submit: {
      done: [{ session: null, email: 'ana@mail.example' }],
      errors: ['broken', { status: 400, key: 'usernameTaken', fields: { username: 'usernameTaken' } }],
    },
  },
  facet: ({ form, problems, refusal, link }) => [form, Object.keys(problems), link !== null, refusal !== null],
} satisfies CasesOf<typeof authFormMachine>;
