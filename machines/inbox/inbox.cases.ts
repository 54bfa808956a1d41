import type { CasesOf } from '../machine-cases.ts';
import type { inboxMachine } from './inbox.machine.ts';

export const inboxCases = {
  input: undefined,
  events: {
    'messages.marked': [{ type: 'messages.marked', ids: ['1'], read: true }],
    'messages.deleted': [{ type: 'messages.deleted', ids: ['1'] }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: { change: { done: [undefined], errors: ['unreachable'] } },
  // Two presses are as good as many.
  facet: ({ waiting }) => [Math.min(waiting.length, 2)],
} satisfies CasesOf<typeof inboxMachine>;
