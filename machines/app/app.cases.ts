import { noFavourites } from '../../domain/offer/favourites.ts';
import { ungivenSettings } from '../../domain/settings/general-settings.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { SessionUser } from '../session/session.ts';
import { exampleNow, exampleTicketId, offerOf } from '../ticket/ticket-examples.ts';
import type { appMachine } from './app.machine.ts';
import type { Site } from './site.ts';

const user: SessionUser = { id: 'user-1', name: 'player', roles: ['AL99'], expiresAt: 1_000_000 };
const mode = { colors: {}, logo: '/logos/x.svg', name: 'Matchday', supportText: '', socialLinks: [] };

const whole: Site = {
  settings: ungivenSettings,
  statuses: [],
  theme: { theme: { dark: [mode], light: [mode] } },
};

const ping = { blocked: false, wallets: [], maintenanceMode: null, ticketInfo: null, nowTimestamp: 1_000_000 };

export const appCases = {
  input: { storedSlip: null, storedFavourites: noFavourites, lastPath: null, spread: 0.5 },
  events: {
    'user.changed': [
      { type: 'user.changed', user },
      { type: 'user.changed', user: null },
    ],
    'session.expired': [{ type: 'session.expired' }],
    'wallet.changed': [{ type: 'wallet.changed', wallet: null }],
    'wallets.changed': [{ type: 'wallets.changed', wallets: [] }],
    'ping.answered': [
      { type: 'ping.answered', ping, ticketId: null },
      { type: 'ping.answered', ping: { ...ping, maintenanceMode: { timeLeft: 60 } }, ticketId: null },
    ],
    'notice.raised': [
      { type: 'notice.raised', notice: { id: 'blocked', text: { namespace: 'errors', key: 'youAreBlocked' } } },
    ],
    'notice.dismissed': [{ type: 'notice.dismissed', id: 'blocked' }],
    'ticket.awaited': [{ type: 'ticket.awaited', ticketId: null }],
    'ticket.processed': [
      {
        type: 'ticket.processed',
        answer: {
          _id: '1',
          frontend_uuid: 'b4d1c8f2-6c1e-4f5a-9d37-0a2b5c7e9f10',
          userId: 'user-1',
          type: 'prematch',
          accepted: true,
          mtcResponse: {
            code: null,
            subcode: null,
            status: 'accepted',
            response_time: 0,
            selections: [],
            actions: [],
            bets: [],
          },
          etsResponse: { code: null },
          nowTimestamp: 1_000_000,
          createdAtTimestamp: 1_000_000,
          original_bets: [],
        },
      },
    ],
    'offer.made': [{ type: 'offer.made', offer: offerOf(), answer: null, now: exampleNow }],
    'offer.over': [{ type: 'offer.over' }],
    'offer.answered': [{ type: 'offer.answered', ticketId: exampleTicketId, answer: { accepted: true } }],
    'ticket.updated': [{ type: 'ticket.updated', update: { ticket_id: '1', status: 'won' } }],
    'odds.touched': [{ type: 'odds.touched' }],
    'favourite.begun': [{ type: 'favourite.begun' }],
    'window.focused': [{ type: 'window.focused' }],
    'socket.changed': [
      { type: 'socket.changed', socket: 'feedsocket', up: true },
      { type: 'socket.changed', socket: 'sports', up: true },
    ],
    'maintenance.began': [{ type: 'maintenance.began' }],
    'settings.pushed': [{ type: 'settings.pushed' }],
    'status.pushed': [{ type: 'status.pushed', status: { key: 'maintenanceModeStarted', value: 'true' } }],
    'page.pushed': [{ type: 'page.pushed' }],
    'betLimit.pushed': [{ type: 'betLimit.pushed', limit: { game_code: 'book-of-sand', game_limit: 500 } }],
    'chunk.failed': [{ type: 'chunk.failed' }],
    'authDialog.opened': [{ type: 'authDialog.opened', mode: 'login' }],
    'authDialog.closed': [{ type: 'authDialog.closed' }],
    'language.loaded': [{ type: 'language.loaded' }],
    'language.chosen': [{ type: 'language.chosen', language: 'de' }],
    'route.begun': [{ type: 'route.begun', path: '/betting' }],
    'route.entered': [{ type: 'route.entered', path: '/betting' }],
    'route.refused': [{ type: 'route.refused', path: '/betting' }],
    'route.returned': [{ type: 'route.returned' }],
  },
  answers: {
    session: { done: [], errors: ['broken'] },
    maintenance: { done: [], errors: ['broken'] },
    connectivity: { done: [], errors: ['broken'] },
    notices: { done: [], errors: ['broken'] },
    ticket: { done: [], errors: ['broken'] },
    reoffer: { done: [], errors: ['broken'] },
    favourites: { done: [], errors: ['broken'] },
    betLimit: { done: [], errors: ['broken'] },
    traceExport: { done: [], errors: ['broken'] },
    watchAccount: { done: [], errors: ['broken'] },
    watchOffer: { done: [], errors: ['broken'] },
    loadSite: { done: [whole, { ...whole, theme: null }], errors: ['broken'] },
    language: { done: [], errors: ['broken'] },
    lastRoute: { done: [], errors: ['broken'] },
  },
  facet: ({ siteMissing, siteStale, siteTried, user, userKnown }) => [
    siteMissing,
    siteStale,
    siteTried,
    user !== null,
    userKnown,
  ],
} satisfies CasesOf<typeof appMachine>;
