import type { DrivenStep } from './driver.ts';

/** Why the steps of a path of the reoffer cannot come in this order from outside. */
export const reofferObstacle = (steps: readonly DrivenStep[]): string | null => {
  let answered = false;
  let over = false;
  for (const [index, { event, before }] of steps.entries()) {
    if (event.type === 'offer.made') {
      if (over) return 'a ticket that is decided is offered nothing';
      if (index > 0 && (event.answer !== null) !== answered) return 'an offer that was answered comes with its answer';
      answered = event.answer !== null;
    }
    if (event.type === 'offer.over' && before === 'none') return 'there is no offer to be over';
    if (event.type === 'offer.over' || event.type === 'xstate.done.actor.postAnswer') over = true;
    if (event.type === 'xstate.error.actor.postAnswer') answered = true;
  }
  return null;
};
