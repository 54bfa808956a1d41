import type { TicketInfo } from '../../contract/http/base.ts';
import { payReasons } from '../../domain/ticket/pay-reasons.ts';
import type { OfferTold } from '../../domain/ticket/ticket-verdict.ts';
import type { CasesOf } from '../machine-cases.ts';
import { countdown, isOverdue, ownTicket } from './own-ticket.ts';
import type { ticketMachine } from './ticket.machine.ts';
import type { TicketContext } from './ticket-context.ts';
import {
  answerOf,
  exampleNow,
  exampleTicketId,
  exampleUserId,
  pendingTicketOf,
  selectionOf,
  settingsOf,
  sharedSlipOf,
  walletOf,
} from './ticket-examples.ts';

const priced = (odd: number | '-') => ({
  checks: [{ id: '1|1X2|1', eventId: '1', odd, band: null, originalOdd: 1.85, originalBand: null }],
  now: exampleNow,
});
const busy: TicketInfo = { accepted: false, mtcResponse: { status: 'denied', subcode: 102, selections: [] } };
const pending: TicketInfo = { accepted: null, mtcResponse: { status: 'pending', subcode: null, selections: [] } };

const offerTold: OfferTold = {
  kind: 'reoffer',
  offer: { stake: 30, originalStake: 50, expiresAt: exampleNow + 20_000 },
  selections: [],
};

const isPlain = (context: TicketContext): boolean =>
  ownTicket(context) === undefined &&
  context.settings === null &&
  context.selections.every(({ odd, changesPending }) => odd !== '-' && !changesPending);

/** The ticket that the browser kept, and its news, before anything else is known. */
const isFirst = ({ settings, wallet, secondsLeft, former, tickets, news }: TicketContext): boolean =>
  settings === null &&
  wallet === null &&
  secondsLeft === 0 &&
  (news !== null || (former === null && tickets.length > 0));

export const ticketCases = {
  input: {
    stored: {
      machine: 'ticket',
      version: 1,
      userId: exampleUserId,
      savedAt: exampleNow,
      selections: [],
      stake: 5000,
      tickets: [pendingTicketOf()],
      autoOddsUsers: [],
      receiptUsers: [exampleUserId],
    },
  },
  events: {
    'selection.toggled': [{ type: 'selection.toggled', selection: selectionOf('1') }],
    'selection.removed': [{ type: 'selection.removed', id: '1' }],
    'system.toggled': [{ type: 'system.toggled' }],
    'pick.toggled': [{ type: 'pick.toggled', id: '1' }],
    'condition.toggled': [{ type: 'condition.toggled', condition: 1 }],
    'group.made': [{ type: 'group.made', conditions: null }],
    'group.deleted': [{ type: 'group.deleted', index: 0 }],
    'deletion.asked': [{ type: 'deletion.asked' }],
    'deletion.cancelled': [{ type: 'deletion.cancelled' }],
    'slip.cleared': [{ type: 'slip.cleared' }],
    'slip.filled': [{ type: 'slip.filled', filling: { selections: [selectionOf('1')], system: null, stake: 7000 } }],
    'slip.restored': [{ type: 'slip.restored' }],
    'stake.typed': [
      { type: 'stake.typed', text: '1.000,50' },
      { type: 'stake.typed', text: '1,00,0' },
    ],
    'stake.chosen': [{ type: 'stake.chosen', stake: 5000 }],
    'stake.left': [{ type: 'stake.left' }],
    'stake.stepped': [{ type: 'stake.stepped', direction: 'up' }],
    'auto-odds.toggled': [{ type: 'auto-odds.toggled' }],
    'consent.loaded': [{ type: 'consent.loaded', policy: { mode: 'higher', tolerance: null } }],
    'odds-policy.chosen': [
      { type: 'odds-policy.chosen', policy: { mode: 'higher', tolerance: null } },
      { type: 'odds-policy.chosen', policy: { mode: 'none', tolerance: null } },
    ],
    'receipt.toggled': [{ type: 'receipt.toggled' }],
    'slip.sighted': [{ type: 'slip.sighted', inSight: true }],
    'panel.toggled': [{ type: 'panel.toggled' }],
    'panel.closed': [{ type: 'panel.closed' }],
    'changes.accepted': [{ type: 'changes.accepted' }],
    'selection.accepted': [{ type: 'selection.accepted', id: '1' }],
    'locked.deleted': [{ type: 'locked.deleted' }],
    'ticket.paid': [{ type: 'ticket.paid', ticketId: exampleTicketId }],
    'dialog.closed': [{ type: 'dialog.closed' }],
    'user.changed': [
      { type: 'user.changed', userId: exampleUserId },
      { type: 'user.changed', userId: 'user-2' },
      { type: 'user.changed', userId: null },
    ],
    'wallet.changed': [{ type: 'wallet.changed', wallet: walletOf() }],
    'settings.changed': [{ type: 'settings.changed', settings: settingsOf() }],
    'ticket.processed': [
      { type: 'ticket.processed', answer: answerOf() },
      { type: 'ticket.processed', answer: answerOf({ userId: 'user-3' }) },
    ],
    'ping.answered': [
      { type: 'ping.answered', ticketId: exampleTicketId, ticketInfo: pending, nowTimestamp: exampleNow },
      { type: 'ping.answered', ticketId: exampleTicketId, ticketInfo: busy, nowTimestamp: exampleNow },
      { type: 'ping.answered', ticketId: exampleTicketId, ticketInfo: null, nowTimestamp: exampleNow },
      { type: 'ping.answered', ticketId: exampleTicketId, ticketInfo: null, nowTimestamp: exampleNow + 20_000 },
      { type: 'ping.answered', ticketId: null, ticketInfo: null, nowTimestamp: exampleNow },
    ],
    'offer.answered': [
      { type: 'offer.answered', ticketId: exampleTicketId, answer: { accepted: true } },
      { type: 'offer.answered', ticketId: 'other', answer: { accepted: true } },
    ],
    'slip.shared': [{ type: 'slip.shared', slip: sharedSlipOf() }],
    'odds.touched': [{ type: 'odds.touched' }],
    'window.focused': [{ type: 'window.focused' }],
    'feed.went': [
      { type: 'feed.went', stale: true },
      { type: 'feed.went', stale: false },
    ],
    'clock.ticked': [
      { type: 'clock.ticked', now: exampleNow + 14_000 },
      { type: 'clock.ticked', now: exampleNow + 15_000 },
    ],
    'answer.accepted': [{ type: 'answer.accepted', selections: [] }],
    'answer.denied': [{ type: 'answer.denied', text: 'ticketRejectedOddsChanged', selections: [] }],
    'answer.busy': [{ type: 'answer.busy' }],
    'answer.offered': [{ type: 'answer.offered', told: offerTold }],
    'answer.withdrawn': [{ type: 'answer.withdrawn', how: 'expired' }],
    'answer.pending': [{ type: 'answer.pending' }],
    'answer.missing': [{ type: 'answer.missing' }],
  },
  answers: {
    checkSelections: { done: [priced(1.85), priced(1.92), priced('-')], errors: ['no answer'] },
    saveTicket: { done: [exampleNow], errors: ['full'] },
    postTicket: {
      done: [{ now: exampleNow, createdAt: exampleNow }],
      errors: [
        { status: 400, key: 'insufficientFunds' },
        { status: 503, key: 'busy', values: { code: 102 } },
        'no answer',
      ],
    },
    ticker: { done: [], errors: ['broken'] },
  },
  facet: (context) => [
    context.userId,
    Number(context.wallet !== null) + Number(context.settings !== null),
    context.selections.map(({ odd, changesPending }) => [odd === '-', changesPending]),
    payReasons(context).length === 0,
    ownTicket(context) !== undefined && [
      context.secondsLeft > 0,
      ownTicket(context)?.answer !== undefined,
      isOverdue(context),
      countdown(context, context.serverNow ?? 0) > 0,
    ],
    context.former !== null,
    // Only where it can be changed; as a fact everywhere it would multiply the paths.
    isPlain(context) &&
      context.system && [
        context.system.groups.length > 0,
        context.system.selectedSelections.length > 0,
        context.system.selectedConditions.length > 0,
      ],
    isFirst(context) && (context.news?.inSlip ?? context.slipInSight),
  ],
} satisfies CasesOf<typeof ticketMachine>;
