import { assign, type EventObject, raise, setup } from 'xstate';
import { saysHeld } from '../notices/held-notice.ts';
import type { NoticeReport } from '../notices/notice.ts';
import type { ReloadEvent } from '../reload/reload.machine.ts';
import type { TicketEvent, TicketReport } from '../ticket/ticket-event.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

/** A service worker waits to take over: of the build that this page is of, or of another. */
export type WorkerEvent = { type: 'worker.installed'; ofPage: boolean };

export type PageEvent = { type: 'page.hidden' } | { type: 'page.shown' };

export type UpdateEvent =
  | WorkerEvent
  | PageEvent
  | { type: 'update.taken' }
  | { type: 'update.postponed' }
  /** Hidden for long, with nothing under way. */
  | { type: 'page.rested' }
  | Extract<TicketEvent, { type: 'feed.went' }>
  | Extract<TicketReport, { type: 'ticket.awaited' }>;

export type UpdateReport = NoticeReport | Extract<ReloadEvent, { type: 'reload.asked' }>;

interface UpdateContext {
  /** Whether the page is of an earlier build than the one that waits. */
  outdated: boolean;
  ticketAwaited: boolean;
  /** 0 to 1, this tab's place in the spread of questions after the server was away. */
  spread: number;
}

/**
 * A new build of the site: the player is notified, and takes it or not; a page that was left for long takes it by
 * itself. No tab reloads while a ticket waits in any tab. Each tab reloads for itself, and the last one activates the
 * new worker.
 */
export const updateMachine = setup({
  types: {} as { context: UpdateContext; events: UpdateEvent; input: { spread: number } },
  actors: {
    watchWorker: listenerToProvide<WorkerEvent>('watchWorker'),
    watchPage: listenerToProvide<PageEvent>('watchPage'),
    /** For as long as it runs all tabs know that a ticket waits here. */
    holdTicket: listenerToProvide<EventObject>('holdTicket'),
    /** Answers when no tab has a ticket that waits. */
    awaitTickets: answerToProvide<void>('awaitTickets'),
    /** Whether nothing is under way that a reload would spoil, here or in another tab. */
    lookAround: answerToProvide<boolean>('lookAround'),
  },
  actions: {
    report: actionToProvide<UpdateReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    /** Asks the server for its build. */
    askForBuild: actionToProvide('askForBuild'),
    /** Lets the worker that waits take over, unless a tab is of another build, or on its way. */
    handOver: actionToProvide('handOver'),
    noteOutdated: assign({ outdated: true }),
    noteCurrent: assign({ outdated: false }),
    noteTicket: assign((_, ticketId: string | null) => ({ ticketAwaited: ticketId !== null })),
    tellRested: raise({ type: 'page.rested' }),
  },
  guards: {
    isOfPage: (_, ofPage: boolean) => ofPage,
    isOutdated: ({ context }) => context.outdated,
    isFree: (_, free: boolean) => free,
    isStale: (_, stale: boolean) => stale,
    isBack: (_, stale: boolean) => !stale,
    isTicket: (_, ticketId: string | null) => ticketId !== null,
    isNoTicket: (_, ticketId: string | null) => ticketId === null,
    isNoTicketAwaited: ({ context }) => !context.ticketAwaited,
  },
  delays: {
    longHidden: 30_000,
    heldDelay: 500,
    agreementDeadline: 120_000,
    applyDeadline: 90_000,
    // Not all browsers fetch the new build in the second in which the server is back.
    askDelay: ({ context }) => Math.round(context.spread * 60_000),
  },
}).createMachine({
  id: 'update',
  context: ({ input }) => ({ outdated: false, ticketAwaited: false, spread: input.spread }),
  type: 'parallel',
  invoke: [
    {
      id: 'watchWorker',
      src: 'watchWorker',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    { id: 'watchPage', src: 'watchPage', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
  ],
  states: {
    course: {
      initial: 'none',
      on: {
        'worker.installed': [
          {
            guard: { type: 'isOfPage', params: ({ event }) => event.ofPage },
            target: '.none',
            actions: ['noteCurrent', 'handOver'],
          },
          { target: '.waiting', actions: 'noteOutdated' },
        ],
      },
      states: {
        none: {},
        // Not shown: not yet, or not any more.
        waiting: {
          initial: 'forTicket',
          on: { 'page.rested': { target: 'applying.asked' } },
          states: {
            forTicket: { always: { guard: 'isNoTicketAwaited', target: '#update.course.offered' } },
            postponed: {},
          },
        },
        offered: {
          on: {
            'ticket.awaited': { target: 'waiting' },
            'update.taken': { target: 'applying' },
            'update.postponed': { target: 'waiting.postponed' },
            'page.rested': { target: 'applying.asked' },
          },
        },
        applying: {
          initial: 'agreeing',
          states: {
            agreeing: {
              invoke: {
                id: 'awaitTickets',
                src: 'awaitTickets',
                onDone: { target: 'asked' },
                onError: {
                  target: '#update.course.waiting',
                  actions: { type: 'logFailure', params: ({ event }) => event },
                },
              },
              after: { agreementDeadline: { target: '#update.course.waiting' } },
              initial: 'quiet',
              states: {
                quiet: { after: { heldDelay: { target: 'held' } } },
                held: {
                  ...saysHeld('updateHeld'),
                },
              },
            },
            // The guard of all reloads decides when, and the page goes.
            asked: {
              entry: { type: 'report', params: { type: 'reload.asked', cause: 'updateTaken' } },
              after: { applyDeadline: { target: '#update.course.waiting' } },
            },
          },
        },
      },
    },
    page: {
      initial: 'shown',
      on: { 'page.shown': { target: '.shown' } },
      states: {
        shown: { on: { 'page.hidden': { target: 'hidden' } } },
        hidden: {
          after: {
            longHidden: [
              { guard: 'isOutdated', target: 'looking' },
              { target: 'hidden', reenter: true },
            ],
          },
        },
        looking: {
          invoke: {
            id: 'lookAround',
            src: 'lookAround',
            onDone: [
              {
                guard: { type: 'isFree', params: ({ event }) => event.output },
                target: 'hidden',
                actions: 'tellRested',
              },
              { target: 'hidden' },
            ],
            onError: { target: 'hidden', actions: { type: 'logFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    ticket: {
      initial: 'none',
      states: {
        none: {
          on: {
            'ticket.awaited': {
              guard: { type: 'isTicket', params: ({ event }) => event.ticketId },
              target: 'awaited',
              actions: { type: 'noteTicket', params: ({ event }) => event.ticketId },
            },
          },
        },
        awaited: {
          invoke: {
            id: 'holdTicket',
            src: 'holdTicket',
            onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
          },
          on: {
            'ticket.awaited': {
              guard: { type: 'isNoTicket', params: ({ event }) => event.ticketId },
              target: 'none',
              actions: { type: 'noteTicket', params: ({ event }) => event.ticketId },
            },
          },
        },
      },
    },
    // A new build comes with a server that was away, or while nobody looked.
    asking: {
      initial: 'resting',
      on: { 'page.shown': { actions: 'askForBuild' } },
      states: {
        resting: {
          on: { 'feed.went': { guard: { type: 'isStale', params: ({ event }) => event.stale }, target: 'cut' } },
        },
        cut: {
          on: { 'feed.went': { guard: { type: 'isBack', params: ({ event }) => event.stale }, target: 'spreading' } },
        },
        spreading: { after: { askDelay: { target: 'resting', actions: 'askForBuild' } } },
      },
    },
  },
});
