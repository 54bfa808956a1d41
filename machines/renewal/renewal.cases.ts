import type { CasesOf } from '../machine-cases.ts';
import type { Session } from '../signed-in.ts';
import type { renewalMachine } from './renewal.machine.ts';

const sessionOf = (generation: number): Session => ({
  tokens: { access_token: `access-${generation}`, refresh_token: `refresh-${generation}` },
  user: { id: 'ana', name: 'ana', roles: [], expiresAt: 1_300_000 },
});

export const renewalCases = {
  input: { session: sessionOf(1) },
  events: {
    'renewal.wanted': [{ type: 'renewal.wanted' }],
    'time.told': [
      { type: 'time.told', now: 1_000_000 },
      { type: 'time.told', now: 1_270_000 },
    ],
    'session.adopted': [{ type: 'session.adopted', session: sessionOf(2) }],
    'window.focused': [{ type: 'window.focused' }],
  },
  answers: {
    renewSession: { done: [sessionOf(2)], errors: [{ status: 401, key: 'sessionExpired' }, 'unreachable'] },
  },
  facet: () => null,
} satisfies CasesOf<typeof renewalMachine>;
