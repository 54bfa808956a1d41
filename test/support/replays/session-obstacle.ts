import type { DrivenStep } from './driver.ts';

const isIn = (step: DrivenStep, wait: string) => JSON.stringify(step.before).includes(wait);

/** Why the steps of a path of the session cannot come in this order from outside. */
export const sessionObstacle = (steps: readonly DrivenStep[]): string | null => {
  /** The server has refused the access token in use. */
  let refused = false;
  let walletsKnown = false;
  let pingWaits = -1;
  let retryWaits = -1;
  for (const [index, step] of steps.entries()) {
    const { event, after } = step;
    const text = JSON.stringify(after);
    switch (event.type) {
      case 'ticket.awaited':
        if (index !== 1) return 'the ticket of the stored slip is awaited as soon as its player is known';
        break;
      case 'access.refused':
        if (event.accessToken !== 'ana-access-1' || steps.slice(0, index).some((one) => isSignIn(one)))
          return 'the account asks to be believed once with each token';
        if (refused) return 'the server has refused this token already';
        refused = true;
        break;
      case 'wallet.chosen':
        if (!walletsKnown) return 'there are no wallets to choose from before the first ping';
        break;
      case 'wallets.changed':
        if (refused || steps.slice(0, index).some((one) => isSignIn(one)))
          return 'the account asks to be believed once with each token';
        break;
      case 'session.changedElsewhere':
        if (event.session === null && step.before === 'anonymous') return 'nobody is signed in any more';
        break;
      case 'session.left':
        if (isIn(step, '"block":"blocked"')) break;
        break;
      case 'xstate.done.actor.ping':
        if (refused) return 'a refused token is refused to every call';
        walletsKnown = true;
        break;
      case 'xstate.after.pingInterval.session.signedIn.ping.waiting':
        if (retryWaits >= 0 && retryWaits <= pingWaits) return 'the renewal is tried again before ping';
        break;
      case 'xstate.after.renewalRetry.session.signedIn.tokens.waiting':
        if (pingWaits >= 0 && pingWaits <= retryWaits) return 'ping asks before the renewal is tried again';
        break;
    }
    if (event.type === 'xstate.error.actor.ping' && event.error !== 'unreachable') refused = true;
    if (event.type === 'xstate.done.actor.renewSession' || isSignIn(step)) refused = false;
    if (isSignIn(step)) walletsKnown = false;
    pingWaits = text.includes('"ping":"waiting"') ? (pingWaits < 0 ? index : pingWaits) : -1;
    retryWaits = text.includes('"tokens":"waiting"') ? (retryWaits < 0 ? index : retryWaits) : -1;
  }
  return null;
};

const isSignIn = ({ event }: DrivenStep) =>
  event.type === 'session.started' || event.type === 'session.changedElsewhere';
