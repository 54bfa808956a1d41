import { assign, setup } from 'xstate';
import type { ExclusionLength } from '../../contract/entities/play-limit.ts';
import type { SetPlayLimits } from '../../contract/http/play-limits.ts';
import { failureNotice } from '../notices/failure-notice.ts';
import type { NoticeReport, NoticeText } from '../notices/notice.ts';
import { failureText, refusalFields } from '../refusal.ts';
import { actionToProvide, answerToProvide } from '../to-provide.ts';

export type LimitsChange =
  | { kind: 'limits'; change: SetPlayLimits }
  /** Minutes between two reality checks; null for none. */
  | { kind: 'realityCheck'; minutes: number | null };

/** A break as it is chosen; its password comes with the confirmation and never enters the context. */
export type BreakChoice = { kind: 'timeOut'; days: number } | { kind: 'selfExclusion'; length: ExclusionLength };

export type PlayLimitsEvent =
  | { type: 'change.made'; change: LimitsChange }
  | { type: 'break.chosen'; choice: BreakChoice }
  | { type: 'break.confirmed'; password: string }
  | { type: 'break.dropped' }
  | { type: 'password.changed' }
  | { type: 'player.left' };

export type PlayLimitsReport =
  | NoticeReport
  /** Of the player's data that a page may show. */
  | { type: 'account.changed' }
  /** No session of the player is left. */
  | { type: 'break.began' };

interface PlayLimitsContext {
  choice: BreakChoice | null;
  /** What the server has against the password, as a key of the namespace errors. */
  passwordProblem: string | null;
  /** Why the break did not begin, where that is not the password. */
  refusal: NoticeText | null;
}

const noProblem = { passwordProblem: null, refusal: null };
const green = (text: NoticeText, timeout?: null): NoticeReport => ({
  type: 'notice.raised',
  notice: { text, ...(timeout === null ? { timeout } : {}) },
});

/**
 * The player's own limits: changes that are sent and answered, and breaks, which are asked about once more before they
 * begin, for nothing takes them back.
 */
export const playLimitsMachine = setup({
  types: {} as { context: PlayLimitsContext; events: PlayLimitsEvent },
  actors: {
    makeChange: answerToProvide<void, { change: LimitsChange }>('makeChange'),
    takeBreak: answerToProvide<void, { choice: BreakChoice | null; password: string }>('takeBreak'),
  },
  actions: {
    report: actionToProvide<PlayLimitsReport>('report'),
    noteChoice: assign((_, { choice }: { choice: BreakChoice }) => ({ choice, ...noProblem })),
    noteProblem: assign((_, { error }: { error: unknown }) => {
      const { password = null } = refusalFields(error);
      return { passwordProblem: password, refusal: password === null ? failureText(error, 'unavailable') : null };
    }),
    forgetProblem: assign(noProblem),
    forgetChoice: assign({ choice: null, ...noProblem }),
  },
}).createMachine({
  id: 'playLimits',
  context: { choice: null, passwordProblem: null, refusal: null },
  initial: 'resting',
  on: { 'player.left': { target: '.resting' } },
  states: {
    resting: {
      entry: 'forgetChoice',
      on: {
        'change.made': { target: 'changing' },
        'break.chosen': { target: 'confirming', actions: { type: 'noteChoice', params: ({ event }) => event } },
      },
    },
    changing: {
      invoke: {
        id: 'makeChange',
        src: 'makeChange',
        input: ({ event }) => ({
          change: event.type === 'change.made' ? event.change : { kind: 'realityCheck', minutes: null },
        }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'report', params: green({ namespace: 'play', key: 'saved' }) },
            { type: 'report', params: { type: 'account.changed' } },
          ],
        },
        onError: { target: 'resting', actions: { type: 'report', params: ({ event }) => failureNotice(event.error) } },
      },
    },
    confirming: {
      on: {
        'break.confirmed': { target: 'beginning', actions: 'forgetProblem' },
        'break.dropped': { target: 'resting' },
        'password.changed': { actions: 'forgetProblem' },
      },
    },
    beginning: {
      invoke: {
        id: 'takeBreak',
        src: 'takeBreak',
        input: ({ context, event }) => ({
          choice: context.choice,
          password: event.type === 'break.confirmed' ? event.password : '',
        }),
        onDone: {
          target: 'resting',
          actions: [
            // It stays to be read: the page it belongs to is gone with the session.
            { type: 'report', params: green({ namespace: 'play', key: 'breakBegan' }, null) },
            { type: 'report', params: { type: 'break.began' } },
          ],
        },
        onError: {
          target: 'confirming',
          actions: [
            { type: 'noteProblem', params: ({ event }) => event },
            { type: 'report', params: ({ event }) => failureNotice(event.error) },
          ],
        },
      },
    },
  },
});
