import type { CasesOf } from '../machine-cases.ts';
import type { reloadMachine } from './reload.machine.ts';

export const reloadCases = {
  input: { spread: 0.5 },
  events: {
    'browser.wentOffline': [{ type: 'browser.wentOffline' }],
    'browser.cameOnline': [{ type: 'browser.cameOnline' }],
    'socket.connected': [
      { type: 'socket.connected', socket: 'sports' },
      { type: 'socket.connected', socket: 'feedsocket' },
    ],
    'socket.lost': [{ type: 'socket.lost', socket: 'sports' }],
    'socket.refused': [{ type: 'socket.refused', socket: 'sports' }],
    'ticket.awaited': [
      { type: 'ticket.awaited', ticketId: '6f0f3f2e-0a52-4f0e-9d35-0b1f4cf3b8aa' },
      { type: 'ticket.awaited', ticketId: null },
    ],
    'outcome.changed': [
      { type: 'outcome.changed', open: true },
      { type: 'outcome.changed', open: false },
    ],
    'reload.asked': [
      { type: 'reload.asked', cause: 'pagePushed' },
      { type: 'reload.asked', cause: 'socketsDown' },
    ],
  },
  answers: {
    askHealth: {
      done: [
        { answered: true, reloadableIn: 0 },
        { answered: true, reloadableIn: 30_000 },
        { answered: false, reloadableIn: 0 },
      ],
      errors: ['broken'],
    },
  },
  facet: ({ up, online, ticketAwaited, outcomeOpen, cause }) => [
    up,
    online,
    ticketAwaited,
    outcomeOpen,
    cause === 'connectError' || cause === 'socketsDown' ? cause : 'lasting',
  ],
} satisfies CasesOf<typeof reloadMachine>;
