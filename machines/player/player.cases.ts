import { noFavourites } from '../../domain/offer/favourites.ts';
import type { CasesOf } from '../machine-cases.ts';
import type { SessionUser } from '../signed-in.ts';
import { exampleSite } from '../site/site.cases.ts';
import {
  answerOf,
  exampleNow,
  exampleTicketId,
  exampleUserId,
  offerOf,
  selectionOf,
  sharedSlipOf,
} from '../ticket/ticket-examples.ts';
import type { playerMachine } from './player.machine.ts';

const user: SessionUser = { id: exampleUserId, name: 'player', roles: ['AL99'], expiresAt: 1_000_000 };
const ping = { blocked: false, wallets: [], maintenanceMode: null, ticketInfo: null, nowTimestamp: exampleNow };

export const playerCases = {
  input: { storedSlip: null, storedFavourites: noFavourites, spread: 0.5 },
  events: {
    'user.changed': [
      { type: 'user.changed', user },
      { type: 'user.changed', user: null },
    ],
    'wallet.changed': [{ type: 'wallet.changed', wallet: null }],
    'site.changed': [{ type: 'site.changed', site: exampleSite }],
    'ping.answered': [
      { type: 'ping.answered', ping, ticketId: null },
      { type: 'ping.answered', ping: { ...ping, maintenanceMode: { timeLeft: 60 } }, ticketId: null },
    ],
    'ticket.processed': [{ type: 'ticket.processed', answer: answerOf() }],
    'ticket.awaited': [{ type: 'ticket.awaited', ticketId: null }],
    'outcome.changed': [{ type: 'outcome.changed', open: true }],
    'round.changed': [{ type: 'round.changed', open: true }],
    'odds.touched': [{ type: 'odds.touched' }],
    'window.focused': [{ type: 'window.focused' }],
    'feed.went': [{ type: 'feed.went', stale: true }],
    'selection.toggled': [{ type: 'selection.toggled', selection: selectionOf('10245') }],
    'selection.removed': [{ type: 'selection.removed', id: '10245' }],
    'slip.shared': [{ type: 'slip.shared', slip: sharedSlipOf() }],
    'panel.toggled': [{ type: 'panel.toggled' }],
    'panel.closed': [{ type: 'panel.closed' }],
    'favourite.toggled': [
      { type: 'favourite.toggled', favourite: { page: 'betting', kind: 'favorite_leagues', sport: 'F', id: '311' } },
    ],
    'reload.asked': [{ type: 'reload.asked', cause: 'updateTaken' }],
    'language.chosen': [{ type: 'language.chosen', language: 'de' }],
    'language.loaded': [{ type: 'language.loaded' }],
    'consent.changed': [{ type: 'consent.changed', policy: { mode: 'higher', tolerance: null } }],
    'consent.loaded': [{ type: 'consent.loaded', policy: { mode: 'higher', tolerance: null } }],
    'betLimit.pushed': [{ type: 'betLimit.pushed', limit: { game_code: 'book-of-sand', game_limit: 500 } }],
    'route.entered': [{ type: 'route.entered', path: '/betting' }],
    'offer.made': [{ type: 'offer.made', offer: offerOf(), answer: null, now: exampleNow }],
    'offer.over': [{ type: 'offer.over' }],
    'offer.answered': [{ type: 'offer.answered', ticketId: exampleTicketId, answer: { accepted: true } }],
    'notice.raised': [
      { type: 'notice.raised', notice: { id: 'blocked', text: { namespace: 'errors', key: 'youAreBlocked' } } },
    ],
    'notice.dismissed': [{ type: 'notice.dismissed', id: 'blocked' }],
    'maintenance.began': [{ type: 'maintenance.began' }],
  },
  answers: {
    ticket: { done: [], errors: ['broken'] },
    reoffer: { done: [], errors: ['broken'] },
    favourites: { done: [], errors: ['broken'] },
    betLimit: { done: [], errors: ['broken'] },
    traceExport: { done: [], errors: ['broken'] },
    language: { done: [], errors: ['broken'] },
    oddsConsent: { done: [], errors: ['broken'] },
    maintenance: { done: [], errors: ['broken'] },
    update: { done: [], errors: ['broken'] },
    watchSlips: { done: [], errors: ['broken'] },
  },
  facet: () => null,
} satisfies CasesOf<typeof playerMachine>;
