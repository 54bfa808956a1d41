import type { CasesOf } from '../machine-cases.ts';
import type { contactMachine } from './contact.machine.ts';

const message = { id: 'first', name: 'Ana', email: 'ana@mail.example', topic: 'ticket', message: 'Hello' } as const;

export const contactCases = {
  input: undefined,
  events: {
    'message.sent': [{ type: 'message.sent', message }],
    'field.changed': [{ type: 'field.changed', field: 'email' }],
    'page.left': [{ type: 'page.left' }],
  },
  answers: {
    send: { done: ['AB12-CD34'], errors: ['unreachable', { status: 400, fields: { email: 'emailInvalid' } }] },
  },
  facet: ({ id, problems, failure }) => [id !== null, Object.keys(problems).length > 0, failure],
} satisfies CasesOf<typeof contactMachine>;
