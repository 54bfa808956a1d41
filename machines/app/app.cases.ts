import { noFavourites } from '../../domain/offer/favourites.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { SessionUser } from '../signed-in.ts';
import { exampleSite } from '../site/site.cases.ts';
import { answerOf, selectionOf, sharedSlipOf } from '../ticket/ticket-examples.ts';
import type { appMachine } from './app.machine.ts';

const user: SessionUser = { id: 'user-1', name: 'player', roles: ['AL99'], expiresAt: 1_000_000 };
const ping = { blocked: false, wallets: [], maintenanceMode: null, ticketInfo: null, nowTimestamp: 1_000_000 };

export const appCases = {
  input: { storedFavourites: noFavourites, lastPath: null, spread: 0.5 },
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
    'outcome.changed': [{ type: 'outcome.changed', open: true }],
    'ticket.processed': [{ type: 'ticket.processed', answer: answerOf() }],
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
    'reload.asked': [{ type: 'reload.asked', cause: 'chunkFailed' }],
    'authDialog.opened': [{ type: 'authDialog.opened', mode: 'login' }],
    'authDialog.closed': [{ type: 'authDialog.closed' }],
    'language.loaded': [{ type: 'language.loaded' }],
    'player.wanted': [{ type: 'player.wanted' }],
    'player.told': [{ type: 'player.told', news: { type: 'selection.toggled', selection: selectionOf('10245') } }],
    'site.changed': [{ type: 'site.changed', site: exampleSite }],
    'site.tried': [{ type: 'site.tried' }],
    'route.begun': [{ type: 'route.begun', path: '/betting' }],
    'route.entered': [{ type: 'route.entered', path: '/betting' }],
    'route.refused': [{ type: 'route.refused', path: '/betting' }],
    'route.returned': [{ type: 'route.returned' }],
  },
  answers: {
    session: { done: [], errors: ['broken'] },
    site: { done: [], errors: ['broken'] },
    connectivity: { done: [], errors: ['broken'] },
    notices: { done: [], errors: ['broken'] },
    lastRoute: { done: [], errors: ['broken'] },
    authDialog: { done: [], errors: ['broken'] },
    watchAccount: { done: [], errors: ['broken'] },
    watchOffer: { done: [], errors: ['broken'] },
    loadPlayer: { done: [null, sharedSlipOf()], errors: ['broken'] },
    player: { done: [], errors: ['broken'] },
  },
  facet: ({ siteTried, user, userKnown, untold }) => [siteTried, user !== null, userKnown, untold.length > 0],
} satisfies CasesOf<typeof appMachine>;
