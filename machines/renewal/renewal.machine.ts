import { assign, setup } from 'xstate';
import { pingInterval, tokenRefreshMargin } from '../../domain/limits.ts';
import { isAccessRefusal } from '../refusal.ts';
import type { Session } from '../signed-in.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type RenewalEvent =
  /** The access token was refused. */
  | { type: 'renewal.wanted' }
  /** The server's time, milliseconds. */
  | { type: 'time.told'; now: number }
  /** Another tab has renewed it. */
  | { type: 'session.adopted'; session: Session | null }
  | { type: 'window.focused' };

export type RenewalReport = { type: 'session.renewed'; session: Session } | { type: 'session.refused' };

/** The renewal of a session's tokens: one at a time, and again until the server answers. */
export const renewalMachine = setup({
  types: {} as { context: { session: Session | null }; events: RenewalEvent; input: { session: Session | null } },
  actors: { renewSession: answerToProvide<Session, { session: Session | null }>('renewSession') },
  actions: {
    report: actionToProvide<RenewalReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    noteSession: assign((_, session: Session | null) => ({ session })),
  },
  guards: {
    endsSoon: ({ context: { session } }, now: number) =>
      session !== null && session.user.expiresAt - now <= tokenRefreshMargin,
    isRefusal: (_, { error }: { error: unknown }) => isAccessRefusal(error),
  },
  delays: { renewalRetry: pingInterval },
}).createMachine({
  id: 'renewal',
  context: ({ input }) => input,
  initial: 'current',
  states: {
    current: {
      on: {
        'renewal.wanted': { target: 'renewing' },
        // It lasts on.
        'time.told': { guard: { type: 'endsSoon', params: ({ event }) => event.now }, target: 'renewing' },
        'session.adopted': { actions: { type: 'noteSession', params: ({ event }) => event.session } },
      },
    },
    renewing: {
      invoke: {
        id: 'renewSession',
        src: 'renewSession',
        input: ({ context }) => ({ session: context.session }),
        onDone: {
          target: 'current',
          actions: [
            { type: 'noteSession', params: ({ event }) => event.output },
            { type: 'report', params: ({ event }) => ({ type: 'session.renewed', session: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'report', params: { type: 'session.refused' } },
          },
          // No answer is no refusal: the session stays and is renewed when the server is back.
          { target: 'waiting', actions: { type: 'logFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'session.adopted': { actions: { type: 'noteSession', params: ({ event }) => event.session } } },
    },
    waiting: {
      after: { renewalRetry: { target: 'renewing' } },
      on: {
        'session.adopted': {
          target: 'current',
          actions: { type: 'noteSession', params: ({ event }) => event.session },
        },
        'window.focused': { target: 'renewing' },
      },
    },
    refused: { type: 'final' },
  },
});
