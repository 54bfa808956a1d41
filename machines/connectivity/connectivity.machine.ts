import { sendTo, setup } from 'xstate';
import { socketRecheckDelay } from '../../domain/limits.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { type ReloadEvent, reloadMachine, type SocketName } from '../reload/reload.machine.ts';
import { actionToProvide, listenerToProvide } from '../to-provide.ts';

export type BrowserEvent =
  | { type: 'browser.wentOffline' }
  | { type: 'browser.cameOnline' }
  | { type: 'window.focused' };
export type SocketEvent = Extract<ReloadEvent, { type: `socket.${string}` }>;

export type ConnectivityEvent = BrowserEvent | ReloadEvent | NoticeReport;

export type ConnectivityReport =
  | { type: 'window.focused' }
  | { type: 'socket.changed'; socket: SocketName; up: boolean }
  | NoticeReport;

interface ConnectivityContext {
  spread: number;
}

/** One of both sockets: `opening` until its first attempt has ended, for a page that is just being opened is not down. */
const lineOf = (name: SocketName) => {
  const isIts = {
    type: 'isOf',
    params: ({ event }: { event: SocketEvent }) => ({ socket: event.socket, name }),
  } as const;
  return {
    initial: 'opening',
    on: {
      'socket.connected': { guard: isIts, target: '.up' },
      'socket.lost': { guard: isIts, target: '.down' },
      'socket.refused': { guard: isIts, target: '.down' },
    },
    states: { opening: {}, up: {}, down: {} },
  } as const;
};

/** Network and both sockets, checked again when the visitor comes back to the page. */
export const connectivityMachine = setup({
  types: {} as {
    context: ConnectivityContext;
    events: ConnectivityEvent;
    input: { spread: number };
    children: { reload: 'reload' };
  },
  actors: {
    watchBrowser: listenerToProvide<BrowserEvent>('watchBrowser'),
    watchSockets: listenerToProvide<SocketEvent>('watchSockets'),
    reload: reloadMachine,
  },
  actions: {
    report: actionToProvide<ConnectivityReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    reconnectSockets: actionToProvide('reconnectSockets'),
    tellReload: sendTo('reload', (_, told: ReloadEvent) => told),
  },
  guards: {
    isOf: (_, { socket, name }: { socket: SocketName; name: SocketName }) => socket === name,
  },
  delays: { socketRecheckDelay },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({ spread: input.spread }),
  type: 'parallel',
  invoke: [
    {
      id: 'watchBrowser',
      src: 'watchBrowser',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'watchSockets',
      src: 'watchSockets',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'reload',
      src: 'reload',
      input: ({ context }) => ({ spread: context.spread }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
  ],
  states: {
    // A region of its own: transitions at the root are not taken when another region handles the event too.
    facts: {
      on: {
        'socket.connected': {
          actions: [
            { type: 'tellReload', params: ({ event }) => event },
            { type: 'report', params: ({ event }) => ({ type: 'socket.changed', socket: event.socket, up: true }) },
          ],
        },
        'socket.lost': {
          actions: [
            { type: 'tellReload', params: ({ event }) => event },
            { type: 'report', params: ({ event }) => ({ type: 'socket.changed', socket: event.socket, up: false }) },
          ],
        },
        'socket.refused': { actions: { type: 'tellReload', params: ({ event }) => event } },
        'ticket.awaited': { actions: { type: 'tellReload', params: ({ event }) => event } },
        'outcome.changed': { actions: { type: 'tellReload', params: ({ event }) => event } },
        'reload.asked': { actions: { type: 'tellReload', params: ({ event }) => event } },
        'notice.raised': { actions: { type: 'report', params: ({ event }) => event } },
        'notice.dismissed': { actions: { type: 'report', params: ({ event }) => event } },
      },
    },
    sports: lineOf('sports'),
    feedsocket: lineOf('feedsocket'),
    network: {
      initial: 'online',
      states: {
        online: {
          on: {
            'browser.wentOffline': {
              target: 'offline',
              actions: { type: 'tellReload', params: ({ event }) => event },
            },
          },
        },
        offline: {
          on: {
            'browser.cameOnline': {
              target: 'online',
              actions: { type: 'tellReload', params: ({ event }) => event },
            },
          },
        },
      },
    },
    recheck: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'window.focused': {
              target: 'checking',
              actions: ['reconnectSockets', { type: 'report', params: { type: 'window.focused' } }],
            },
            'browser.cameOnline': {
              target: 'checking',
              actions: ['reconnectSockets', { type: 'report', params: { type: 'window.focused' } }],
            },
          },
        },
        checking: {
          after: {
            // Nothing comes of it when none is down.
            socketRecheckDelay: {
              target: 'idle',
              actions: { type: 'tellReload', params: { type: 'reload.asked', cause: 'socketsDown' } },
            },
          },
        },
      },
    },
  },
});
