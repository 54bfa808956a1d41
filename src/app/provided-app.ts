import { sendParent } from 'xstate';
import { appMachine } from '../../machines/app/app.machine.ts';
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import { favouritesMachine } from '../../machines/favourites/favourites.machine.ts';
import { languageMachine } from '../../machines/language/language.machine.ts';
import { lastRouteMachine } from '../../machines/last-route/last-route.machine.ts';
import { maintenanceMachine } from '../../machines/maintenance/maintenance.machine.ts';
import { reofferMachine } from '../../machines/reoffer/reoffer.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { ticketMachine } from '../../machines/ticket/ticket.machine.ts';
import { traceExportMachine } from '../../machines/trace-export/trace-export.machine.ts';
import { createWatchAccount } from '../actors/account-socket.ts';
import { createBeep } from '../actors/beep.ts';
import { createConnectivityActors } from '../actors/connectivity-actors.ts';
import { createFavouritesActors } from '../actors/favourites-actors.ts';
import { createLanguageActors } from '../actors/language-actors.ts';
import { createLoadSite } from '../actors/load-site.ts';
import { createWatchOffer } from '../actors/offer-watch.ts';
import { createPostOfferAnswer } from '../actors/post-offer-answer.ts';
import { createSaveTrace } from '../actors/save-trace.ts';
import { createSessionActors } from '../actors/session-actors.ts';
import { createTicker } from '../actors/ticker.ts';
import { createTicketActors } from '../actors/ticket-actors.ts';
import { saveFile } from '../browser/save-file.ts';
import { soundOff } from '../layouts/remembered.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

const logFailure = (_: unknown, { error }: { error: unknown }) => console.error(error);

/** Every machine with its effects: the one place where they meet the world. */
export const providedApp = (world: World, page: Page) => {
  const { api, clock, sockets, sessionStore, routeStore, ticketStore, ticketTracer, reloadGuard, offer } = world;
  const ticker = createTicker(clock);
  return appMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: createSessionActors(api, sessionStore),
        actions: {
          report: sendParent((_, report) => report),
          logFailure,
          storeSession: (_, { session }) => sessionStore.save(session),
          forgetSession: () => sessionStore.forget(),
          storeChosenWallet: (_, { currencyId }) => sessionStore.chooseWallet(currencyId),
        },
      }),
      maintenance: maintenanceMachine.provide({
        actors: { ticker },
        actions: { report: sendParent((_, report) => report), logFailure },
      }),
      connectivity: connectivityMachine.provide({
        actors: createConnectivityActors(
          api,
          { sports: sockets.sports.connection, feedsocket: sockets.feed.connection },
          reloadGuard,
        ),
        actions: {
          report: sendParent((_, report) => report),
          logFailure,
          reconnectSockets: () => {
            sockets.sports.connection.reconnect();
            sockets.feed.connection.reconnect();
          },
          reloadPage: () => reloadGuard.reload(),
        },
      }),
      ticket: ticketMachine.provide({
        actors: {
          ...createTicketActors({ sportsbetting: api.sportsbetting, store: ticketStore, serverNow: clock.now }),
          ticker,
        },
        actions: { report: sendParent((_, report) => report) },
      }),
      reoffer: reofferMachine.provide({
        actors: { postAnswer: createPostOfferAnswer(api.sportsbetting), ticker },
        actions: { report: sendParent((_, report) => report), logFailure, beep: createBeep(soundOff.current) },
      }),
      favourites: favouritesMachine.provide({
        actors: createFavouritesActors(api),
        actions: {
          storeFavourites: (_, { favourites }) => world.favourites.write({ version: 1, settings: favourites }),
        },
      }),
      traceExport: traceExportMachine.provide({
        actors: {
          saveTrace: createSaveTrace({
            sportsbetting: api.sportsbetting,
            tracer: ticketTracer,
            serverNow: clock.now,
            saveFile,
          }),
        },
        actions: { report: sendParent((_, report) => report) },
      }),
      watchAccount: createWatchAccount(sockets.sports, api, clock),
      watchOffer: createWatchOffer(sockets.feed, offer, clock, page.selectedEvents, page.favourites),
      language: languageMachine.provide({
        actors: createLanguageActors(api),
        actions: {
          report: sendParent((_, report) => report),
          logFailure,
          showLanguage: (_, { language }) => page.showLanguage(language),
        },
      }),
      lastRoute: lastRouteMachine.provide({ actions: { storeRoute: (_, { path }) => routeStore.keep(path) } }),
      loadSite: createLoadSite(api, world.origin),
    },
    actions: {
      logFailure,
      goToLogin: () => page.goToLogin(),
      recheckPage: () => page.recheck(),
      refreshPage: () => page.refresh(),
    },
  });
};
