import { assign, sendTo, setup } from 'xstate';
import type { StoredSlip } from '../../contract/storage/slip.ts';
import type { Favourites } from '../../domain/offer/favourites.ts';
import { type BetLimitEvent, betLimitMachine } from '../bet-limit/bet-limit.machine.ts';
import { type FavouritesEvent, favouritesMachine } from '../favourites/favourites.machine.ts';
import { type LanguageEvent, languageMachine } from '../language/language.machine.ts';
import { type MaintenanceEvent, maintenanceMachine } from '../maintenance/maintenance.machine.ts';
import { type OddsConsentEvent, oddsConsentMachine } from '../odds-consent/odds-consent.machine.ts';
import { type ReofferEvent, reofferMachine } from '../reoffer/reoffer.machine.ts';
import { isFlagUp } from '../site/site.ts';
import { ticketMachine } from '../ticket/ticket.machine.ts';
import { outcomeClosed, outcomeShown, type TicketEvent } from '../ticket/ticket-event.ts';
import { actionToProvide, listenerToProvide } from '../to-provide.ts';
import { traceExportMachine } from '../trace-export/trace-export.machine.ts';
import { type UpdateEvent, updateMachine } from '../update/update.machine.ts';
import type { PlayerEvent, PlayerReport } from './player-event.ts';

interface PlayerInput {
  storedSlip: StoredSlip | null;
  /** Nobody's, kept in this browser. */
  storedFavourites: Favourites;
  spread: number;
}

interface PlayerContext extends PlayerInput {
  /** What a reload would tear the player out of: the word about his ticket, a round with a stake in it. */
  openOutcomes: { ticket: boolean; round: boolean };
}

const outcomeOf = ({ openOutcomes: { ticket, round } }: PlayerContext): PlayerReport =>
  ticket || round ? outcomeShown : outcomeClosed;

/**
 * The parent of the machines that a visitor needs who does more than look. Their code comes late: the app machine starts
 * them, and tells them what happened before.
 */
export const playerMachine = setup({
  types: {} as {
    context: PlayerContext;
    events: PlayerEvent;
    input: PlayerInput;
    children: {
      ticket: 'ticket';
      reoffer: 'reoffer';
      favourites: 'favourites';
      betLimit: 'betLimit';
      traceExport: 'traceExport';
      language: 'language';
      oddsConsent: 'oddsConsent';
      maintenance: 'maintenance';
      update: 'update';
      otherTabs: 'watchSlips';
    };
  },
  actors: {
    ticket: ticketMachine,
    reoffer: reofferMachine,
    favourites: favouritesMachine,
    betLimit: betLimitMachine,
    traceExport: traceExportMachine,
    language: languageMachine,
    oddsConsent: oddsConsentMachine,
    maintenance: maintenanceMachine,
    update: updateMachine,
    /** What the player composes in other tabs of this browser. */
    watchSlips: listenerToProvide<Extract<TicketEvent, { type: 'slip.shared' }>>('watchSlips'),
  },
  actions: {
    report: actionToProvide<PlayerReport>('report'),
    logFailure: actionToProvide<{ error: unknown }>('logFailure'),
    noteOutcome: assign(({ context }, told: Partial<PlayerContext['openOutcomes']>) => ({
      openOutcomes: { ...context.openOutcomes, ...told },
    })),
    tellTicket: sendTo('ticket', (_, told: TicketEvent) => told),
    tellReoffer: sendTo('reoffer', (_, told: ReofferEvent) => told),
    tellFavourites: sendTo('favourites', (_, told: FavouritesEvent) => told),
    tellBetLimit: sendTo('betLimit', (_, told: BetLimitEvent) => told),
    tellLanguage: sendTo('language', (_, told: LanguageEvent) => told),
    tellConsent: sendTo('oddsConsent', (_, told: OddsConsentEvent) => told),
    tellMaintenance: sendTo('maintenance', (_, told: MaintenanceEvent) => told),
    tellUpdate: sendTo('update', (_, told: UpdateEvent) => told),
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({ ...input, openOutcomes: { ticket: false, round: false } }),
  invoke: [
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
      id: 'betLimit',
      src: 'betLimit',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'traceExport',
      src: 'traceExport',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'language',
      src: 'language',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'oddsConsent',
      src: 'oddsConsent',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'maintenance',
      src: 'maintenance',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'update',
      src: 'update',
      input: ({ context }) => ({ spread: context.spread }),
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
    {
      id: 'otherTabs',
      src: 'watchSlips',
      onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
    },
  ],
  on: {
    'user.changed': {
      actions: [
        { type: 'tellTicket', params: ({ event }) => ({ type: 'user.changed', userId: event.user?.id ?? null }) },
        { type: 'tellLanguage', params: ({ event }) => ({ type: 'user.changed', signedIn: event.user !== null }) },
        { type: 'tellConsent', params: ({ event }) => ({ type: 'user.changed', signedIn: event.user !== null }) },
        { type: 'tellFavourites', params: ({ event }) => ({ type: 'user.changed', userId: event.user?.id ?? null }) },
        {
          type: 'tellMaintenance',
          params: ({ event }) => ({
            type: 'user.changed',
            signedIn: event.user !== null,
            exempt: event.user?.roles.includes('AL99') ?? false,
          }),
        },
      ],
    },
    'wallet.changed': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'site.changed': {
      actions: [
        {
          type: 'tellTicket',
          params: ({ event }) => ({ type: 'settings.changed', settings: event.site.settings }),
        },
        {
          type: 'tellMaintenance',
          params: ({ event }) => ({ type: 'flag.changed', started: isFlagUp(event.site.statuses) }),
        },
      ],
    },
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
    'ticket.processed': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'odds.touched': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'window.focused': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'feed.went': {
      actions: [
        { type: 'tellTicket', params: ({ event }) => event },
        { type: 'tellUpdate', params: ({ event }) => event },
      ],
    },
    'selection.toggled': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'selection.removed': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'slip.shared': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'panel.toggled': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'panel.closed': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'favourite.toggled': { actions: { type: 'tellFavourites', params: ({ event }) => event } },
    'language.chosen': { actions: { type: 'tellLanguage', params: ({ event }) => event } },
    'consent.changed': { actions: { type: 'tellConsent', params: ({ event }) => event } },
    'consent.loaded': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'betLimit.pushed': { actions: { type: 'tellBetLimit', params: ({ event }) => event } },
    'route.entered': { actions: { type: 'tellBetLimit', params: ({ event }) => event } },
    'offer.made': { actions: { type: 'tellReoffer', params: ({ event }) => event } },
    'offer.over': { actions: { type: 'tellReoffer', params: ({ event }) => event } },
    'offer.answered': { actions: { type: 'tellTicket', params: ({ event }) => event } },
    'ticket.awaited': {
      actions: [
        { type: 'tellUpdate', params: ({ event }) => event },
        { type: 'report', params: ({ event }) => event },
      ],
    },
    'outcome.changed': {
      actions: [
        { type: 'noteOutcome', params: ({ event }) => ({ ticket: event.open }) },
        { type: 'report', params: ({ context }) => outcomeOf(context) },
      ],
    },
    'round.changed': {
      actions: [
        { type: 'noteOutcome', params: ({ event }) => ({ round: event.open }) },
        { type: 'report', params: ({ context }) => outcomeOf(context) },
      ],
    },
    'reload.asked': { actions: { type: 'report', params: ({ event }) => event } },
    'notice.raised': { actions: { type: 'report', params: ({ event }) => event } },
    'notice.dismissed': { actions: { type: 'report', params: ({ event }) => event } },
    'maintenance.began': { actions: { type: 'report', params: ({ event }) => event } },
    'language.loaded': { actions: { type: 'report', params: ({ event }) => event } },
  },
});
