import { assign, raise, sendTo, setup } from 'xstate';
import type { StoredSlip } from '../../contract/storage/slip.ts';
import { type AuthDialogEvent, authDialogMachine } from '../auth-dialog/auth-dialog.machine.ts';
import { type ConnectivityEvent, connectivityMachine } from '../connectivity/connectivity.machine.ts';
import { type LastRouteEvent, lastRouteMachine } from '../last-route/last-route.machine.ts';
import { type NoticesEvent, noticesMachine } from '../notices/notices.machine.ts';
import type { playerMachine } from '../player/player.machine.ts';
import type { PlayerNews } from '../player/player-event.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { SessionEvent } from '../session/session-event.ts';
import type { SessionUser } from '../signed-in.ts';
import { type SiteEvent, siteMachine } from '../site/site.machine.ts';
import { actionToProvide, answerToProvide, listenerToProvide, machineToProvide } from '../to-provide.ts';
import { type AppContext, type AppInput, firstUntold, slipToStart } from './app-context.ts';
import type { AccountEvent, AppEvent, OfferEvent } from './app-event.ts';

/** The parent of all: starts the site, and carries news from one child to the others. */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    input: AppInput;
    tags: 'starting';
    children: {
      session: 'session';
      site: 'site';
      connectivity: 'connectivity';
      notices: 'notices';
      lastRoute: 'lastRoute';
      authDialog: 'authDialog';
      player: 'player';
    };
  },
  actors: {
    session: sessionMachine,
    site: siteMachine,
    connectivity: connectivityMachine,
    notices: noticesMachine,
    lastRoute: lastRouteMachine,
    authDialog: authDialogMachine,
    watchAccount: listenerToProvide<AccountEvent>('watchAccount'),
    watchOffer: listenerToProvide<OfferEvent>('watchOffer'),
    /** Fetches the code of the player's machines; answers with the slip that this browser keeps. */
    loadPlayer: answerToProvide<StoredSlip | null>('loadPlayer'),
    player: machineToProvide<typeof playerMachine>('player'),
  },
  actions: {
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    goToLogin: actionToProvide('goToLogin'),
    recheckPage: actionToProvide('recheckPage'),
    refreshPage: actionToProvide('refreshPage'),
    tellSession: sendTo('session', (_, told: SessionEvent) => told),
    tellSite: sendTo('site', (_, told: SiteEvent) => told),
    tellConnectivity: sendTo('connectivity', (_, told: ConnectivityEvent) => told),
    tellNotices: sendTo('notices', (_, told: NoticesEvent) => told),
    tellLastRoute: sendTo('lastRoute', (_, told: LastRouteEvent) => told),
    tellAuthDialog: sendTo('authDialog', (_, told: AuthDialogEvent) => told),
    tellAccount: sendTo('account', (_, told: { type: 'user.changed'; userId: string | null }) => told),
    tellPlayer: raise((_, news: PlayerNews) => ({ type: 'player.told', news }) as const),
    keepForPlayer: assign(({ context }, news: PlayerNews) => ({ untold: [...context.untold, news] })),
    passOn: sendTo('player', (_, news: PlayerNews) => news),
    passOnFirst: sendTo('player', ({ context }) => firstUntold(context)),
    dropFirst: assign(({ context }) => ({ untold: context.untold.slice(1) })),
    noteSlip: assign(({ context }, stored: StoredSlip | null) => ({ storedSlip: slipToStart(context, stored) })),
    noteSiteTried: assign({ siteTried: true }),
    noteUser: assign((_, { user }: { user: SessionUser | null }) => ({ user, userKnown: true })),
  },
  guards: {
    isStarted: ({ context }) => context.siteTried && context.userKnown,
    isSignedIn: ({ context }) => context.user !== null,
    isUntold: ({ context }) => context.untold.length > 0,
    carriesPrices: (_, { socket }: { socket: string }) => socket === 'feedsocket',
  },
  delays: { startDeadline: 8_000, playerRetry: 3_000 },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({
    ...input,
    siteTried: false,
    user: null,
    userKnown: false,
    storedSlip: null,
    untold: [],
  }),
  type: 'parallel',
  invoke: [
    { id: 'notices', src: 'notices', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
    { id: 'authDialog', src: 'authDialog', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
    {
      id: 'lastRoute',
      src: 'lastRoute',
      input: ({ context }) => ({ path: context.lastPath }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'site',
      src: 'site',
      input: ({ context }) => ({ spread: context.spread }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    { id: 'session', src: 'session', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
    {
      id: 'connectivity',
      src: 'connectivity',
      input: ({ context }) => ({ spread: context.spread }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    { id: 'account', src: 'watchAccount', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
    { id: 'offer', src: 'watchOffer', onError: { actions: { type: 'logFailure', params: ({ event }) => event } } },
  ],
  states: {
    // A region of its own: transitions at the root are not taken when another region handles the event too.
    relays: {
      on: {
        'user.changed': {
          actions: [
            { type: 'noteUser', params: ({ event }) => event },
            { type: 'tellAccount', params: ({ event }) => ({ type: 'user.changed', userId: event.user?.id ?? null }) },
            { type: 'tellLastRoute', params: ({ event }) => ({ type: 'user.changed', signedIn: event.user !== null }) },
            {
              type: 'tellAuthDialog',
              params: ({ event }) => ({ type: 'user.changed', signedIn: event.user !== null }),
            },
            { type: 'tellPlayer', params: ({ event }) => event },
            'refreshPage',
          ],
        },
        'site.changed': { actions: [{ type: 'tellPlayer', params: ({ event }) => event }, 'recheckPage'] },
        'site.tried': { actions: 'noteSiteTried' },
        'settings.pushed': { actions: { type: 'tellSite', params: ({ event }) => event } },
        'status.pushed': { actions: { type: 'tellSite', params: ({ event }) => event } },
        'session.expired': { actions: 'goToLogin' },
        'wallet.changed': { actions: { type: 'tellPlayer', params: ({ event }) => event } },
        'wallets.changed': { actions: { type: 'tellSession', params: ({ event }) => event } },
        'ping.answered': { actions: { type: 'tellPlayer', params: ({ event }) => event } },
        'ticket.awaited': {
          actions: [
            { type: 'tellSession', params: ({ event }) => event },
            { type: 'tellConnectivity', params: ({ event }) => event },
          ],
        },
        'outcome.changed': { actions: { type: 'tellConnectivity', params: ({ event }) => event } },
        'ticket.processed': { actions: { type: 'tellPlayer', params: ({ event }) => event } },
        'ticket.updated': { actions: 'refreshPage' },
        'favourite.begun': { actions: 'refreshPage' },
        'odds.touched': { actions: { type: 'tellPlayer', params: ({ event }) => event } },
        'window.focused': {
          actions: [
            { type: 'tellPlayer', params: { type: 'window.focused' } },
            { type: 'tellSession', params: { type: 'window.focused' } },
            'refreshPage',
          ],
        },
        'socket.changed': {
          guard: { type: 'carriesPrices', params: ({ event }) => event },
          actions: { type: 'tellPlayer', params: ({ event }) => ({ type: 'feed.went', stale: !event.up }) },
        },
        'notice.raised': { actions: { type: 'tellNotices', params: ({ event }) => event } },
        'notice.dismissed': { actions: { type: 'tellNotices', params: ({ event }) => event } },
        'maintenance.began': {
          actions: [
            { type: 'tellSession', params: { type: 'session.left' } },
            { type: 'tellConnectivity', params: { type: 'reload.asked', cause: 'maintenanceBegan' } },
          ],
        },
        'page.pushed': { actions: { type: 'tellConnectivity', params: { type: 'reload.asked', cause: 'pagePushed' } } },
        'reload.asked': { actions: { type: 'tellConnectivity', params: ({ event }) => event } },
        'language.loaded': { actions: 'recheckPage' },
        'betLimit.pushed': { actions: { type: 'tellPlayer', params: ({ event }) => event } },
        'route.entered': {
          actions: [
            { type: 'tellLastRoute', params: ({ event }) => event },
            { type: 'tellPlayer', params: ({ event }) => event },
          ],
        },
        'route.begun': { actions: { type: 'tellLastRoute', params: ({ event }) => event } },
        'route.refused': { actions: { type: 'tellLastRoute', params: ({ event }) => event } },
        'route.returned': { actions: { type: 'tellLastRoute', params: ({ event }) => event } },
        'authDialog.opened': {
          actions: [
            { type: 'tellAuthDialog', params: ({ event }) => event },
            { type: 'tellLastRoute', params: { type: 'authDialog.opened' } },
          ],
        },
        'authDialog.closed': {
          actions: [
            { type: 'tellAuthDialog', params: ({ event }) => event },
            { type: 'tellLastRoute', params: { type: 'authDialog.closed' } },
          ],
        },
      },
    },
    start: {
      initial: 'waiting',
      states: {
        waiting: {
          tags: 'starting',
          // Until the operator's settings and the signed-in user are known, but not for ever.
          always: { guard: 'isStarted', target: 'open' },
          after: { startDeadline: { target: 'open' } },
        },
        open: {},
      },
    },
    player: {
      initial: 'away',
      states: {
        away: {
          initial: 'unneeded',
          on: { 'player.told': { actions: { type: 'keepForPlayer', params: ({ event }) => event.news } } },
          states: {
            unneeded: {
              // Until somebody is signed in, or shows that he is about to do something.
              always: { guard: 'isSignedIn', target: 'loading' },
              on: { 'player.wanted': { target: 'loading' } },
            },
            loading: {
              invoke: {
                id: 'loadPlayer',
                src: 'loadPlayer',
                onDone: {
                  target: '#app.player.here',
                  actions: { type: 'noteSlip', params: ({ event }) => event.output },
                },
                onError: { target: 'failed', actions: { type: 'logFailure', params: ({ event }) => event } },
              },
            },
            failed: { after: { playerRetry: { target: 'loading' } } },
          },
        },
        here: {
          invoke: {
            id: 'player',
            src: 'player',
            input: ({ context }) => context,
            onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
          },
          // All that was kept is passed on before anything new.
          always: { guard: 'isUntold', actions: ['passOnFirst', 'dropFirst'] },
          on: { 'player.told': { actions: { type: 'passOn', params: ({ event }) => event.news } } },
        },
      },
    },
  },
});
