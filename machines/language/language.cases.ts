import type { CasesOf } from '../machine-cases.ts';
import type { languageMachine } from './language.machine.ts';

export const languageCases = {
  input: undefined,
  events: {
    'user.changed': [
      { type: 'user.changed', signedIn: true },
      { type: 'user.changed', signedIn: false },
    ],
    'language.chosen': [{ type: 'language.chosen', language: 'de' }],
  },
  answers: {
    loadLanguage: { done: ['de'], errors: ['broken'] },
    saveLanguage: { done: [undefined], errors: ['broken'] },
  },
  facet: ({ language }) => language,
} satisfies CasesOf<typeof languageMachine>;
