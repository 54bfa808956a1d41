import { isRefusal } from './refusal.ts';

/**
 * Shared by machines that send a call again, under the same key, until the server answers with its outcome. After the
 * deadline, which is longer than two calls that time out, the outcome is unknown and the player chooses whether to go
 * on asking.
 */
export const askedAgain = { guards: { isRefusal }, delays: { retryPause: 2_000, answerDeadline: 40_000 } };

/** Events of all such dialogs. */
export type AskedAgainEvent =
  /** The player asks for the outcome once more, under the same key. */
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
