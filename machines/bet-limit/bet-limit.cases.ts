import type { CasesOf } from '../machine-cases.ts';
import type { betLimitMachine } from './bet-limit.machine.ts';

export const betLimitCases = {
  input: undefined,
  events: {
    'betLimit.pushed': [
      { type: 'betLimit.pushed', limit: { game_code: 'book-of-sand', game_limit: 500 } },
      { type: 'betLimit.pushed', limit: { game_code: 'roulette' } },
    ],
    'route.entered': [
      { type: 'route.entered', path: '/games/acme/book-of-sand' },
      { type: 'route.entered', path: '/betting' },
    ],
    'dialog.closed': [{ type: 'dialog.closed' }],
  },
  answers: {},
  facet: ({ game, limit }) => [game, limit?.game_code],
} satisfies CasesOf<typeof betLimitMachine>;
