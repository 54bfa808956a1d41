import { assign, sendTo, setup } from 'xstate';
import type { KeyValue } from '../../contract/entities/settings.ts';
import type { StoredSlip } from '../../contract/storage/slip.ts';
import type { Favourites } from '../../domain/offer/favourites.ts';
import type { BetLimitEvent, betLimitMachine } from '../bet-limit/bet-limit.machine.ts';
import { type ConnectivityEvent, connectivityMachine } from '../connectivity/connectivity.machine.ts';
import type { FavouritesEvent, favouritesMachine } from '../favourites/favourites.machine.ts';
import type { LanguageEvent, languageMachine } from '../language/language.machine.ts';
import { type LastRouteEvent, lastRouteMachine } from '../last-route/last-route.machine.ts';
import type { MaintenanceEvent, maintenanceMachine } from '../maintenance/maintenance.machine.ts';
import { type NoticesEvent, noticesMachine } from '../notices/notices.machine.ts';
import type { ReofferEvent, reofferMachine } from '../reoffer/reoffer.machine.ts';
import { type SessionEvent, sessionMachine } from '../session/session.machine.ts';
import type { SessionUser } from '../session/session.ts';
import type { ticketMachine } from '../ticket/ticket.machine.ts';
import type { TicketEvent } from '../ticket/ticket-event.ts';
import { actionToProvide, answerToProvide, listenerToProvide, machineToProvide } from '../to-provide.ts';
import type { traceExportMachine } from '../trace-export/trace-export.machine.ts';
import type { AccountEvent, AppEvent, AuthDialogMode, OfferEvent } from './app-event.ts';
import { isFlagUp, mergedSite, type Site, type SitePart, withPushed, withStatus } from './site.ts';

interface AppInput {
  storedSlip: StoredSlip | null;
  /** Nobody's, kept in this browser. */
  storedFavourites: Favourites;
  /** The page that was open last in this tab. */
  lastPath: string | null;
  /** 0 to 1: this tab's place wherever all tabs would otherwise act at once. */
  spread: number;
}

interface AppContext extends AppInput {
  site: Site;
  /** What has still to be learned, or learned anew. */
  siteMissing: SitePart[];
  /** Something changed while it was being loaded. */
  siteStale: boolean;
  siteTried: boolean;
  user: SessionUser | null;
  userKnown: boolean;
  authDialog: AuthDialogMode;
}

/** The parent of all: starts the site, and carries news from one child to the others. */
export const appMachine = setup({
  types: {} as {
    context: AppContext;
    events: AppEvent;
    input: AppInput;
    tags: 'starting';
    children: {
      session: 'session';
      maintenance: 'maintenance';
      connectivity: 'connectivity';
      notices: 'notices';
      ticket: 'ticket';
      reoffer: 'reoffer';
      favourites: 'favourites';
      betLimit: 'betLimit';
      traceExport: 'traceExport';
      account: 'watchAccount';
      offer: 'watchOffer';
      loadSite: 'loadSite';
      language: 'language';
      lastRoute: 'lastRoute';
    };
  },
  actors: {
    session: sessionMachine,
    maintenance: machineToProvide<typeof maintenanceMachine>('maintenance'),
    connectivity: connectivityMachine,
    notices: noticesMachine,
    ticket: machineToProvide<typeof ticketMachine>('ticket'),
    reoffer: machineToProvide<typeof reofferMachine>('reoffer'),
    favourites: machineToProvide<typeof favouritesMachine>('favourites'),
    betLimit: machineToProvide<typeof betLimitMachine>('betLimit'),
    traceExport: machineToProvide<typeof traceExportMachine>('traceExport'),
    watchAccount: listenerToProvide<AccountEvent>('watchAccount'),
    watchOffer: listenerToProvide<OfferEvent>('watchOffer'),
    /** Told what is known: a setting that makes no sense keeps what held. */
    loadSite: answerToProvide<Site, Site>('loadSite'),
    language: machineToProvide<typeof languageMachine>('language'),
    lastRoute: lastRouteMachine,
  },
  actions: {
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    goToLogin: actionToProvide('goToLogin'),
    /** Whether the visitor may stay, and in which language. */
    recheckPage: actionToProvide('recheckPage'),
    /** Guards and page data are asked again. */
    refreshPage: actionToProvide('refreshPage'),
    tellSession: sendTo('session', (_, told: SessionEvent) => told),
    tellMaintenance: sendTo('maintenance', (_, told: MaintenanceEvent) => told),
    tellConnectivity: sendTo('connectivity', (_, told: ConnectivityEvent) => told),
    tellNotices: sendTo('notices', (_, told: NoticesEvent) => told),
    tellFavourites: sendTo('favourites', (_, told: FavouritesEvent) => told),
    tellLanguage: sendTo('language', (_, told: LanguageEvent) => told),
    tellLastRoute: sendTo('lastRoute', (_, told: LastRouteEvent) => told),
    tellTicket: sendTo('ticket', (_, told: TicketEvent) => told),
    tellReoffer: sendTo('reoffer', (_, told: ReofferEvent) => told),
    tellBetLimit: sendTo('betLimit', (_, told: BetLimitEvent) => told),
    tellAccount: sendTo('account', (_, told: { type: 'user.changed'; userId: string | null }) => told),
    noteSite: assign(({ context }, site: Site) => ({
      site: mergedSite(context.site, site),
      siteMissing: context.siteMissing.filter((part) => site[part] === null),
      siteTried: true,
    })),
    noteSiteTried: assign({ siteTried: true }),
    noteSiteFresh: assign({ siteStale: false }),
    noteSiteStale: assign({ siteStale: true }),
    demandSite: assign(({ context }) => ({ siteMissing: withPushed(context.siteMissing) })),
    noteStatus: assign(({ context }, status: KeyValue) => ({
      site: { ...context.site, statuses: withStatus(context.site.statuses, status) },
    })),
    noteUser: assign((_, { user }: { user: SessionUser | null }) => ({ user, userKnown: true })),
    noteAuthDialog: assign((_, { mode }: { mode: AuthDialogMode }) => ({ authDialog: mode })),
  },
  guards: {
    isStarted: ({ context }) => context.siteTried && context.userKnown,
    isWhole: ({ context }) => context.siteMissing.length === 0,
    isSiteStale: ({ context }) => context.siteStale,
    isUser: (_, { user }: { user: SessionUser | null }) => user !== null,
    isFeed: (_, { socket }: { socket: string }) => socket === 'feedsocket',
  },
  delays: {
    /** The page opens without what is still missing by then. */
    startDeadline: 8_000,
    siteRetry: 3_000,
    siteSpread: ({ context }) => 500 + Math.round(context.spread * 2_000),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({
    ...input,
    site: { settings: null, statuses: null, theme: null },
    siteMissing: ['settings', 'statuses', 'theme'],
    siteStale: false,
    siteTried: false,
    user: null,
    userKnown: false,
    authDialog: 'login',
  }),
  type: 'parallel',
  invoke: [
    {
      id: 'notices',
      src: 'notices',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'maintenance',
      src: 'maintenance',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'ticket',
      src: 'ticket',
      input: ({ context }) => ({ stored: context.storedSlip }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'reoffer',
      src: 'reoffer',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'favourites',
      src: 'favourites',
      input: ({ context }) => ({ stored: context.storedFavourites }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'language',
      src: 'language',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'betLimit',
      src: 'betLimit',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'lastRoute',
      src: 'lastRoute',
      input: ({ context }) => ({ path: context.lastPath }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'traceExport',
      src: 'traceExport',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'session',
      src: 'session',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'connectivity',
      src: 'connectivity',
      input: ({ context }) => ({ spread: context.spread }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'account',
      src: 'watchAccount',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'offer',
      src: 'watchOffer',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
  ],
  states: {
    // A region of its own: what stood at the root would not be heard when another region listens too.
    relays: {
      on: {
        'user.changed': {
          actions: [
            { type: 'noteUser', params: ({ event }) => event },
            { type: 'tellAccount', params: ({ event }) => ({ type: 'user.changed', userId: event.user?.id ?? null }) },
            { type: 'tellTicket', params: ({ event }) => ({ type: 'user.changed', userId: event.user?.id ?? null }) },
            { type: 'tellLanguage', params: ({ event }) => ({ type: 'user.changed', signedIn: event.user !== null }) },
            { type: 'tellLastRoute', params: ({ event }) => ({ type: 'user.changed', signedIn: event.user !== null }) },
            {
              type: 'tellFavourites',
              params: ({ event }) => ({ type: 'user.changed', userId: event.user?.id ?? null }),
            },
            {
              type: 'tellMaintenance',
              params: ({ event }) => ({
                type: 'user.changed',
                signedIn: event.user !== null,
                exempt: event.user?.roles.includes('AL99') ?? false,
              }),
            },
            'refreshPage',
          ],
        },
        'language.chosen': { actions: { type: 'tellLanguage', params: ({ event }) => event } },
        'language.loaded': { actions: 'recheckPage' },
        'session.expired': { actions: 'goToLogin' },
        'wallet.changed': {
          actions: { type: 'tellTicket', params: ({ event }) => ({ type: 'wallet.changed', wallet: event.wallet }) },
        },
        'wallets.changed': { actions: { type: 'tellSession', params: ({ event }) => event } },
        'ping.answered': {
          actions: [
            {
              type: 'tellTicket',
              params: ({ event }) => ({
                type: 'ping.answered',
                ticketId: event.ticketId,
                ticketInfo: event.ping.ticketInfo,
                nowTimestamp: event.ping.nowTimestamp,
              }),
            },
            {
              type: 'tellMaintenance',
              params: ({ event }) => ({
                type: 'maintenance.told',
                timeLeft: event.ping.maintenanceMode?.timeLeft ?? null,
                now: event.ping.nowTimestamp,
              }),
            },
          ],
        },
        'ticket.awaited': {
          actions: [
            { type: 'tellSession', params: ({ event }) => event },
            { type: 'tellConnectivity', params: ({ event }) => event },
          ],
        },
        'offer.made': { actions: { type: 'tellReoffer', params: ({ event }) => event } },
        'offer.over': { actions: { type: 'tellReoffer', params: ({ event }) => event } },
        'offer.answered': { actions: { type: 'tellTicket', params: ({ event }) => event } },
        'ticket.processed': { actions: { type: 'tellTicket', params: ({ event }) => event } },
        'ticket.updated': { actions: 'refreshPage' },
        'favourite.begun': { actions: 'refreshPage' },
        'odds.touched': { actions: { type: 'tellTicket', params: { type: 'odds.touched' } } },
        'window.focused': {
          actions: [
            { type: 'tellTicket', params: { type: 'window.focused' } },
            { type: 'tellSession', params: { type: 'window.focused' } },
            'refreshPage',
          ],
        },
        // The account's connection carries no prices.
        'socket.changed': {
          guard: { type: 'isFeed', params: ({ event }) => event },
          actions: { type: 'tellTicket', params: ({ event }) => ({ type: 'feed.went', stale: !event.up }) },
        },
        'notice.raised': { actions: { type: 'tellNotices', params: ({ event }) => event } },
        'notice.dismissed': { actions: { type: 'tellNotices', params: ({ event }) => event } },
        'maintenance.began': {
          actions: [
            { type: 'tellSession', params: { type: 'session.left' } },
            { type: 'tellConnectivity', params: { type: 'reload.asked', cause: 'maintenanceBegan' } },
          ],
        },
        'page.pushed': {
          actions: { type: 'tellConnectivity', params: { type: 'reload.asked', cause: 'pagePushed' } },
        },
        'chunk.failed': {
          actions: { type: 'tellConnectivity', params: { type: 'reload.asked', cause: 'chunkFailed' } },
        },
        'status.pushed': {
          actions: [
            { type: 'noteStatus', params: ({ event }) => event.status },
            {
              type: 'tellMaintenance',
              params: ({ context }) => ({ type: 'flag.changed', started: isFlagUp(context.site.statuses) }),
            },
            'recheckPage',
          ],
        },
        'betLimit.pushed': { actions: { type: 'tellBetLimit', params: ({ event }) => event } },
        'route.entered': {
          actions: [
            { type: 'tellLastRoute', params: ({ event }) => event },
            { type: 'tellBetLimit', params: ({ event }) => event },
          ],
        },
        'route.begun': { actions: { type: 'tellLastRoute', params: ({ event }) => event } },
        'route.refused': { actions: { type: 'tellLastRoute', params: ({ event }) => event } },
        'route.returned': { actions: { type: 'tellLastRoute', params: ({ event }) => event } },
        'authDialog.opened': { actions: { type: 'tellLastRoute', params: { type: 'authDialog.opened' } } },
        'authDialog.closed': { actions: { type: 'tellLastRoute', params: { type: 'authDialog.closed' } } },
      },
    },
    start: {
      initial: 'waiting',
      states: {
        waiting: {
          tags: 'starting',
          // Until it is known what the operator says and who is signed in.
          always: { guard: 'isStarted', target: 'open' },
          after: { startDeadline: { target: 'open' } },
        },
        open: {},
      },
    },
    site: {
      initial: 'loading',
      states: {
        loading: {
          entry: 'noteSiteFresh',
          invoke: {
            id: 'loadSite',
            src: 'loadSite',
            input: ({ context }) => context.site,
            onDone: {
              target: 'loaded',
              actions: [
                { type: 'noteSite', params: ({ event }) => event.output },
                {
                  type: 'tellTicket',
                  params: ({ context }) => ({ type: 'settings.changed', settings: context.site.settings }),
                },
                {
                  type: 'tellMaintenance',
                  params: ({ context }) => ({ type: 'flag.changed', started: isFlagUp(context.site.statuses) }),
                },
                'recheckPage',
              ],
            },
            onError: {
              target: 'missing',
              actions: ['noteSiteTried', { type: 'logFailure', params: ({ event }) => event }],
            },
          },
          on: {
            'settings.pushed': { actions: 'noteSiteStale' },
            // The answer under way may be older.
            'status.pushed': { actions: 'noteSiteStale' },
          },
        },
        loaded: {
          always: [
            { guard: 'isSiteStale', target: 'due' },
            { guard: 'isWhole', target: 'known' },
            { target: 'missing' },
          ],
        },
        known: { on: { 'settings.pushed': { target: 'due' } } },
        missing: {
          after: { siteRetry: { target: 'loading' } },
          on: { 'settings.pushed': { target: 'due' } },
        },
        // All tabs hear of it at once and ask one after another; more pushes meanwhile ask for nothing more.
        due: { entry: 'demandSite', after: { siteSpread: { target: 'loading' } } },
      },
    },
    authDialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'authDialog.opened': { target: 'open', actions: { type: 'noteAuthDialog', params: ({ event }) => event } },
          },
        },
        open: {
          on: {
            'authDialog.opened': { actions: { type: 'noteAuthDialog', params: ({ event }) => event } },
            'authDialog.closed': { target: 'closed' },
            // Stays open while nobody has signed in.
            'user.changed': { guard: { type: 'isUser', params: ({ event }) => event }, target: 'closed' },
          },
        },
      },
    },
  },
});
