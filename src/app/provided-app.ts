import { sendParent } from 'xstate';
import { appMachine } from '../../machines/app/app.machine.ts';
import { asleep, type RestOf } from '../../machines/at-rest.ts';
import { betLimitAtRest } from '../../machines/bet-limit/bet-limit-at-rest.ts';
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import { favouritesAtRest } from '../../machines/favourites/favourites-at-rest.ts';
import { languageAtRest } from '../../machines/language/language-at-rest.ts';
import { lastRouteMachine } from '../../machines/last-route/last-route.machine.ts';
import { maintenanceAtRest } from '../../machines/maintenance/maintenance-at-rest.ts';
import { reofferAtRest } from '../../machines/reoffer/reoffer-at-rest.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { ticketAtRest } from '../../machines/ticket/ticket-at-rest.ts';
import { traceExportAtRest } from '../../machines/trace-export/trace-export-at-rest.ts';
import { createWatchAccount } from '../actors/account-socket.ts';
import { createConnectivityActors } from '../actors/connectivity-actors.ts';
import { createLoadSite } from '../actors/load-site.ts';
import { createWatchOffer } from '../actors/offer-watch.ts';
import { createSessionActors } from '../actors/session-actors.ts';
import type { OnDemand } from '../running/running.tsx';
import { logFailure } from './log-failure.ts';
import { untilStarted } from './on-demand.ts';
import type { Page } from './page.ts';
import type { Player } from './start-player.ts';
import type { World } from './world.ts';

/** Every machine with its effects: the one place where they meet the world. */
export const providedApp = (world: World, page: Page, player: OnDemand<Player>) => {
  const { api, clock, sockets, sessionStore, routeStore, reloadGuard, offer } = world;
  const ofPlayer = <Name extends keyof Player['machines']>(name: Name, rest: RestOf<Player['machines'][Name]>) =>
    player.started()?.machines[name] ??
    asleep<Player['machines'][Name]>(rest, async () => (await untilStarted(player)).machines[name]);
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
      maintenance: ofPlayer('maintenance', maintenanceAtRest),
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
      ticket: ofPlayer('ticket', ticketAtRest),
      reoffer: ofPlayer('reoffer', reofferAtRest),
      betLimit: ofPlayer('betLimit', betLimitAtRest),
      traceExport: ofPlayer('traceExport', traceExportAtRest),
      favourites: ofPlayer('favourites', favouritesAtRest),
      watchAccount: createWatchAccount(sockets.sports, api, clock),
      watchOffer: createWatchOffer(sockets.feed, offer, clock, page.selectedEvents, page.favourites),
      language: ofPlayer('language', languageAtRest),
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
