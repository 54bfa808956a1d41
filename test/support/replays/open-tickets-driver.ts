import { hostWins } from '../host-wins.ts';
import { signedIn, tokensOfAdded, upcoming } from '../player-api.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const username = 'ticket-holder';
const other = 'ticket-heir';
const history = '/sportsbetting/v1/ticketHistory';
const retryPause = 5_000;

const label = 'common:ticket.openTickets';
const sectionOf = ({ page, words }: ReplayScreen) => page.getByRole('region', { name: words(label), exact: true });
const buttonOf = (screen: ReplayScreen, key: string) =>
  sectionOf(screen).getByRole('button', { name: screen.words(key), exact: true });

/** Why the steps of a path cannot come in this order from outside. */
const obstacle = (steps: readonly DrivenStep[]): string | null => {
  const left = steps.findIndex(({ event }) => event.type === 'player.left');
  return left >= 0 && left < steps.length - 1 ? 'what follows is the next player’s' : null;
};

/** A player's open tickets, below the slip next to the board. */
export const createOpenTicketsDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    const { calls, sockets } = screen;
    await calls.hold(history);
    await storeSession(screen, await tokensOfAdded(screen.origin, username));
    await screen.open('/betting');
    // Its machine begins when it is opened; a line that comes up later would be news to it.
    await sockets.connect('sports');
    await sockets.connect('feedsocket');
    await calls.release(heldUrls.preAuth);
    await sockets.believed('sports');
    await screen.appears(buttonOf(screen, label));
    await buttonOf(screen, label).click();
    return 0;
  },
  drive: {
    'tickets.changed': async ({ origin, sockets }) => {
      const player = await signedIn(origin, username);
      const ticket = hostWins((await upcoming(origin)).slice(0, 1), 20);
      await player.pay(ticket);
      await sockets.deliver('sports', 'ticketRequestProcessed', ticket.ticket_id);
    },
    'retry.asked': async (screen) => {
      await screen.appears(buttonOf(screen, 'history:retry'));
      await buttonOf(screen, 'history:retry').click();
    },
    // To a visitor the section is not shown.
    'player.left': async (screen) => screen.signInElsewhere(await tokensOfAdded(screen.origin, other)),
    'xstate.done.actor.loadTickets': async ({ calls }) => {
      await calls.release(history);
    },
    'xstate.error.actor.loadTickets': ({ calls }) => calls.cut(history),
    'xstate.after.retryPause': ({ pass }) => pass(retryPause),
  },
  never: {},
  obstacle,
  spare: () => true,
  alike: {
    'known.asking': 'what is known stays in sight',
    'known.stale': 'what is known stays in sight',
  },
  sights: [
    { states: ['loading'], isSeen: (screen) => sectionOf(screen).locator('[aria-busy="true"]').isVisible() },
    { states: ['failed'], isSeen: (screen) => buttonOf(screen, 'history:retry').isVisible() },
    {
      states: ['known'],
      isSeen: (screen) =>
        sectionOf(screen)
          .getByRole('link', { name: screen.words('history:title') })
          .isVisible(),
    },
  ],
});
