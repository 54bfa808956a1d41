import {
  type ActorRefFrom,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type SimulatedClock,
  sendParent,
} from 'xstate';
import type { CashOutQuote } from '../../../contract/http/cash-out.ts';
import type { StoredSlip } from '../../../contract/storage/slip.ts';
import { noFavourites } from '../../../domain/offer/favourites.ts';
import { appMachine } from '../../../machines/app/app.machine.ts';
import type { AccountEvent } from '../../../machines/app/app-event.ts';
import { cashOutMachine } from '../../../machines/cash-out/cash-out.machine.ts';
import {
  type BrowserEvent,
  connectivityMachine,
  type SocketEvent,
} from '../../../machines/connectivity/connectivity.machine.ts';
import { lastRouteMachine } from '../../../machines/last-route/last-route.machine.ts';
import { type PingAnswer, pingMachine } from '../../../machines/ping/ping.machine.ts';
import { reloadMachine, type SocketName } from '../../../machines/reload/reload.machine.ts';
import { renewalMachine } from '../../../machines/renewal/renewal.machine.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { exampleSite } from '../../../machines/site/site.cases.ts';
import { siteMachine } from '../../../machines/site/site.machine.ts';
import type { Site } from '../../../machines/site/site.ts';
import { telling } from '../../../machines/testing/recorder.ts';
import type { ticketMachine } from '../../../machines/ticket/ticket.machine.ts';
import type { TickEvent } from '../../../machines/ticket/ticket-event.ts';
import type { PageEvent, WorkerEvent } from '../../../machines/update/update.machine.ts';
import { createRenewSession } from '../../../src/actors/renew-session.ts';
import { createSessionStore } from '../../../src/actors/session-store.ts';
import { createTicketStore } from '../../../src/actors/ticket-store.ts';
import { watchHolds } from '../../../src/app/game-holds.ts';
import { latePlayer } from '../../../src/app/late-player.ts';
import { createReloadGuard } from '../../../src/browser/reload-guard.ts';
import { UnreachableError } from '../../../src/transport/call-error.ts';
import type { Backend } from './backend.ts';
import type { Browser } from './browser.ts';
import { openGamePage } from './game-page.ts';
import type { Line } from './line.ts';
import { providedPlayer, walkSettings } from './provided-player.ts';
import { type SessionNews, walkGame } from './studio.ts';
import type { TicketMarks } from './ticket-marks.ts';

export interface Surroundings {
  clock: SimulatedClock;
  now(): number;
  backend: Backend;
  line: Line;
  browser: Browser;
  marks: TicketMarks;
  /** Reports something that must never happen. */
  wrong(what: string): void;
}

const site = { ...exampleSite, settings: walkSettings };
const logFailure = () => undefined;

/** Every machine of a tab, with its effects in a world that the walk moves. One load of the page. */
export const openPage = (
  name: string,
  { clock, now, backend, line, browser, marks, wrong }: Surroundings,
  reload: () => void,
  gameOpen: boolean,
) => {
  const sessionStore = createSessionStore(browser.shared(name, 'tokens'), browser.shared(name, 'wallet'));
  const store = createTicketStore(browser.ofTab(name, 'ticket'), browser.shared(name, 'ticket'));
  const reloadGuard = createReloadGuard(now, reload, browser.ofTab(name, 'lastReload'));
  const presence = telling<BrowserEvent>();
  const sockets = telling<SocketEvent>();
  const account = telling<AccountEvent>();
  const worker = telling<WorkerEvent>();
  const visibility = telling<PageEvent>();
  const seconds = new Set<(tick: TickEvent) => void>();
  const ticker = fromCallback<EventObject, undefined, TickEvent>(({ sendBack }) => {
    seconds.add(sendBack);
    return () => void seconds.delete(sendBack);
  });
  let isOnline = true;

  const accessToken = (): string | null =>
    app.getSnapshot().children.session?.getSnapshot().context.session?.tokens.access_token ?? null;
  const call = <Answer>(what: string, work: () => Answer): Promise<Answer> =>
    isOnline ? line.call(name, what, work) : Promise.reject(new UnreachableError('No network'));
  /** A call by who is signed in as it is sent. */
  const ownCall = <Answer>(what: string, work: (token: string) => Answer): Promise<Answer> => {
    const token = accessToken();
    if (token !== null) return call(what, () => work(token));
    wrong(`${name} asks for ${what} and nobody is signed in`);
    return Promise.reject(new UnreachableError(what));
  };

  const session = sessionMachine.provide({
    actors: {
      loadSession: fromPromise(async () => ({
        session: sessionStore.load(),
        chosenCurrencyId: sessionStore.chosenCurrencyId(),
      })),
      watchOtherTabs: fromCallback(({ sendBack }) =>
        sessionStore.watch((there) => sendBack({ type: 'session.changedElsewhere', session: there })),
      ),
      endSession: fromPromise(async ({ input: { tokens } }) => {
        if (tokens) await call('sign out', () => backend.signOut(tokens));
      }),
      ping: pingMachine.provide({
        actors: {
          ping: fromPromise<PingAnswer, { ticketId: string | null }>(async ({ input: { ticketId } }) => ({
            ping: await ownCall('ping', (token) => backend.ping(token, ticketId)),
            ticketId,
          })),
        },
        actions: { report: sendParent((_, report) => report), logFailure },
      }),
      renewal: renewalMachine.provide({
        actors: {
          renewSession: createRenewSession(
            { kcmanager: { refreshToken: (token) => call('renew', () => backend.renew(token)) } },
            sessionStore,
          ),
        },
        actions: { report: sendParent((_, report) => report), logFailure },
      }),
    },
    actions: {
      report: sendParent((_, report) => report),
      logFailure,
      storeSession: (_, { session: started }) => sessionStore.save(started),
      forgetSession: () => sessionStore.forget(),
      storeChosenWallet: (_, { currencyId }) => sessionStore.chooseWallet(currencyId),
    },
  });

  const player = providedPlayer({
    now,
    backend,
    store,
    ticker,
    worker: worker.logic,
    visibility: visibility.logic,
    marks,
    ownCall,
  });

  const app = createActor(
    appMachine.provide({
      actors: {
        session,
        player,
        loadPlayer: fromPromise<StoredSlip | null>(async () => store.load()),
        site: siteMachine.provide({
          actors: { loadSite: fromPromise<Site, Site>(async () => site) },
          actions: { report: sendParent((_, report) => report), logFailure },
        }),
        connectivity: connectivityMachine.provide({
          actors: {
            watchBrowser: presence.logic,
            watchSockets: sockets.logic,
            reload: reloadMachine.provide({
              actors: {
                askHealth: fromPromise(async () => {
                  const answered = await call('health', () => true).catch(() => false);
                  return { answered, reloadableIn: reloadGuard.reloadableIn() };
                }),
              },
              actions: {
                report: sendParent((_, report) => report),
                logFailure,
                reloadPage: () => reloadGuard.reload(),
              },
            }),
          },
          actions: { report: sendParent((_, report) => report), logFailure, reconnectSockets: () => undefined },
        }),
        lastRoute: lastRouteMachine.provide({ actions: { storeRoute: () => undefined } }),
        watchAccount: account.logic,
        watchOffer: fromCallback(() => undefined),
      },
      actions: {
        logFailure: (_, { error }) => wrong(`${name} lost a machine: ${error}`),
        goToLogin: () => undefined,
        recheckPage: () => undefined,
        refreshPage: () => undefined,
      },
    }),
    { clock, input: { storedFavourites: noFavourites, lastPath: null, spread: name.length / 10 } },
  );

  const cashOut = createActor(
    cashOutMachine.provide({
      actors: {
        askQuote: fromPromise<CashOutQuote & { secondsLeft: number }, { ticketId: string; ratio: number }>(
          ({ input: { ticketId } }) => ownCall('quote', (token) => backend.quote(token, ticketId)),
        ),
        takeQuote: fromPromise<void, { ticketId: string; quote: CashOutQuote | null }>(async ({ input: { quote } }) => {
          if (quote) await ownCall('cash-out', (token) => backend.sell(token, quote.quote_id));
        }),
        ticker,
      },
      actions: { watchTickets: () => undefined },
    }),
    { clock },
  );

  const game = openGamePage({
    clock,
    now,
    studio: backend.studio,
    isSignedIn: () => accessToken() !== null,
    ownCall,
    call,
    report: (news) => app.send({ type: 'player.told', news }),
    askCredit: () => app.getSnapshot().children.session?.send({ type: 'window.focused' }),
    wrong: (what) => wrong(`${name}: ${what}`),
  });

  let userId: string | undefined;
  let kept: ActorRefFrom<typeof ticketMachine> | undefined;
  app.subscribe(({ context: { user }, children }) => {
    if (user?.id !== userId) {
      userId = user?.id;
      cashOut.send({ type: 'player.left' });
      game.session.send({ type: 'player.changed' });
    }
    const ticket = children.player?.getSnapshot().children.ticket;
    if (!ticket || kept) return;
    kept = ticket;
    const keep = () => store.keep(ticket.getSnapshot().context);
    keep();
    ticket.subscribe(keep);
  });
  app.start();
  cashOut.start();
  let wallets: unknown;
  app.getSnapshot().children.session?.subscribe(({ context }) => {
    if (context.wallets !== wallets && context.wallets.length > 0) game.session.send({ type: 'credit.changed' });
    wallets = context.wallets;
  });
  app.send({ type: 'player.wanted' });
  // A page of a game that is loaded anew opens it again.
  if (gameOpen) game.session.send({ type: 'game.opened', game: walkGame });
  watchHolds(
    {
      app,
      player: latePlayer(app),
      playLimits: { start: () => new Promise(() => undefined), started: () => null, watch: () => () => undefined },
    },
    (holds) => game.session.send({ type: 'holds.changed', holds }),
  );

  return {
    app,
    cashOut,
    game,
    isOnline: () => isOnline,
    goOffline: () => {
      isOnline = false;
      presence.tell({ type: 'browser.wentOffline' });
    },
    goOnline: () => {
      isOnline = true;
      presence.tell({ type: 'browser.cameOnline' });
    },
    focus: () => presence.tell({ type: 'window.focused' }),
    tellSocket: (type: SocketEvent['type'], socket: SocketName) => sockets.tell({ type, socket }),
    /** A new build of the site has come. */
    hearOfBuild: () => worker.tell({ type: 'worker.installed', ofPage: false }),
    show: (shown: boolean) => visibility.tell({ type: shown ? 'page.shown' : 'page.hidden' }),
    hear: (event: AccountEvent) => account.tell(event),
    hearOfGame: (news: SessionNews) => game.session.send(news),
    tick: () => {
      for (const listener of [...seconds]) listener({ type: 'clock.ticked', now: now() });
    },
    close: () => {
      game.close();
      app.stop();
      cashOut.stop();
    },
  };
};

export type Page = ReturnType<typeof openPage>;
