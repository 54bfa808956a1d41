import type { CasesOf } from '../machine-cases.ts';
import type { Session } from '../signed-in.ts';
import { walletOf } from '../ticket/ticket-examples.ts';
import type { sessionMachine } from './session.machine.ts';

const now = 1_000_000;

const sessionOf = (id: string, generation: number): Session => ({
  tokens: { access_token: `${id}-access-${generation}`, refresh_token: `${id}-refresh-${generation}` },
  user: { id, name: id, roles: [], expiresAt: now + 300_000 },
});

const first = sessionOf('ana', 1);
const renewed = sessionOf('ana', 2);
const other = sessionOf('ben', 1);

const ping = { blocked: false, wallets: [walletOf()], maintenanceMode: null, ticketInfo: null, nowTimestamp: now };

export const sessionCases = {
  input: undefined,
  events: {
    'session.started': [{ type: 'session.started', session: first }],
    'session.left': [{ type: 'session.left' }],
    'session.changedElsewhere': [
      { type: 'session.changedElsewhere', session: renewed },
      { type: 'session.changedElsewhere', session: other },
      { type: 'session.changedElsewhere', session: null },
    ],
    'access.refused': [
      { type: 'access.refused', accessToken: first.tokens.access_token },
      { type: 'access.refused', accessToken: 'an older one' },
    ],
    'session.renewed': [{ type: 'session.renewed', session: renewed }],
    'session.refused': [{ type: 'session.refused' }],
    'ping.answered': [{ type: 'ping.answered', ping, ticketId: null }],
    'notice.raised': [
      { type: 'notice.raised', notice: { id: 'blocked', text: { namespace: 'errors', key: 'youAreBlocked' } } },
    ],
    'notice.dismissed': [{ type: 'notice.dismissed', id: 'blocked' }],
    'wallet.chosen': [{ type: 'wallet.chosen', currencyId: 2 }],
    'wallets.changed': [{ type: 'wallets.changed', wallets: [] }],
    'ticket.awaited': [{ type: 'ticket.awaited', ticketId: '6f0f3f2e-0a52-4f0e-9d35-0b1f4cf3b8aa' }],
    'ping.wanted': [{ type: 'ping.wanted' }],
    'window.focused': [{ type: 'window.focused' }],
  },
  answers: {
    loadSession: {
      done: [
        { session: first, chosenCurrencyId: null },
        { session: null, chosenCurrencyId: null },
      ],
      errors: ['broken'],
    },
    watchOtherTabs: { done: [], errors: ['broken'] },
    ping: { done: [], errors: ['broken'] },
    renewal: { done: [], errors: ['broken'] },
    endSession: { done: [undefined], errors: ['unreachable'] },
  },
  facet: ({ session, wallets }) => [session?.tokens.access_token ?? null, wallets.length > 0],
} satisfies CasesOf<typeof sessionMachine>;
