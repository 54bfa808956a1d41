import { assign, setup } from 'xstate';
import type { Ping } from '../../contract/http/base.ts';
import { pingInterval } from '../../domain/limits.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { isAccessRefusal } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** An answer of ping and the ticket it was asked about: an older ping is no answer to a newer ticket. */
export interface PingAnswer {
  ping: Ping;
  ticketId: string | null;
}

export type PingEvent =
  | { type: 'token.changed'; accessToken: string }
  | { type: 'ticket.awaited'; ticketId: string | null }
  | { type: 'window.focused' }
  /** Something was done that the next ping reports. */
  | { type: 'ping.wanted' };

export type PingReport =
  | NoticeReport
  | ({ type: 'ping.answered' } & PingAnswer)
  | { type: 'access.refused'; accessToken: string };

interface PingContext {
  accessToken: string;
  /** The access token that the ping under way carries. */
  askedWith: string | null;
  ticketId: string | null;
  blocked: boolean;
  /** Refusals since the last answer: one is followed by a renewal, the next by silence. */
  refusals: number;
}

/** Asks the server every 3 s what is new for the player, and reports when he is blocked (spec section 4). */
export const pingMachine = setup({
  types: {} as { context: PingContext; events: PingEvent; input: { accessToken: string } },
  actors: { ping: answerToProvide<PingAnswer, { ticketId: string | null }>('ping') },
  actions: {
    report: actionToProvide<PingReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    noteToken: assign((_, accessToken: string) => ({ accessToken })),
    noteTicket: assign((_, ticketId: string | null) => ({ ticketId })),
    noteAsked: assign(({ context }) => ({ askedWith: context.accessToken })),
    noteAnswer: assign((_, { ping }: PingAnswer) => ({ blocked: ping.blocked, refusals: 0 })),
    noteRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
  },
  guards: {
    isBlocked: ({ context }) => context.blocked,
    isFree: ({ context }) => !context.blocked,
    isTokenNewer: ({ context }) => context.accessToken !== context.askedWith,
    isRefusedAgain: ({ context }) => context.refusals > 0,
    isRefusal: (_, { error }: { error: unknown }) => isAccessRefusal(error),
  },
  delays: { pingInterval },
}).createMachine({
  id: 'ping',
  context: ({ input }) => ({
    accessToken: input.accessToken,
    askedWith: null,
    ticketId: null,
    blocked: false,
    refusals: 0,
  }),
  type: 'parallel',
  states: {
    // A region of its own: a handler at the root is skipped when a region handles the same event.
    facts: {
      on: {
        'token.changed': { actions: { type: 'noteToken', params: ({ event }) => event.accessToken } },
        'ticket.awaited': { actions: { type: 'noteTicket', params: ({ event }) => event.ticketId } },
      },
    },
    block: {
      initial: 'free',
      states: {
        free: {
          // Not blocked until ping reports it, and blocked until it reports the opposite.
          always: { guard: 'isBlocked', target: 'blocked' },
        },
        blocked: {
          entry: {
            type: 'report',
            params: {
              type: 'notice.raised',
              notice: {
                id: 'blocked',
                text: { namespace: 'errors', key: 'youAreBlocked' },
                color: 'error',
                timeout: null,
              },
            },
          },
          exit: { type: 'report', params: { type: 'notice.dismissed', id: 'blocked' } },
          always: { guard: 'isFree', target: 'free' },
        },
      },
    },
    course: {
      initial: 'asking',
      states: {
        asking: {
          entry: 'noteAsked',
          invoke: {
            id: 'ping',
            src: 'ping',
            input: ({ context }) => ({ ticketId: context.ticketId }),
            onDone: {
              target: 'waiting',
              actions: [
                { type: 'noteAnswer', params: ({ event }) => event.output },
                { type: 'report', params: ({ event }) => ({ type: 'ping.answered', ...event.output }) },
              ],
            },
            onError: [
              { guard: { type: 'isRefusal', params: ({ event }) => event }, target: 'refused' },
              { target: 'waiting', actions: { type: 'logFailure', params: ({ event }) => event } },
            ],
          },
        },
        waiting: {
          after: { pingInterval: { target: 'asking' } },
          on: {
            'token.changed': { target: 'asking' },
            'window.focused': { target: 'asking' },
            'ping.wanted': { target: 'asking' },
          },
        },
        refused: {
          always: [
            // Renewed while it was asking, by this tab or another.
            { guard: 'isTokenNewer', target: 'asking' },
            { guard: 'isRefusedAgain', target: 'silenced' },
            {
              target: 'waiting',
              actions: [
                'noteRefusal',
                {
                  type: 'report',
                  params: ({ context }) => ({ type: 'access.refused', accessToken: context.accessToken }),
                },
              ],
            },
          ],
        },
        // Renewed once and still refused: asks again only with the next token.
        silenced: { on: { 'token.changed': { target: 'asking' } } },
      },
    },
  },
});
