import { isRefusal } from './refusal.ts';

/**
 * What machines have in common whose call is sent again, under the same key, until the server has said what became of it.
 * After the deadline, which is longer than two calls that time out, the outcome is unknown, and whether to ask on is the player's choice.
 */
export const askedAgain = { guards: { isRefusal }, delays: { retryPause: 2_000, answerDeadline: 40_000 } };

/** Events of all such dialogs. */
export type AskedAgainEvent =
  /** What became of the call is asked once more, under the same key. */
  { type: 'outcome.asked' } | { type: 'dialog.closed' } | { type: 'player.left' };

/** Around the states `sending` and `checking` until there is an answer; too long without one leads to `unanswered`. */
export const untilAnswered = { initial: 'sending', after: { answerDeadline: { target: 'unanswered' } } } as const;

/** No answer came: after a while the same is sent again. */
export const checking = { after: { retryPause: { target: 'sending' } } } as const;

/** Where the flow of a dialog begins, and where it is again when the player leaves. */
export const closedAtFirst = { initial: 'closed', on: { 'player.left': { target: '.closed' } } } as const;

interface Failed {
  event: { error: unknown };
}

/** What happens when a form's call is refused: the player corrects the form. Without an answer the same call is sent again. */
export const whenRefused = {
  guard: { type: 'isRefusal', params: ({ event }: Failed) => event },
  actions: { type: 'noteRefusal', params: ({ event }: Failed) => event },
} as const;
