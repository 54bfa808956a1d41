import type { DrivenStep } from './driver.ts';

type Facts = readonly [demo: boolean | null, session: string | null, holds: readonly string[], failure: string | null];

const presses = ['game.left', 'game.retried', 'wallet.chosen'];

/** Why a step cannot come from outside after those before it; `end` is why the last session ended. */
const stepObstacle = ({ event, before, facts }: DrivenStep, end: string): string | null => {
  const [demo, , holds, failure] = facts as Facts;
  if (presses.includes(event.type) && holds.length > 0) return 'a dialog stands before the page';
  if (event.type === 'holds.changed' && event.holds.length === holds.length) return 'nothing changes';
  if (event.type === 'holds.changed' && before === 'closed') return 'where no game is, nothing is held';
  if (event.type === 'xstate.done.actor.openGame' && (event.output.sessionId === null) !== demo)
    return 'play money is opened for play money alone';
  if (event.type === 'xstate.error.actor.openGame' && event.error.key === 'freebetNotForGames' && demo)
    return 'play money needs no wallet';
  if (event.type === 'game.retried' && before === 'failed' && failure === 'freebetNotForGames')
    return 'another wallet opens it, not another try';
  if (event.type === 'game.retried' && before === 'interrupted' && end !== 'idle')
    return 'it is not offered again to who has left, or while it is switched off';
  return null;
};

/** Why the steps of a path cannot come in this order from outside; null when they can. */
export const gameSessionObstacle = (steps: readonly DrivenStep[]): string | null => {
  let end = 'idle';
  for (const step of steps) {
    const found = stepObstacle(step, end);
    if (found !== null) return found;
    if (step.after === 'interrupted' && step.before !== 'interrupted')
      end = step.event.type === 'session.ended' || step.event.type === 'frame.failed' ? 'idle' : step.event.type;
  }
  return null;
};
