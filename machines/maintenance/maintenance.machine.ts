import { assign, setup } from 'xstate';
import { maintenanceLogoutDelay } from '../../domain/limits.ts';
import { actionToProvide, listenerToProvide } from '../to-provide.ts';

export type MaintenanceEvent =
  /** The answer of ping: whole seconds until maintenance, null when none is announced; `now` is the server's time. */
  | { type: 'maintenance.told'; timeLeft: number | null; now: number }
  | { type: 'clock.ticked'; now: number }
  | { type: 'flag.changed'; started: boolean }
  | { type: 'user.changed'; signedIn: boolean; exempt: boolean };

interface MaintenanceContext {
  /** When maintenance begins, milliseconds by the server's clock. */
  beginsAt: number;
  secondsLeft: number;
  /** Role AL99 is not signed out. */
  exempt: boolean;
}

export type MaintenanceReport = { type: 'maintenance.began' };

const secondsUntil = (beginsAt: number, now: number) => Math.max(0, Math.ceil((beginsAt - now) / 1000));

/**
 * Announced by ping, counted down, carried out (spec section 4), and the blocking dialog of the status flag.
 * A 0 acts only after a value above 0 was seen (decisions, Shapes).
 */
export const maintenanceMachine = setup({
  types: {} as { context: MaintenanceContext; events: MaintenanceEvent },
  actors: {
    ticker: listenerToProvide<Extract<MaintenanceEvent, { type: 'clock.ticked' }>>('ticker'),
  },
  actions: {
    report: actionToProvide<MaintenanceReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    announce: assign((_, told: { timeLeft: number; now: number }) => ({
      beginsAt: told.now + told.timeLeft * 1000,
      secondsLeft: told.timeLeft,
    })),
    count: assign(({ context }, now: number) => ({
      // A clock that is set back never makes the countdown grow.
      secondsLeft: Math.min(context.secondsLeft, secondsUntil(context.beginsAt, now)),
    })),
    rememberUser: assign((_, user: { exempt: boolean }) => ({ exempt: user.exempt })),
  },
  guards: {
    isAhead: (_, timeLeft: number | null) => timeLeft !== null && timeLeft > 0,
    isReached: (_, timeLeft: number | null) => timeLeft === 0,
    isSignedOut: (_, signedIn: boolean) => !signedIn,
    hasBegun: ({ context }) => context.secondsLeft === 0,
    isUp: (_, started: boolean) => started,
    isDown: (_, started: boolean) => !started,
    isExempt: ({ context }) => context.exempt,
  },
  delays: { maintenanceLogoutDelay },
}).createMachine({
  id: 'maintenance',
  context: { beginsAt: 0, secondsLeft: 0, exempt: false },
  type: 'parallel',
  states: {
    // A region of its own: transitions at the root are not taken when another region handles the event too.
    user: {
      on: { 'user.changed': { actions: { type: 'rememberUser', params: ({ event }) => event } } },
    },
    announcement: {
      initial: 'none',
      states: {
        none: {
          on: {
            // Anything but a time ahead changes nothing.
            'maintenance.told': {
              guard: { type: 'isAhead', params: ({ event }) => event.timeLeft },
              target: 'counting',
              actions: {
                type: 'announce',
                params: ({ event }) => ({ timeLeft: event.timeLeft ?? 0, now: event.now }),
              },
            },
          },
        },
        counting: {
          invoke: {
            id: 'ticker',
            src: 'ticker',
            // Ping repeats the time every 3 s, so the countdown goes on without its ticks.
            onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
          },
          // Counts on until its time has come.
          always: { guard: 'hasBegun', target: 'begun' },
          on: {
            // Only players are told; with another player the announcement goes on.
            'user.changed': {
              guard: { type: 'isSignedOut', params: ({ event }) => event.signedIn },
              target: 'none',
            },
            'clock.ticked': { actions: { type: 'count', params: ({ event }) => event.now } },
            'maintenance.told': [
              {
                guard: { type: 'isAhead', params: ({ event }) => event.timeLeft },
                actions: {
                  type: 'announce',
                  params: ({ event }) => ({ timeLeft: event.timeLeft ?? 0, now: event.now }),
                },
              },
              { guard: { type: 'isReached', params: ({ event }) => event.timeLeft }, target: 'begun' },
              { target: 'none' },
            ],
          },
        },
        begun: {
          after: {
            maintenanceLogoutDelay: [
              { guard: 'isExempt', target: 'none' },
              { target: 'none', actions: { type: 'report', params: { type: 'maintenance.began' } } },
            ],
          },
          on: {
            // Only players are told; with another player the announcement goes on.
            'user.changed': {
              guard: { type: 'isSignedOut', params: ({ event }) => event.signedIn },
              target: 'none',
            },
            // Called off or moved in the last moment; a 0 only repeats what is known.
            'maintenance.told': [
              {
                guard: { type: 'isAhead', params: ({ event }) => event.timeLeft },
                target: 'counting',
                actions: {
                  type: 'announce',
                  params: ({ event }) => ({ timeLeft: event.timeLeft ?? 0, now: event.now }),
                },
              },
              { guard: { type: 'isReached', params: ({ event }) => event.timeLeft } },
              { target: 'none' },
            ],
          },
        },
      },
    },
    flag: {
      initial: 'down',
      states: {
        down: {
          on: {
            // The same again changes nothing, here and below.
            'flag.changed': { guard: { type: 'isUp', params: ({ event }) => event.started }, target: 'up' },
          },
        },
        up: {
          on: {
            'flag.changed': { guard: { type: 'isDown', params: ({ event }) => event.started }, target: 'down' },
          },
        },
      },
    },
  },
});
