import type { DrivenStep } from './driver.ts';

const isUnknown = ({ event }: DrivenStep) =>
  event.type === 'xstate.error.actor.askPayment' && event.error !== 'no answer';
const ofTheForm = /^deposit\.|^field\.|^page\.shown|actor\.begin$/;

/** Whether the path looks after a deposit that nobody has begun. */
export const isNobodys = (steps: readonly DrivenStep[]): boolean => steps.some(isUnknown);

/** Whether its hour was over before the path begins. */
export const isExpired = (steps: readonly DrivenStep[]): boolean =>
  steps.some(({ event }) => event.output?.state === 'expired');

/** What the server pushes about it; undefined when nothing. */
export const depositStateTold = (steps: readonly DrivenStep[]): string | undefined =>
  steps.find(({ event }) => event.type === 'payment.updated')?.event.news.state;

/** Why the pages of these steps cannot follow each other. */
const pageObstacle = (steps: readonly DrivenStep[]): string | null => {
  let page: 'form' | 'return' | 'elsewhere' = 'form';
  for (const { event } of steps) {
    if (ofTheForm.test(event.type) && page !== 'form') return 'the form stands on its own page';
    if (event.type === 'page.left') {
      if (page === 'elsewhere') return 'he is elsewhere already';
      page = 'elsewhere';
    }
    if (event.type === 'payment.returned') {
      if (page !== 'form') return 'only the form and the provider lead to a deposit';
      page = 'return';
    }
  }
  return null;
};

/** Why a deposit cannot go through the states that the server reports in these steps. */
const stateObstacle = (steps: readonly DrivenStep[]): string | null => {
  let state = isExpired(steps) ? 'expired' : 'started';
  for (const { event } of steps) {
    const isOpen = state === 'started' || state === 'expired';
    if (event.type === 'payment.updated') {
      if (event.news.paymentId !== 'payment-1') return 'nobody else’s is told of';
      // The same news may come again: it is sent until it is known to have gone out.
      if (!isOpen && state !== event.news.state) return 'a deposit ends once';
      state = event.news.state;
    } else if (event.type === 'payment.asked' && state === 'expired') {
      return 'of what was not paid in time nothing is asked';
    } else if (event.type === 'xstate.done.actor.askPayment') {
      const told: string = event.output.state;
      if (state === 'started' && told === 'credited') state = told;
      if (told !== state) return 'a deposit is open, then over, and ends once';
    }
  }
  return null;
};

/** Why the steps of a path cannot come in this order from outside; null when they can. */
export const depositObstacle = (steps: readonly DrivenStep[]): string | null => {
  const known = steps.some(({ event }) => /^payment\.updated|done\.actor\.askPayment/.test(event.type));
  if (isNobodys(steps) && (known || steps[0]?.event.type !== 'payment.returned')) return 'nobody’s deposit stays so';
  return pageObstacle(steps) ?? stateObstacle(steps);
};
