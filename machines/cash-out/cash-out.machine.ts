import { assign, setup } from 'xstate';
import type { CashOutQuote } from '../../contract/http/cash-out.ts';
import { secondsLeft } from '../../domain/ticket/ticket-deadline.ts';
import { type AskedAgainEvent, askedAgain, checking, untilAnswered, whenRefused } from '../asked-again.ts';
import { refusalKey } from '../refusal.ts';
import { actionToProvide, answerToProvide, listenerToProvide } from '../to-provide.ts';

/** What open tickets are worth; null while they cannot be cashed out. */
export type OpenQuotes = Readonly<Record<string, number | null>>;

export type CashOutEvent =
  /** The open tickets that the player sees now; they replace the previous ones. */
  | { type: 'tickets.shown'; ticketIds: readonly string[] }
  /** What some of them are worth now. */
  | { type: 'quotes.pushed'; quotes: OpenQuotes }
  | { type: 'cashOut.asked'; ticketId: string }
  /** The part of the ticket to cash out, above 0 and up to 1. */
  | { type: 'part.chosen'; ratio: number }
  | { type: 'quote.renewed' }
  | { type: 'quote.taken' }
  | AskedAgainEvent
  | { type: 'clock.ticked'; now: number };

interface CashOutContext {
  inSight: readonly string[];
  quotes: OpenQuotes;
  ticketId: string;
  ratio: number;
  quote: CashOutQuote | null;
  secondsLeft: number;
  /** Why there is no quote, as a key of the namespace errors. */
  refusal: string | null;
}

const none = { ticketId: '', ratio: 1, quote: null, secondsLeft: 0, refusal: null };

/**
 * Cashes a ticket out, whole or in part: a quote that is valid for some seconds, taken at the amount shown. A quote
 * whose answer was lost is taken again, since the server pays it only once; without an answer for too long the player
 * may leave, or go on asking.
 */
export const cashOutMachine = setup({
  types: {} as { context: CashOutContext; events: CashOutEvent },
  actors: {
    /** Asks for a quote; its `secondsLeft` are whole. */
    askQuote: answerToProvide<CashOutQuote & { secondsLeft: number }, { ticketId: string; ratio: number }>('askQuote'),
    takeQuote: answerToProvide<void, { ticketId: string; quote: CashOutQuote | null }>('takeQuote'),
    ticker: listenerToProvide<Extract<CashOutEvent, { type: 'clock.ticked' }>>('ticker'),
  },
  actions: {
    noteShown: assign((_, { ticketIds }: { ticketIds: readonly string[] }) => ({ inSight: ticketIds, quotes: {} })),
    watchTickets: actionToProvide<{ ticketIds: readonly string[] }>('watchTickets'),
    noteQuotes: assign(({ context }, { quotes }: { quotes: OpenQuotes }) => ({
      quotes: { ...context.quotes, ...quotes },
    })),
    noteTicket: assign((_, { ticketId }: { ticketId: string }) => ({ ...none, ticketId })),
    notePart: assign((_, { ratio }: { ratio: number }) => ({ ratio })),
    noteQuote: assign((_, { secondsLeft: left, ...quote }: CashOutQuote & { secondsLeft: number }) => ({
      quote,
      secondsLeft: left,
    })),
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: refusalKey(error) ?? 'unavailable' })),
    count: assign(({ context }, { now }: { now: number }) => ({
      secondsLeft: secondsLeft(context.quote?.expires ?? now, now, context.secondsLeft),
    })),
    forgetQuote: assign({ quote: null, refusal: null, secondsLeft: 0 }),
    forget: assign(none),
    forgetAll: assign({ ...none, inSight: [], quotes: {} }),
  },
  guards: {
    isOver: ({ context }) => context.secondsLeft === 0,
    ...askedAgain.guards,
  },
  delays: askedAgain.delays,
}).createMachine({
  id: 'cashOut',
  context: { inSight: [], quotes: {}, ...none },
  initial: 'closed',
  on: {
    'tickets.shown': {
      actions: [
        { type: 'noteShown', params: ({ event }) => event },
        { type: 'watchTickets', params: ({ event }) => event },
      ],
    },
    'quotes.pushed': { actions: { type: 'noteQuotes', params: ({ event }) => event } },
    'player.left': { target: '.closed', actions: 'forgetAll' },
  },
  states: {
    closed: {
      entry: 'forget',
      on: {
        'cashOut.asked': { target: 'open', actions: { type: 'noteTicket', params: ({ event }) => event } },
      },
    },
    open: {
      initial: 'quoting',
      on: { 'dialog.closed': { target: 'closed' } },
      states: {
        quoting: {
          entry: 'forgetQuote',
          invoke: {
            id: 'askQuote',
            src: 'askQuote',
            input: ({ context }) => ({ ticketId: context.ticketId, ratio: context.ratio }),
            onDone: { target: 'quoted', actions: { type: 'noteQuote', params: ({ event }) => event.output } },
            onError: { target: 'refused', actions: { type: 'noteRefusal', params: ({ event }) => event } },
          },
          on: {
            'part.chosen': {
              target: 'quoting',
              reenter: true,
              actions: { type: 'notePart', params: ({ event }) => event },
            },
          },
        },
        quoted: {
          invoke: {
            id: 'ticker',
            src: 'ticker',
            // The server ends the quote by its own clock.
            onError: { target: 'expired' },
          },
          always: { guard: 'isOver', target: 'expired' },
          on: {
            'clock.ticked': { actions: { type: 'count', params: ({ event }) => event } },
            'part.chosen': { target: 'quoting', actions: { type: 'notePart', params: ({ event }) => event } },
            'quote.taken': { target: '#cashOut.taking' },
          },
        },
        expired: {
          on: {
            'part.chosen': { target: 'quoting', actions: { type: 'notePart', params: ({ event }) => event } },
            'quote.renewed': { target: 'quoting' },
          },
        },
        refused: {
          on: {
            'part.chosen': { target: 'quoting', actions: { type: 'notePart', params: ({ event }) => event } },
            'quote.renewed': { target: 'quoting' },
          },
        },
      },
    },
    // Money is on its way: the dialog stays until the server has answered with the outcome, or has not answered for too
    // long.
    taking: {
      ...untilAnswered,
      states: {
        sending: {
          invoke: {
            id: 'takeQuote',
            src: 'takeQuote',
            input: ({ context }) => ({ ticketId: context.ticketId, quote: context.quote }),
            onDone: { target: '#cashOut.paid' },
            onError: [{ ...whenRefused, target: '#cashOut.open.refused' }, { target: 'checking' }],
          },
        },
        checking,
      },
    },
    // What was taken may be paid: it is not refused, and the same quote is asked about.
    unanswered: {
      on: { 'outcome.asked': { target: 'taking' }, 'dialog.closed': { target: 'closed' } },
    },
    paid: {
      on: { 'dialog.closed': { target: 'closed' } },
    },
  },
});
