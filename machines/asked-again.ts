import { isRefusal } from './refusal.ts';

/** What machines have in common whose call is sent again, under the same key, until the server has said what became of it. */
export const askedAgain = { guards: { isRefusal }, delays: { retryPause: 2_000 } };

/** Where the flow of a dialog begins, and where it is again when the player leaves. */
export const closedAtFirst = { initial: 'closed', on: { 'player.left': { target: '.closed' } } } as const;

interface Failed {
  event: { error: unknown };
}

/** What a form's call that failed leads to: a refusal is mended in the form, without an answer the same is asked again. */
export const notDone = [
  {
    guard: { type: 'isRefusal', params: ({ event }: Failed) => event },
    target: 'editing',
    actions: { type: 'noteRefusal', params: ({ event }: Failed) => event },
  },
  { target: 'checking' },
] as const;
