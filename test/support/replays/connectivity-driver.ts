import type { TicketInfo } from '../../../contract/http/base.ts';
import { socketReconnectionDelay, socketReconnectionSpread } from '../../../domain/limits.ts';
import { pendingTicketOf } from '../../../machines/ticket/ticket-examples.ts';
import { answerPing } from './answer-ping.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { forgedTokens } from './forged-session.ts';
import { NotFromOutside } from './not-from-outside.ts';
import { heldUrls, type ReplayScreen } from './replay-screen.ts';
import type { LineName } from './socket-lines.ts';

const player = 'user-1';
const retry = socketReconnectionDelay + socketReconnectionSpread / 2;

interface State {
  recheck: string;
  reload: unknown;
}
type Facts = [Record<LineName, 'opening' | 'up' | 'down'>, boolean, boolean, boolean];

const socketOf = ({ event, facts }: DrivenStep) => (facts as Facts)[0][event.socket as LineName];

/** A connection that was lost asks again by itself after its delay. */
const letItAsk = async (screen: ReplayScreen, step: DrivenStep) => {
  const { recheck, reload } = step.before as unknown as State;
  const is = socketOf(step);
  if (is === 'up') throw new NotFromOutside('the connection is up: it would have to be lost first');
  if (is === 'opening') return;
  if (recheck === 'checking') throw new NotFromOutside('the recheck is over before the connection asks again');
  if (reload === 'reloading') throw new NotFromOutside('the page is being loaded anew');
  await screen.pass(retry);
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

const accepted: TicketInfo = {
  accepted: true,
  mtcResponse: { status: 'accepted', subcode: null, selections: [] },
};

/** Lets the health call go on to the real server or breaks its line, with the last reload as long ago as it says. */
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

/** Network, sockets and reloads: the browser's own events, the line's ends, and the health call in the path's hand. */
export const createConnectivityDriver = (): Driver => {
  let awaited = false;
  let tokens = 0;
  return {
    begin: async (screen) => {
      await screen.page.addInitScript(
        (slip) => localStorage.setItem('ticket', slip),
        JSON.stringify(storedSlip(Date.now())),
      );
      await screen.open('/');
    },
    drive: {
      'browser.wentOffline': (screen) => screen.happen('offline'),
      'browser.cameOnline': (screen) => screen.happen('online'),
      'window.focused': (screen) => screen.happen('focus'),
      'socket.connected': async (screen, step) => {
        await letItAsk(screen, step);
        await screen.sockets.connect(step.event.socket);
      },
      'socket.refused': async (screen, step) => {
        await letItAsk(screen, step);
        await screen.sockets.refuse(step.event.socket);
      },
      'socket.lost': async (screen, step) => {
        if (socketOf(step) !== 'up') throw new NotFromOutside('a connection that is not up cannot be lost');
        screen.sockets.lose(step.event.socket);
      },
      // A player who comes back to a ticket that was not decided, and its decision.
      'ticket.awaited': async (screen, { event }) => {
        if (event.ticketId === null && !awaited) throw new NotFromOutside('no ticket is awaited');
        if (event.ticketId !== null && awaited) throw new NotFromOutside('a ticket is awaited already');
        tokens += 1;
        await screen.signInElsewhere(forgedTokens({ id: player, generation: tokens }, await screen.now()));
        awaited = event.ticketId !== null;
        await answerPing(screen, { ticketInfo: awaited ? null : accepted });
      },
      'reload.asked': async (screen, { event }) => {
        if (event.cause === 'socketsDown') throw new NotFromOutside('the machine raises it itself after its recheck');
        await screen.happen('vite:preloadError');
      },
      'xstate.done.actor.askHealth': answerHealth,
      'xstate.done.actor.askHealthAgain': answerHealth,
      'xstate.after.socketRecheckDelay': ({ pass }) => pass(200),
      'xstate.after.spreadDelay': ({ pass }) => pass(1_000),
      'xstate.after.healthRetry': ({ pass }) => pass(3_000),
      'xstate.after.reloadableIn': ({ pass }) => pass(30_000),
      'xstate.after.reloadDeadline': async () => {
        throw new NotFromOutside('the page is gone long before the deadline of its reload');
      },
    },
    never: {
      'xstate.error.actor.askHealth': 'a health call without an answer is an answer: that nobody is there',
      'xstate.error.actor.askHealthAgain': 'a health call without an answer is an answer: that nobody is there',
      'xstate.error.actor.watchBrowser': 'listening to the window does not fail',
      'xstate.error.actor.watchSockets': 'listening to a socket does not fail',
    },
    spare: (value) => (value as unknown as State).recheck !== 'checking',
    sights: [
      {
        state: 'network.offline',
        isSeen: ({ page, words }) =>
          page.getByRole('alertdialog', { name: words('common:noConnection.title') }).isVisible(),
      },
      {
        state: 'reload.held',
        isSeen: ({ page, words }) => page.getByText(words('common:notice.reloadHeld')).isVisible(),
      },
    ],
  };
};
