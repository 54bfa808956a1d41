import type { CasesOf } from '../machine-cases.ts';
import type { pageSearchMachine } from './page-search.machine.ts';

export const pageSearchCases = {
  input: undefined,
  events: {
    'field.entered': [{ type: 'field.entered', words: '' }],
    'words.typed': [{ type: 'words.typed', words: 'partizan' }],
    'words.asked': [{ type: 'words.asked' }],
    'words.cleared': [{ type: 'words.cleared' }],
    'field.left': [{ type: 'field.left' }],
    'field.gone': [{ type: 'field.gone' }],
  },
  answers: {},
  facet: ({ words }) => words,
} satisfies CasesOf<typeof pageSearchMachine>;
