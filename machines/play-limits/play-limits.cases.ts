import type { CasesOf } from '../machine-cases.ts';
import type { playLimitsMachine } from './play-limits.machine.ts';

export const playLimitsCases = {
  input: undefined,
  events: {
    'change.made': [{ type: 'change.made', change: { kind: 'realityCheck', minutes: 30 } }],
    'break.chosen': [
      { type: 'break.chosen', choice: { kind: 'timeOut', days: 7 } },
      { type: 'break.chosen', choice: { kind: 'selfExclusion', length: 'year' } },
    ],
    'break.confirmed': [{ type: 'break.confirmed', password: 'Sunny Terrace 7' }],
    'break.dropped': [{ type: 'break.dropped' }],
    'password.changed': [{ type: 'password.changed' }],
    'player.left': [{ type: 'player.left' }],
  },
  answers: {
    makeChange: { done: [undefined], errors: ['no answer'] },
    takeBreak: {
      done: [undefined],
      errors: ['no answer', { status: 400, key: 'passwordWrong', fields: { password: 'passwordWrong' } }],
    },
  },
  facet: ({ choice, passwordProblem }) => [choice?.kind ?? null, passwordProblem],
} satisfies CasesOf<typeof playLimitsMachine>;
