import type { TicketInfo } from '../../../contract/http/base.ts';
import { socketReconnectionDelay, socketReconnectionSpread, socketReturnDelay } from '../../../domain/limits.ts';
import { pendingTicketOf } from '../../../machines/ticket/ticket-examples.ts';
import { leavesOf } from '../../../tools/paths/readable.ts';
import { answerPing } from './answer-ping.ts';
import { lineSteps } from './connectivity-driver.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { forgedTokens } from './forged-session.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';
import type { LineName } from './socket-lines.ts';

const player = 'user-1';
const retry = socketReconnectionDelay + socketReconnectionSpread / 2;

interface State {
  course: unknown;
}
type Facts = [Partial<Record<LineName, boolean>>, boolean, boolean, string];

const socketOf = ({ event, facts }: DrivenStep) => (facts as Facts)[0][event.socket as LineName];

/** A connection that was lost asks again by itself after its delay. */
const letItAsk = async (screen: ReplayScreen, step: DrivenStep) => {
  if (socketOf(step) === false) await screen.pass(retry);
};

/** Why the connection cannot be asking to be let in now. */
const notAsking = (step: DrivenStep): string | null => {
  const is = socketOf(step);
  if (is) return 'the connection is up: it would have to be lost first';
  if (is === undefined) return null;
  return (step.before as unknown as State).course === 'reloading' ? 'the page is being loaded anew' : null;
};

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  let awaited = false;
  for (const [index, step] of steps.entries()) {
    const { event, after } = step;
    if (event.type === 'socket.connected' || event.type === 'socket.refused') {
      const why = notAsking(step);
      if (why !== null) return why;
    }
    if (event.type === 'browser.cameOnline' && Object.values((step.facts as Facts)[0]).includes(false))
      return 'the recheck of the sockets asks for a reload as well';
    if (event.type === 'socket.lost' && !socketOf(step)) return 'a connection that is not up cannot be lost';
    if (event.type === 'reload.asked' && event.cause === 'socketsDown') return 'asked by the recheck of the sockets';
    if (event.type === 'ticket.awaited') {
      if ((event.ticketId !== null) === awaited) return 'a ticket is awaited already, or none is';
      awaited = !awaited;
    }
    if (leavesOf(after).includes('course.reloading') && index < steps.length - 1)
      return 'the page is loaded anew, and its machines with it';
  }
  return null;
};

const storedSlip = (now: number) => ({
  machine: 'ticket',
  version: 1,
  userId: player,
  savedAt: now,
  selections: [],
  stake: 5000,
  tickets: [pendingTicketOf({ userId: player, createdAt: now })],
  autoOddsUsers: [],
});

/** Ended without anything to read. */
const withdrawn: TicketInfo = {
  accepted: false,
  mtcResponse: { status: 'cancelled', subcode: null, selections: [] },
};

/** Lets the health call go on to the real server or breaks its line, with the last reload as long ago as the answer gives. */
const answerHealth = async (screen: ReplayScreen, { event }: DrivenStep) => {
  const { answered, reloadableIn } = event.output as { answered: boolean; reloadableIn: number };
  await screen.page.evaluate(
    (left) =>
      left === 0
        ? sessionStorage.removeItem('lastReload')
        : sessionStorage.setItem('lastReload', JSON.stringify({ version: 1, at: Date.now() - 60_000 + left })),
    reloadableIn,
  );
  await (answered ? screen.calls.release(heldUrls.health) : screen.calls.cut(heldUrls.health));
};

/** Reloads: the browser's own events, the line's ends, and the health call in the path's hand. */
export const createReloadDriver = (): Driver => {
  let tokens = 0;
  return {
    begin: async (screen) => {
      await screen.page.addInitScript(
        (slip) => localStorage.setItem('ticket', slip),
        JSON.stringify(storedSlip(Date.now())),
      );
      await screen.open('/');
      return 0;
    },
    drive: {
      ...lineSteps(letItAsk),
      // A player who comes back to a ticket that was not decided, and its decision.
      'ticket.awaited': async (screen, { event }) => {
        tokens += 1;
        await screen.signInElsewhere(forgedTokens({ id: player, generation: tokens }, await screen.now()));
        await answerPing(screen, { ticketInfo: event.ticketId === null ? withdrawn : null });
      },
      'xstate.done.actor.askHealth': answerHealth,
      'xstate.done.actor.askHealthAgain': answerHealth,
      'reload.asked': (screen) => screen.happen('vite:preloadError'),
      'xstate.after.spreadDelay': ({ pass }) => pass(1_000),
      'xstate.after.socketReturnDelay': ({ pass }) => pass(socketReturnDelay),
      'xstate.after.healthRetry': ({ pass }) => pass(3_000),
      'xstate.after.reloadableIn': ({ pass }) => pass(30_000),
    },
    never: {
      'outcome.changed':
        'what became of a ticket opens in the step that ends its wait; the connection journey shows it',
      'xstate.after.readingTime': 'nothing is read without it',
      'xstate.after.reloadDeadline.reload.course.reloading': 'the page is gone long before the deadline of its reload',
      'xstate.error.actor.askHealth': 'a health call without an answer is an answer: that nobody is there',
      'xstate.error.actor.askHealthAgain': 'a health call without an answer is an answer: that nobody is there',
    },
    obstacle,
    spare: (value) => {
      const { course } = value as unknown as State;
      return course !== 'spreading' && course !== 'returning';
    },
    alike: {
      'course.spreading': 'the page goes on as it is until it is loaded anew',
      'course.asking': 'the page goes on as it is until it is loaded anew',
      'course.returning': 'the page goes on as it is until it is loaded anew',
      'course.deciding': 'over before anybody could look',
      'course.reloading': 'the page goes',
      'course.held': 'a notice says that a reload waits; for what makes no difference to the player',
    },
    sights: [
      {
        states: ['course.held'],
        isSeen: ({ page, words }) => page.getByText(words('common:notice.reloadHeld')).isVisible(),
      },
    ],
  };
};
