import type { CasesOf } from '../machine-cases.ts';
import type { codeCreationMachine } from './code-creation.machine.ts';

export const codeCreationCases = {
  input: undefined,
  events: {
    'codeDialog.opened': [{ type: 'codeDialog.opened' }],
    'code.wanted': [{ type: 'code.wanted', code: 'DERBY24', campaign: 'Derby', key: 'key-1' }],
    'outcome.asked': [{ type: 'outcome.asked' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: {
    createCode: { done: ['DERBY24'], errors: ['no answer', { status: 409, key: 'promoCodeTaken' }] },
  },
  facet: ({ wanted, refusal }) => [wanted.key, refusal],
} satisfies CasesOf<typeof codeCreationMachine>;
