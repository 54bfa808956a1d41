import { type AnyStateMachine, fromPromise, sendParent } from 'xstate';
import type { StoredSlip } from '../../contract/storage/slip.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import { lastRouteMachine } from '../../machines/last-route/last-route.machine.ts';
import { pingMachine } from '../../machines/ping/ping.machine.ts';
import { reloadMachine } from '../../machines/reload/reload.machine.ts';
import { renewalMachine } from '../../machines/renewal/renewal.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { createWatchAccount } from '../actors/account-socket.ts';
import { createAskHealth, createConnectivityActors } from '../actors/connectivity-actors.ts';
import { createLoadSite } from '../actors/load-site.ts';
import { createWatchOffer } from '../actors/offer-watch.ts';
import { createRenewSession } from '../actors/renew-session.ts';
import { createPing, createSessionActors } from '../actors/session-actors.ts';
import type { OnDemand } from '../running/running.tsx';
import { forgetHistory } from './history-kept.ts';
import { logFailure } from './log-failure.ts';
import type { Page } from './page.ts';
import type { ProvidedPlayer } from './provided-player.ts';
import type { World } from './world.ts';

/** A machine whose code comes late, as its parent names it: `machine` is asked when the parent starts it, not before. */
const lateLogic = <Machine extends AnyStateMachine>(machine: () => Machine): Machine =>
  new Proxy({} as Machine, { get: (_, key) => Reflect.get(machine(), key) });

/** Every machine with its effects: the one place where they meet the world. */
export const providedApp = (world: World, page: Page, code: OnDemand<ProvidedPlayer>) => {
  const { api, clock, sockets, sessionStore, routeStore, reloadGuard, offer } = world;
  const playerMachine = () => {
    const provided = code.started();
    if (!provided) throw new Error('The player has not come');
    return provided.machine;
  };
  return appMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          ...createSessionActors(api, sessionStore),
          ping: pingMachine.provide({
            actors: { ping: createPing(api) },
            actions: { report: sendParent((_, report) => report), logFailure },
          }),
          renewal: renewalMachine.provide({
            actors: { renewSession: createRenewSession(api, sessionStore) },
            actions: { report: sendParent((_, report) => report), logFailure },
          }),
        },
        actions: {
          report: sendParent((_, report) => report),
          logFailure,
          storeSession: (_, { session }) => sessionStore.save(session),
          forgetSession: () => {
            sessionStore.forget();
            forgetHistory();
          },
          storeChosenWallet: (_, { currencyId }) => sessionStore.chooseWallet(currencyId),
        },
      }),
      connectivity: connectivityMachine.provide({
        actors: {
          ...createConnectivityActors({ sports: sockets.sports.connection, feedsocket: sockets.feed.connection }),
          reload: reloadMachine.provide({
            actors: { askHealth: createAskHealth(api, reloadGuard) },
            actions: {
              report: sendParent((_, report) => report),
              logFailure,
              reloadPage: () => reloadGuard.reload(),
            },
          }),
        },
        actions: {
          report: sendParent((_, report) => report),
          logFailure,
          reconnectSockets: () => {
            sockets.sports.connection.reconnect();
            sockets.feed.connection.reconnect();
          },
        },
      }),
      watchAccount: createWatchAccount(sockets.sports, api, clock),
      watchOffer: createWatchOffer(sockets.feed, offer, clock, page.selectedEvents, page.favourites),
      lastRoute: lastRouteMachine.provide({ actions: { storeRoute: (_, { path }) => routeStore.keep(path) } }),
      site: siteMachine.provide({
        actors: { loadSite: createLoadSite(api, world.origin) },
        actions: { report: sendParent((_, report) => report), logFailure },
      }),
      loadPlayer: fromPromise<StoredSlip | null>(async () => (await code.start()).stored()),
      player: lateLogic(playerMachine),
    },
    actions: {
      logFailure,
      goToLogin: () => page.goToLogin(),
      recheckPage: () => page.recheck(),
      refreshPage: () => page.refresh(),
    },
  });
};
