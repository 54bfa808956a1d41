import { assign, setup } from 'xstate';
import { pingInterval, reloadSpread, socketReturnDelay } from '../../domain/limits.ts';
import { saysHeld } from '../notices/held-notice.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type SocketName = 'sports' | 'feedsocket';

/** Why the page should be reloaded (decisions, Reloads). */
export type ReloadCause =
  | 'connectError'
  | 'socketsDown'
  | 'pagePushed'
  | 'chunkFailed'
  | 'maintenanceBegan'
  | 'updateTaken';

export type ReloadEvent =
  | { type: 'reload.asked'; cause: ReloadCause }
  | { type: 'socket.connected'; socket: SocketName }
  | { type: 'socket.lost'; socket: SocketName }
  | { type: 'socket.refused'; socket: SocketName }
  | { type: 'browser.wentOffline' }
  | { type: 'browser.cameOnline' }
  | { type: 'ticket.awaited'; ticketId: string | null }
  | { type: 'outcome.changed'; open: boolean };

/** Whether the server answers, and for how many milliseconds more this tab must not reload again. */
export interface Health {
  answered: boolean;
  reloadableIn: number;
}

interface ReloadContext {
  /** Undefined until its first attempt has ended. */
  up: Partial<Record<SocketName, boolean>>;
  online: boolean;
  ticketAwaited: boolean;
  /** The player has not closed yet what became of his ticket. */
  outcomeOpen: boolean;
  cause: ReloadCause;
  reloadableIn: number;
  /** 0 to 1, this tab's place in the spread of reloads after a refused connection. */
  spread: number;
}

const ofSockets: readonly ReloadCause[] = ['connectError', 'socketsDown'];

/** The one guard through which every reload of the page goes. */
export const reloadMachine = setup({
  types: {} as { context: ReloadContext; events: ReloadEvent; input: { spread: number } },
  actors: { askHealth: answerToProvide<Health>('askHealth') },
  actions: {
    report: actionToProvide<NoticeReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    reloadPage: actionToProvide<ReloadCause>('reloadPage'),
    noteOnline: assign({ online: true }),
    noteOffline: assign({ online: false }),
    noteTicket: assign((_, ticketId: string | null) => ({ ticketAwaited: ticketId !== null })),
    noteOutcome: assign((_, open: boolean) => ({ outcomeOpen: open })),
    noteUp: assign(({ context }, socket: SocketName) => ({ up: { ...context.up, [socket]: true } })),
    noteDown: assign(({ context }, socket: SocketName) => ({ up: { ...context.up, [socket]: false } })),
    noteCause: assign((_, cause: ReloadCause) => ({ cause })),
    noteHealth: assign((_, health: Health) => ({ reloadableIn: health.reloadableIn })),
  },
  guards: {
    isDue: ({ context }, cause: ReloadCause) => cause !== 'socketsDown' || Object.values(context.up).includes(false),
    isLasting: (_, cause: ReloadCause) => !ofSockets.includes(cause),
    isCauseLasting: ({ context }) => !ofSockets.includes(context.cause),
    isAnswered: (_, health: Health) => health.answered,
    isBackAfterRefusal: ({ context }, health: Health) => health.answered && context.cause === 'connectError',
    isTicketAwaited: ({ context }) => context.ticketAwaited,
    isOutcomeOpen: ({ context }) => context.outcomeOpen,
    isNoTicket: (_, ticketId: string | null) => ticketId === null,
    isClosed: (_, open: boolean) => !open,
    isOffline: ({ context }) => !context.online,
    isTooSoon: ({ context }) => context.reloadableIn > 0,
    isCauseGone: ({ context: { cause, up } }) =>
      ofSockets.includes(cause) && up.sports === true && up.feedsocket === true,
  },
  delays: {
    socketReturnDelay,
    spreadDelay: ({ context }) => Math.round(context.spread * reloadSpread),
    reloadableIn: ({ context }) => context.reloadableIn,
    healthRetry: pingInterval,
    readingTime: 120_000,
    reloadDeadline: 10_000,
  },
}).createMachine({
  id: 'reload',
  context: ({ input }) => ({
    up: {},
    online: true,
    ticketAwaited: false,
    outcomeOpen: false,
    cause: 'connectError',
    reloadableIn: 0,
    spread: input.spread,
  }),
  type: 'parallel',
  states: {
    // A region of its own: a handler at the root is skipped when a region handles the same event.
    facts: {
      on: {
        'ticket.awaited': { actions: { type: 'noteTicket', params: ({ event }) => event.ticketId } },
        'outcome.changed': { actions: { type: 'noteOutcome', params: ({ event }) => event.open } },
        'browser.wentOffline': { actions: 'noteOffline' },
        'browser.cameOnline': { actions: 'noteOnline' },
        'socket.connected': { actions: { type: 'noteUp', params: ({ event }) => event.socket } },
        'socket.lost': { actions: { type: 'noteDown', params: ({ event }) => event.socket } },
        'socket.refused': { actions: { type: 'noteDown', params: ({ event }) => event.socket } },
      },
    },
    course: {
      initial: 'none',
      states: {
        none: {
          on: {
            'reload.asked': {
              guard: { type: 'isDue', params: ({ event }) => event.cause },
              target: 'asking',
              actions: { type: 'noteCause', params: ({ event }) => event.cause },
            },
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
            'reload.asked': {
              guard: { type: 'isDue', params: ({ event }) => event.cause },
              target: 'asking',
              actions: { type: 'noteCause', params: ({ event }) => event.cause },
            },
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
          // However long it takes, on a slow line or a busy machine: only the outcome counts.
          always: { guard: 'isCauseGone', target: 'none' },
          after: { socketReturnDelay: { target: 'deciding' } },
          on: {
            'socket.refused': { target: 'deciding' },
            'reload.asked': {
              guard: { type: 'isDue', params: ({ event }) => event.cause },
              target: 'deciding',
              actions: { type: 'noteCause', params: ({ event }) => event.cause },
            },
          },
        },
        deciding: {
          always: [
            { guard: 'isCauseGone', target: 'none' },
            { guard: 'isTicketAwaited', target: 'held.byTicket' },
            { guard: 'isOutcomeOpen', target: 'held.byOutcome' },
            { guard: 'isOffline', target: 'held.byNetwork' },
            { guard: 'isTooSoon', target: 'held.byInterval' },
            { target: 'reloading' },
          ],
        },
        held: {
          ...saysHeld('reloadHeld'),
          // Remembered until it is allowed or no longer needed.
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
                'ticket.awaited': {
                  guard: { type: 'isNoTicket', params: ({ event }) => event.ticketId },
                  target: '#reload.course.asking',
                },
              },
            },
            // Not for ever: a receipt may be in the slip for hours.
            byOutcome: {
              on: {
                'outcome.changed': {
                  guard: { type: 'isClosed', params: ({ event }) => event.open },
                  target: '#reload.course.asking',
                },
              },
              after: {
                readingTime: {
                  target: '#reload.course.asking',
                  actions: { type: 'noteOutcome', params: false },
                },
              },
            },
            byNetwork: {
              on: {
                'browser.cameOnline': { target: '#reload.course.asking' },
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
                        target: '#reload.course.deciding',
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
              after: { reloadableIn: { target: '#reload.course.asking' } },
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
