import { assign, setup } from 'xstate';
import { failureNotice } from '../notices/failure-notice.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type TraceExportEvent = { type: 'trace.asked'; ticketId: string };

/** Hands the player a file of what happened to one of his tickets, one at a time. */
export const traceExportMachine = setup({
  types: {} as { context: { ticketId: string | null }; events: TraceExportEvent },
  actors: {
    /** Puts together what server and browser know of the ticket, and saves it as a file. */
    saveTrace: answerToProvide<void, { ticketId: string }>('saveTrace'),
  },
  actions: {
    report: actionToProvide<NoticeReport>('report'),
    noteTicket: assign((_, ticketId: string) => ({ ticketId })),
    forgetTicket: assign({ ticketId: null }),
  },
}).createMachine({
  id: 'traceExport',
  context: { ticketId: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'trace.asked': { target: 'saving', actions: { type: 'noteTicket', params: ({ event }) => event.ticketId } },
      },
    },
    saving: {
      exit: 'forgetTicket',
      invoke: {
        id: 'saveTrace',
        src: 'saveTrace',
        input: ({ context }) => ({ ticketId: context.ticketId ?? '' }),
        onDone: { target: 'idle' },
        onError: {
          target: 'idle',
          actions: { type: 'report', params: ({ event }) => failureNotice(event.error) },
        },
      },
    },
  },
});
