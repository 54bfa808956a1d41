import type { CasesOf } from '../machine-cases.ts';
import type { PingAnswer, pingMachine } from './ping.machine.ts';

const answer = (blocked: boolean): PingAnswer => ({
  ticketId: null,
  ping: { blocked, wallets: [], maintenanceMode: null, ticketInfo: null, nowTimestamp: 1_000_000 },
});

export const pingCases = {
  input: { accessToken: 'access-1' },
  events: {
    'token.changed': [{ type: 'token.changed', accessToken: 'access-2' }],
    'ticket.awaited': [{ type: 'ticket.awaited', ticketId: '6f0f3f2e-0a52-4f0e-9d35-0b1f4cf3b8aa' }],
    'window.focused': [{ type: 'window.focused' }],
    'ping.wanted': [{ type: 'ping.wanted' }],
  },
  answers: {
    ping: { done: [answer(false), answer(true)], errors: [{ status: 401, key: 'sessionExpired' }, 'unreachable'] },
  },
  facet: ({ accessToken, askedWith, blocked, refusals }) => [accessToken === askedWith, blocked, refusals > 0],
} satisfies CasesOf<typeof pingMachine>;
