import { assign, setup } from 'xstate';
import type { OfferAnswer } from '../../contract/storage/slip.ts';
import { reofferSeconds } from '../../domain/limits.ts';
import { secondsLeft } from '../../domain/ticket/ticket-deadline.ts';
import { isHeardInDialog, isHeardInSlip, type SlipOffer } from '../../domain/ticket/ticket-offer.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

interface OfferMade {
  offer: SlipOffer;
  /** What was answered to it before, or what the player's switch answers; null when he is to be asked. */
  answer: OfferAnswer | null;
  /** The server's time. */
  now: number;
}

export type ReofferEvent =
  | ({ type: 'offer.made' } & OfferMade)
  /** The ticket waits for no answer any more. */
  | { type: 'offer.over' }
  | { type: 'offer.accepted' }
  | { type: 'offer.declined' }
  /** The dialog is put aside; confirm and reject of the slip stay. */
  | { type: 'dialog.closed' }
  | { type: 'clock.ticked'; now: number };

interface ReofferContext {
  offer: SlipOffer | null;
  answer: OfferAnswer;
  secondsLeft: number;
}

export type ReofferReport = { type: 'offer.answered'; ticketId: string; answer: OfferAnswer };

const timedOut: OfferAnswer = { accepted: false, reason: 'timeout' };

const secondsAt = ({ offer, secondsLeft: previous }: ReofferContext, now: number): number =>
  secondsLeft(offer?.expiresAt ?? now, now, previous);

/**
 * An offer from its arrival to the one answer to it (spec section 4, Reoffer dialog): one deadline by the server's clock,
 * and two views that ask, the dialog and the slip. What becomes of the ticket is the ticket machine's.
 */
export const reofferMachine = setup({
  types: {} as { context: ReofferContext; events: ReofferEvent },
  actors: {
    postAnswer: answerToProvide<void, { ticketId: string; answer: OfferAnswer }>('postAnswer'),
    ticker: listenerToProvide<Extract<ReofferEvent, { type: 'clock.ticked' }>>('ticker'),
  },
  actions: {
    report: actionToProvide<ReofferReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    beep: actionToProvide('beep'),
    takeOffer: assign((_, { offer, answer, now }: OfferMade) => ({
      offer,
      answer: answer ?? timedOut,
      secondsLeft: secondsLeft(offer.expiresAt, now, reofferSeconds),
    })),
    count: assign(({ context }, now: number) => ({ secondsLeft: secondsAt(context, now) })),
    decide: assign((_, answer: OfferAnswer) => ({ answer })),
    clear: assign({ offer: null, answer: timedOut, secondsLeft: 0 }),
  },
  guards: {
    isAnswered: (_, answer: OfferAnswer | null) => answer !== null,
    isOver: ({ context }) => context.secondsLeft === 0,
    isHeardInDialog: ({ context }, now: number) =>
      secondsAt(context, now) < context.secondsLeft && isHeardInDialog(secondsAt(context, now)),
    isHeardInSlip: ({ context }, now: number) =>
      secondsAt(context, now) < context.secondsLeft && isHeardInSlip(secondsAt(context, now)),
  },
}).createMachine({
  id: 'reoffer',
  context: { offer: null, answer: timedOut, secondsLeft: 0 },
  initial: 'none',
  states: {
    none: {
      entry: 'clear',
      on: {
        'offer.made': [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.answer },
            target: 'answering',
            actions: { type: 'takeOffer', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'takeOffer', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      initial: 'shown',
      invoke: {
        id: 'ticker',
        src: 'ticker',
        // The server ends the offer by its own clock, and the ticket tells of it.
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      // Asks until the deadline; no answer is one.
      always: { guard: 'isOver', target: 'answering', actions: { type: 'decide', params: timedOut } },
      on: {
        'offer.accepted': { target: 'answering', actions: { type: 'decide', params: { accepted: true } } },
        'offer.declined': {
          target: 'answering',
          actions: { type: 'decide', params: { accepted: false, reason: 'Player declined.' } },
        },
        'offer.over': 'none',
      },
      states: {
        shown: {
          on: {
            'dialog.closed': 'aside',
            'clock.ticked': [
              {
                guard: { type: 'isHeardInDialog', params: ({ event }) => event.now },
                actions: [{ type: 'count', params: ({ event }) => event.now }, 'beep'],
              },
              { actions: { type: 'count', params: ({ event }) => event.now } },
            ],
          },
        },
        aside: {
          on: {
            'clock.ticked': [
              {
                guard: { type: 'isHeardInSlip', params: ({ event }) => event.now },
                actions: [{ type: 'count', params: ({ event }) => event.now }, 'beep'],
              },
              { actions: { type: 'count', params: ({ event }) => event.now } },
            ],
          },
        },
      },
    },
    answering: {
      entry: {
        type: 'report',
        params: ({ context }) => ({
          type: 'offer.answered',
          ticketId: context.offer?.ticketId ?? '',
          answer: context.answer,
        }),
      },
      invoke: {
        id: 'postAnswer',
        src: 'postAnswer',
        input: ({ context }) => ({ ticketId: context.offer?.ticketId ?? '', answer: context.answer }),
        onDone: 'none',
        // Shows the player nothing (spec section 8): the ticket is being checked, and an offer that is still open comes
        // again.
        onError: { target: 'none', actions: { type: 'logFailure', params: ({ event }) => event } },
      },
    },
  },
});
