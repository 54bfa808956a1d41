import { socketReconnectionDelay, socketReconnectionSpread } from '../../../domain/limits.ts';
import type { DrivenStep, Driver } from './driver.ts';
import type { ReplayScreen } from './replay-screen.ts';
import type { LineName } from './socket-lines.ts';

const retry = socketReconnectionDelay + socketReconnectionSpread / 2;

const socketOf = ({ event, before }: DrivenStep) =>
  (before as Record<LineName, 'opening' | 'up' | 'down'>)[event.socket as LineName];

/** A connection that was lost asks again by itself after its delay. */
const letItAsk = async (screen: ReplayScreen, step: DrivenStep) => {
  if (socketOf(step) === 'down') await screen.pass(retry);
};

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  for (const step of steps) {
    const { event } = step;
    const isChecking = JSON.stringify(step.before).includes('"recheck":"checking"');
    if (event.type === 'socket.connected' || event.type === 'socket.refused') {
      if (socketOf(step) === 'up') return 'the connection is up: it would have to be lost first';
      if (socketOf(step) === 'down' && isChecking) return 'the recheck is over before the connection asks again';
    }
    if (event.type === 'socket.lost' && socketOf(step) !== 'up') return 'a connection that is not up cannot be lost';
  }
  return null;
};

/** What happens to the line, as a page meets it; `letItAsk` waits until a lost one would ask again. */
export const lineSteps = (letItAsk: (screen: ReplayScreen, step: DrivenStep) => Promise<void>): Driver['drive'] => ({
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
  'socket.lost': async (screen, { event }) => screen.sockets.lose(event.socket),
});

const steps = lineSteps(letItAsk);
/** What a line does is drawn with the next frame, long before the recheck is over. */
const drawn =
  (step: Driver['drive'][string] | undefined): Driver['drive'][string] =>
  async (screen, driven) => {
    await step?.(screen, driven);
    await screen.pass(20);
  };

/** Network and sockets: the browser's own events and the line's ends in the path's hand. */
export const createConnectivityDriver = (): Driver => ({
  begin: async (screen) => {
    await screen.open('/live_betting');
    return 0;
  },
  drive: {
    ...steps,
    'socket.refused': drawn(steps['socket.refused']),
    'socket.lost': drawn(steps['socket.lost']),
    'reload.asked': (screen) => screen.happen('vite:preloadError'),
    'xstate.after.socketRecheckDelay': ({ pass }) => pass(200),
  },
  never: {
    'ticket.awaited': 'only handed on: the replay of the reload machine walks it',
    'outcome.changed': 'only handed on: the connection journey shows what it does',
    'notice.raised': 'said by the reload machine, whose replay walks it',
    'notice.dismissed': 'said by the reload machine, whose replay walks it',
    'xstate.error.actor.reload': 'a machine does not fail',
    'xstate.error.actor.watchBrowser': 'listening to the window does not fail',
    'xstate.error.actor.watchSockets': 'listening to a socket does not fail',
  },
  obstacle,
  spare: (value) => !JSON.stringify(value).includes('"recheck":"checking"'),
  alike: {
    'recheck.checking': 'a fifth of a second in which the connections are looked at',
    sports: 'what comes over it is asked for by ping as well: a player misses nothing',
    'feedsocket.opening': 'a list that has just come is as good as one that is followed',
  },
  sights: [
    {
      // By its text: the note that the network is gone hides the page behind it from readers.
      states: ['feedsocket.down'],
      isSeen: ({ page, words }) => page.getByText(words('betting:stale')).isVisible(),
    },
    {
      states: ['network.offline'],
      isSeen: ({ page, words }) =>
        page.getByRole('alertdialog', { name: words('common:noConnection.title') }).isVisible(),
    },
  ],
});
