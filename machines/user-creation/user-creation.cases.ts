import type { CasesOf } from '../machine-cases.ts';
import type { UserOrder, userCreationMachine } from './user-creation.machine.ts';

export const exampleUserOrder: UserOrder = {
  id: '6f1f7a3e-58a1-4c1e-9d4b-0d9f5f0b9a01',
  username: 'newcomer',
  password: 'Newcomer12345',
  kind: 'player',
};
export const nameTaken = { status: 400, key: 'usernameTaken', fields: { username: 'usernameTaken' } };

export const userCreationCases = {
  input: undefined,
  events: {
    'dialog.opened': [{ type: 'dialog.opened' }],
    'user.ordered': [{ type: 'user.ordered', order: exampleUserOrder }],
    'outcome.asked': [{ type: 'outcome.asked' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: { createUser: { done: ['newcomer'], errors: ['no answer', nameTaken] } },
  facet: ({ order, username, refusal, fields }) => [order?.id, username, refusal, fields],
} satisfies CasesOf<typeof userCreationMachine>;
