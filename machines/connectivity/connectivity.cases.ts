import type { CasesOf } from '../machine-cases.ts';
import type { connectivityMachine } from './connectivity.machine.ts';

export const connectivityCases = {
  input: { spread: 0.5 },
  events: {
    'browser.wentOffline': [{ type: 'browser.wentOffline' }],
    'browser.cameOnline': [{ type: 'browser.cameOnline' }],
    'window.focused': [{ type: 'window.focused' }],
    'socket.connected': [
      { type: 'socket.connected', socket: 'sports' },
      { type: 'socket.connected', socket: 'feedsocket' },
    ],
    'socket.refused': [
      { type: 'socket.refused', socket: 'sports' },
      { type: 'socket.refused', socket: 'feedsocket' },
    ],
    'socket.lost': [
      { type: 'socket.lost', socket: 'sports' },
      { type: 'socket.lost', socket: 'feedsocket' },
    ],
    'ticket.awaited': [{ type: 'ticket.awaited', ticketId: null }],
    'outcome.changed': [{ type: 'outcome.changed', open: true }],
    'reload.asked': [{ type: 'reload.asked', cause: 'pagePushed' }],
    'notice.raised': [
      { type: 'notice.raised', notice: { id: 'reloadHeld', text: { namespace: 'common', key: 'notice.reloadHeld' } } },
    ],
    'notice.dismissed': [{ type: 'notice.dismissed', id: 'reloadHeld' }],
  },
  answers: {
    watchBrowser: { done: [], errors: ['broken'] },
    watchSockets: { done: [], errors: ['broken'] },
    reload: { done: [], errors: ['broken'] },
  },
  facet: () => null,
} satisfies CasesOf<typeof connectivityMachine>;
