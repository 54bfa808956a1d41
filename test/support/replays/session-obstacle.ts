import type { DrivenStep } from './driver.ts';

/** Why the steps of a path of the session cannot come in this order from outside. */
export const sessionObstacle = (steps: readonly DrivenStep[]): string | null => {
  /** The server has refused the access token in use. */
  let refused = false;
  let walletsKnown = false;
  for (const [index, step] of steps.entries()) {
    const { event } = step;
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
        if (event.session === null && JSON.stringify(step.before).includes('signedOut'))
          return 'nobody is signed in any more';
        break;
      case 'ping.answered':
        if (refused) return 'a refused token is refused to every call';
        if (walletsKnown) return 'ping has answered, and asks again after its pause';
        walletsKnown = true;
        break;
    }
    if (isSignIn(step)) {
      refused = false;
      walletsKnown = false;
    }
  }
  return null;
};

const isSignIn = ({ event }: DrivenStep) =>
  event.type === 'session.started' || event.type === 'session.changedElsewhere';
