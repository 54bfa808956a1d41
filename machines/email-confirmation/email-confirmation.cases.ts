import type { CasesOf } from '../machine-cases.ts';
import type { emailConfirmationMachine } from './email-confirmation.machine.ts';

export const emailConfirmationCases = {
  input: undefined,
  events: {
    'link.opened': [{ type: 'link.opened', link: { userId: 'user-1', token: 'a token' } }],
    'link.missed': [{ type: 'link.missed' }],
    'link.retried': [{ type: 'link.retried' }],
    'page.left': [{ type: 'page.left' }],
    'mail.asked': [{ type: 'mail.asked' }],
    'address.registered': [{ type: 'address.registered', email: 'ana@mail.example' }],
  },
  answers: {
    confirm: { done: [undefined], errors: ['unreachable', { status: 400, key: 'verificationLinkInvalid' }] },
    sendMail: { done: [undefined], errors: ['unreachable', { status: 429, key: 'tooManyRequests' }] },
  },
  facet: ({ link, email }) => [link !== null, email !== null],
} satisfies CasesOf<typeof emailConfirmationMachine>;
