import { cancel, enqueueActions, raise, setup } from 'xstate';
import { snackbarTimeout } from '../../domain/limits.ts';
import type { Notice, NoticeReport, NoticeRequest } from './notice.ts';

export type NoticesEvent = NoticeReport | { type: 'notice.expired'; id: string };

interface NoticesContext {
  /** Oldest first: the order in which the page shows them. */
  notices: Notice[];
  raised: number;
}

const completed = (request: NoticeRequest, ordinal: number): Notice => ({
  id: `notice-${ordinal}`,
  color: 'success',
  timeout: snackbarTimeout,
  centered: true,
  ...request,
});

const without = (notices: Notice[], id: string) => notices.filter((notice) => notice.id !== id);

/** The snackbars on the page: raised, shown for their time or until dismissed. */
export const noticesMachine = setup({
  types: {} as { context: NoticesContext; events: NoticesEvent },
  actions: {
    show: enqueueActions(({ context, enqueue }, notice: Notice) => {
      enqueue(cancel(notice.id));
      enqueue.assign({ notices: [...without(context.notices, notice.id), notice], raised: context.raised + 1 });
      if (notice.timeout !== null) {
        enqueue(raise({ type: 'notice.expired', id: notice.id }, { id: notice.id, delay: notice.timeout }));
      }
    }),
    remove: enqueueActions(({ context, enqueue }, id: string) => {
      enqueue(cancel(id));
      enqueue.assign({ notices: without(context.notices, id) });
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.notices.length === 0,
  },
}).createMachine({
  id: 'notices',
  context: { notices: [], raised: 0 },
  initial: 'empty',
  on: {
    'notice.raised': {
      target: '.showing',
      actions: { type: 'show', params: ({ context, event }) => completed(event.notice, context.raised) },
    },
  },
  states: {
    empty: {},
    showing: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'notice.dismissed': { actions: { type: 'remove', params: ({ event }) => event.id } },
        'notice.expired': { actions: { type: 'remove', params: ({ event }) => event.id } },
      },
    },
  },
});
