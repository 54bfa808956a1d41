import { assign, raise, setup } from 'xstate';
import { pingInterval, reloadSpread, socketRecheckDelay, socketReturnDelay } from '../../domain/limits.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

export type SocketName = 'sports' | 'feedsocket';

/** Why the page should be loaded anew (decisions, Reloads). */
export type ReloadCause = 'connectError' | 'socketsDown' | 'pagePushed' | 'chunkFailed' | 'maintenanceBegan';

type BrowserEvent = { type: 'browser.wentOffline' } | { type: 'browser.cameOnline' } | { type: 'window.focused' };
type SocketEvent =
  | { type: 'socket.connected'; socket: SocketName }
  | { type: 'socket.lost'; socket: SocketName }
  | { type: 'socket.refused'; socket: SocketName };

export type ConnectivityEvent =
  | BrowserEvent
  | SocketEvent
  | { type: 'ticket.awaited'; ticketId: string | null }
  | { type: 'reload.asked'; cause: ReloadCause };

export type ConnectivityReport =
  | { type: 'window.focused' }
  | { type: 'socket.changed'; socket: SocketName; up: boolean }
  | NoticeReport;

/** Whether the server answers, and for how many milliseconds more this tab must not reload again. */
export interface Health {
  answered: boolean;
  reloadableIn: number;
}

interface ConnectivityContext {
  /** `opening` until the first attempt has ended: a page that is just being opened is not down. */
  sockets: Record<SocketName, 'opening' | 'up' | 'down'>;
  online: boolean;
  ticketAwaited: boolean;
  cause: ReloadCause;
  reloadableIn: number;
  /** 0 to 1, this tab's place in the spread of reloads after a refused connection. */
  spread: number;
}

const ofSockets: readonly ReloadCause[] = ['connectError', 'socketsDown'];

/** Network, both sockets, and the one guard through which every reload of the page goes. */
export const connectivityMachine = setup({
  types: {} as { context: ConnectivityContext; events: ConnectivityEvent; input: { spread: number } },
  actors: {
    watchBrowser: listenerToProvide<BrowserEvent>('watchBrowser'),
    watchSockets: listenerToProvide<SocketEvent>('watchSockets'),
    askHealth: answerToProvide<Health>('askHealth'),
  },
  actions: {
    report: actionToProvide<ConnectivityReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    reconnectSockets: actionToProvide('reconnectSockets'),
    reloadPage: actionToProvide<ReloadCause>('reloadPage'),
    noteOnline: assign({ online: true }),
    noteOffline: assign({ online: false }),
    noteTicket: assign((_, ticketId: string | null) => ({ ticketAwaited: ticketId !== null })),
    noteSocket: assign(({ context }, seen: { socket: SocketName; is: 'up' | 'down' }) => ({
      sockets: { ...context.sockets, [seen.socket]: seen.is },
    })),
    noteCause: assign((_, cause: ReloadCause) => ({ cause })),
    noteHealth: assign((_, health: Health) => ({ reloadableIn: health.reloadableIn })),
    askForSocketReload: raise({ type: 'reload.asked', cause: 'socketsDown' }),
  },
  guards: {
    isSocketDown: ({ context }) => Object.values(context.sockets).includes('down'),
    isLasting: (_, cause: ReloadCause) => !ofSockets.includes(cause),
    isCauseLasting: ({ context }) => !ofSockets.includes(context.cause),
    isAnswered: (_, health: Health) => health.answered,
    isBackAfterRefusal: ({ context }, health: Health) => health.answered && context.cause === 'connectError',
    isTicketAwaited: ({ context }) => context.ticketAwaited,
    isNoTicket: (_, ticketId: string | null) => ticketId === null,
    isOffline: ({ context }) => !context.online,
    isTooSoon: ({ context }) => context.reloadableIn > 0,
    isCauseGone: ({ context }) =>
      ofSockets.includes(context.cause) && Object.values(context.sockets).every((state) => state === 'up'),
  },
  delays: {
    socketRecheckDelay,
    socketReturnDelay,
    spreadDelay: ({ context }) => Math.round(context.spread * reloadSpread),
    reloadableIn: ({ context }) => context.reloadableIn,
    healthRetry: pingInterval,
    reloadDeadline: 10_000,
  },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({
    sockets: { sports: 'opening', feedsocket: 'opening' },
    online: true,
    ticketAwaited: false,
    cause: 'connectError',
    reloadableIn: 0,
    spread: input.spread,
  }),
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
  ],
  states: {
    // A region of its own: what stood at the root would not be heard when another region listens too.
    facts: {
      on: {
        'ticket.awaited': { actions: { type: 'noteTicket', params: ({ event }) => event.ticketId } },
        'socket.connected': {
          actions: [
            { type: 'noteSocket', params: ({ event }) => ({ socket: event.socket, is: 'up' }) },
            { type: 'report', params: ({ event }) => ({ type: 'socket.changed', socket: event.socket, up: true }) },
          ],
        },
        'socket.lost': {
          actions: [
            { type: 'noteSocket', params: ({ event }) => ({ socket: event.socket, is: 'down' }) },
            { type: 'report', params: ({ event }) => ({ type: 'socket.changed', socket: event.socket, up: false }) },
          ],
        },
        'socket.refused': {
          actions: { type: 'noteSocket', params: ({ event }) => ({ socket: event.socket, is: 'down' }) },
        },
      },
    },
    network: {
      initial: 'online',
      states: {
        online: {
          on: { 'browser.wentOffline': { target: 'offline', actions: 'noteOffline' } },
        },
        offline: {
          on: { 'browser.cameOnline': { target: 'online', actions: 'noteOnline' } },
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
            socketRecheckDelay: [
              { guard: 'isSocketDown', target: 'idle', actions: 'askForSocketReload' },
              { target: 'idle' },
            ],
          },
        },
      },
    },
    reload: {
      initial: 'none',
      states: {
        none: {
          on: {
            'reload.asked': { target: 'asking', actions: { type: 'noteCause', params: ({ event }) => event.cause } },
            'socket.refused': {
              target: 'spreading',
              actions: { type: 'noteCause', params: 'connectError' },
            },
          },
        },
        spreading: {
          // Waits out its time unless the sockets are back.
          always: { guard: 'isCauseGone', target: 'none' },
          after: { spreadDelay: { target: 'asking' } },
          on: {
            'reload.asked': { target: 'asking', actions: { type: 'noteCause', params: ({ event }) => event.cause } },
          },
        },
        asking: {
          on: {
            // A cause that does not pass by itself takes the place of one that may.
            'reload.asked': {
              guard: { type: 'isLasting', params: ({ event }) => event.cause },
              actions: { type: 'noteCause', params: ({ event }) => event.cause },
            },
          },
          invoke: {
            id: 'askHealth',
            src: 'askHealth',
            onDone: [
              {
                guard: { type: 'isBackAfterRefusal', params: ({ event }) => event.output },
                target: 'returning',
                actions: { type: 'noteHealth', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: 'deciding',
                actions: { type: 'noteHealth', params: ({ event }) => event.output },
              },
              { guard: 'isCauseLasting', target: 'held.byServer' },
              // A reload would lose the app: the sockets keep trying in place.
              { target: 'none' },
            ],
            onError: [
              {
                guard: 'isCauseLasting',
                target: 'held.byServer',
                actions: { type: 'logFailure', params: ({ event }) => event },
              },
              { target: 'none', actions: { type: 'logFailure', params: ({ event }) => event } },
            ],
          },
        },
        // A line that was cut for a while needs no reload: the connections get one more attempt.
        returning: {
          // However long it takes, on a slow line or a busy machine: what counts is what it comes to.
          always: { guard: 'isCauseGone', target: 'none' },
          after: { socketReturnDelay: { target: 'deciding' } },
          on: {
            'socket.refused': { target: 'deciding' },
            'reload.asked': { target: 'deciding', actions: { type: 'noteCause', params: ({ event }) => event.cause } },
          },
        },
        deciding: {
          always: [
            { guard: 'isCauseGone', target: 'none' },
            { guard: 'isTicketAwaited', target: 'held.byTicket' },
            { guard: 'isOffline', target: 'held.byNetwork' },
            { guard: 'isTooSoon', target: 'held.byInterval' },
            { target: 'reloading' },
          ],
        },
        held: {
          entry: {
            type: 'report',
            params: {
              type: 'notice.raised',
              notice: {
                id: 'reloadHeld',
                // Read while the server may be away: a text that every page has.
                text: { namespace: 'common', key: 'notice.reloadHeld' },
                color: 'info',
                timeout: null,
              },
            },
          },
          exit: { type: 'report', params: { type: 'notice.dismissed', id: 'reloadHeld' } },
          // Remembered until it may be done or is needed no more.
          always: { guard: 'isCauseGone', target: 'none' },
          on: {
            // A cause that does not pass by itself takes the place of one that may.
            'reload.asked': {
              guard: { type: 'isLasting', params: ({ event }) => event.cause },
              actions: { type: 'noteCause', params: ({ event }) => event.cause },
            },
          },
          initial: 'byInterval',
          states: {
            byTicket: {
              on: {
                // The ticket is still undecided.
                'ticket.awaited': {
                  guard: { type: 'isNoTicket', params: ({ event }) => event.ticketId },
                  target: '#connectivity.reload.asking',
                },
              },
            },
            byNetwork: {
              on: {
                'browser.cameOnline': { target: '#connectivity.reload.asking' },
              },
            },
            byServer: {
              initial: 'silent',
              states: {
                silent: {
                  after: { healthRetry: { target: 'asked' } },
                  on: { 'socket.connected': { target: 'asked' } },
                },
                asked: {
                  invoke: {
                    id: 'askHealthAgain',
                    src: 'askHealth',
                    onDone: [
                      {
                        guard: { type: 'isAnswered', params: ({ event }) => event.output },
                        target: '#connectivity.reload.deciding',
                        actions: { type: 'noteHealth', params: ({ event }) => event.output },
                      },
                      { target: 'silent' },
                    ],
                    onError: { target: 'silent', actions: { type: 'logFailure', params: ({ event }) => event } },
                  },
                },
              },
            },
            byInterval: {
              after: { reloadableIn: { target: '#connectivity.reload.asking' } },
            },
          },
        },
        reloading: {
          entry: { type: 'reloadPage', params: ({ context }) => context.cause },
          // The page is gone by then; if it is not, the guard is ready for the next cause.
          after: { reloadDeadline: { target: 'none' } },
        },
      },
    },
  },
});
