import { assign, setup } from 'xstate';
import { failureNotice } from '../notices/failure-notice.ts';
import type { NoticeReport } from '../notices/notice.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

/** What a player does with messages; without ids, with all of them. */
export type InboxEvent =
  | { type: 'messages.marked'; ids: string[] | undefined; read: boolean }
  | { type: 'messages.deleted'; ids: string[] }
  /** Somebody else plays now, or nobody. */
  | { type: 'player.left' };

export type InboxChange = Exclude<InboxEvent, { type: 'player.left' }>;

export type InboxReport = NoticeReport | { type: 'inbox.changed' };

interface InboxContext {
  /** What was pressed and is not done yet, the one under way first. */
  waiting: readonly InboxChange[];
}

/** Marks and deletes messages, in the order of the presses; the list is fetched again after each, whether it succeeded or not. */
export const inboxMachine = setup({
  types: {} as { context: InboxContext; events: InboxEvent },
  actors: { change: answerToProvide<void, InboxChange | undefined>('change') },
  actions: {
    report: actionToProvide<InboxReport>('report'),
    keep: assign(({ context }, change: InboxChange) => ({ waiting: [...context.waiting, change] })),
    drop: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    forget: assign({ waiting: [] }),
  },
  guards: { isWaiting: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'inbox',
  context: { waiting: [] },
  initial: 'resting',
  on: {
    'messages.marked': { actions: { type: 'keep', params: ({ event }) => event } },
    'messages.deleted': { actions: { type: 'keep', params: ({ event }) => event } },
    'player.left': { target: '.resting', actions: 'forget' },
  },
  states: {
    resting: { always: { guard: 'isWaiting', target: 'changing' } },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => context.waiting[0],
        onDone: { target: 'resting', actions: ['drop', { type: 'report', params: { type: 'inbox.changed' } }] },
        onError: {
          target: 'resting',
          actions: [
            'drop',
            { type: 'report', params: ({ event }) => failureNotice(event.error) },
            { type: 'report', params: { type: 'inbox.changed' } },
          ],
        },
      },
    },
  },
});
