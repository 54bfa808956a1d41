import type { Driver } from './driver.ts';

/** What every machine goes through whose call is asked again until there is an answer (machines/asked-again.ts). */
export const askedAgainSteps = {
  'player.left': (screen) => screen.signInElsewhere(null),
  'xstate.after.retryPause': ({ pass }) => pass(2_000),
  'xstate.after.answerDeadline': ({ pass }) => pass(40_000),
} satisfies Driver['drive'];
