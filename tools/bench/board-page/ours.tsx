import '../../../src/theme/tokens.css';
import '../../../src/theme/base.css';
import './page.css';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { PendingTicket } from '../../../contract/storage/slip.ts';
import { noFavourites } from '../../../domain/offer/favourites.ts';
import type { Selections } from '../../../domain/ticket/slip.ts';
import { favouritesMachine } from '../../../machines/favourites/favourites.machine.ts';
import type { PlayerNews } from '../../../machines/player/player-event.ts';
import { ticketMachine } from '../../../machines/ticket/ticket.machine.ts';
import type { CheckedPrices } from '../../../machines/ticket/ticket-event.ts';
import { connectOfferFeed } from '../../../src/actors/offer-feed.ts';
import { LiveBoard } from '../../../src/features/live-betting/live-board.tsx';
import { loadNamespaces, startI18n } from '../../../src/i18n/i18n.ts';
import { browserClock } from '../../../src/offer/browser-clock.ts';
import { OfferProvider } from '../../../src/offer/offer-context.tsx';
import { OfferStore } from '../../../src/offer/offer-store.ts';
import { RunningOddsDesk } from '../../../src/running/odds-desk.tsx';
import { type Running, RunningProvider } from '../../../src/running/running.tsx';
import type { Connection } from '../../../src/transport/sockets/connection.ts';
import { createFeedSocket } from '../../../src/transport/sockets/feed-socket.ts';
import type { Contestant } from './contestant.ts';
import { startDriver } from './driver.ts';
import { oddsInPage } from './odds-in-page.ts';
import { topic } from './scenario.ts';

/**
 * The site's own connection ends here: what the driver sends arrives as if it had come over the wire. `asked` is called
 * when the board subscribes; a snapshot sent before that is not the one it waits for.
 */
const createWire = () => {
  let ask = (): void => undefined;
  const asked = new Promise<void>((done) => {
    ask = done;
  });
  const listeners = new Map<string, (payload: unknown) => void>();
  const connection: Connection = {
    open: () => undefined,
    close: () => undefined,
    connected: () => true,
    changedAt: () => 0,
    reconnect: () => undefined,
    watch: () => () => undefined,
    on: (event, listener) => {
      listeners.set(event, listener);
      return () => listeners.delete(event);
    },
    emit: () => ask(),
    request: () => Promise.reject(new Error('not asked')),
  };
  return { connection, asked, says: (event: string, payload: unknown) => listeners.get(event)?.(payload) };
};

/** The machines that a board talks to, with nothing behind them. */
const machines = () => {
  const ticket = createActor(
    ticketMachine.provide({
      actors: {
        checkSelections: fromPromise<CheckedPrices, Selections>(async () => ({ checks: [], now: 0 })),
        saveTicket: fromPromise<number, PendingTicket | undefined>(async () => 0),
        postTicket: fromPromise(() => Promise.reject(new Error('nothing is paid here'))),
        ticker: fromCallback(() => undefined),
      },
      actions: { report: () => undefined },
    }),
    { input: { stored: null } },
  );
  const favourites = createActor(favouritesMachine, { input: { stored: noFavourites } });
  ticket.start();
  favourites.start();
  const player = { ticket, favourites };
  // The app machine hands a press on to the machine of the player that it is for.
  const app = {
    send: ({ news }: { news: PlayerNews }) =>
      (news.type === 'favourite.toggled' ? favourites : ticket).send(news as never),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const started = { start: async () => player, started: () => player, watch: () => () => undefined };
  return { app, player: started } as unknown as Running;
};

const wire = createWire();
const store = new OfferStore(browserClock);

const ours: Contestant = {
  async mount(root, matches) {
    await startI18n('en');
    await loadNamespaces('betting');
    connectOfferFeed(createFeedSocket(location.origin, wire.connection), store, {
      now: () => 0,
      observe: () => undefined,
    });
    const running = machines();
    const Page = () => (
      <RunningProvider running={running}>
        <OfferProvider store={store}>
          <RunningOddsDesk>
            <div className="list">
              <LiveBoard sport="F" matches={matches} />
            </div>
          </RunningOddsDesk>
        </OfferProvider>
      </RunningProvider>
    );
    const router = createRouter({ routeTree: createRootRoute({ component: Page, notFoundComponent: Page }) });
    // The bench has one page and no other address; its type is not the site's.
    createRoot(root).render(<RouterProvider router={router as never} />);
    await new Promise<void>((done) => {
      const look = () => (root.querySelector('[data-odd]') ? done() : requestAnimationFrame(look));
      look();
    });
    await wire.asked;
    wire.says('initial_data', { topic, seq: 1, matches });
  },
  receive: (frame) => wire.says('live_update', JSON.parse(frame)),
  shown: oddsInPage,
};

await startDriver(ours);
