import type { AnsweredSelection, TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { OddsPolicy } from '../../contract/entities/ticket-request.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { TicketInfo } from '../../contract/http/base.ts';
import type { SelectionCheck } from '../../contract/http/sportsbetting.ts';
import type { SiteSettings } from '../../contract/settings/site.ts';
import type { OfferAnswer, PendingTicket, StoredSlip } from '../../contract/storage/slip.ts';
import { undoTimeout } from '../../domain/limits.ts';
import type { SlipFilling } from '../../domain/ticket/reused-slip.ts';
import type { SlipSelection } from '../../domain/ticket/slip-selection.ts';
import type { SlipOffer } from '../../domain/ticket/ticket-offer.ts';
import {
  type OfferTold,
  type RejectionText,
  type TicketVerdict,
  verdictOfAnswer,
  verdictOfInfo,
} from '../../domain/ticket/ticket-verdict.ts';
import type { NoticeRequest } from '../notices/notice.ts';

/** When the server received a ticket, by its own clock. */
export interface TicketReceipt {
  now: number;
  createdAt: number;
}

export interface CheckedPrices {
  checks: readonly SelectionCheck[];
  /** The server's time. */
  now: number;
}

/** How a system is composed (spec section 4, Ticket type). */
export type ComposingEvent =
  | { type: 'pick.toggled'; id: string }
  | { type: 'condition.toggled'; condition: number }
  /** Of the chosen selections; `conditions` are those of a system with a name, null the chosen ones. */
  | { type: 'group.made'; conditions: readonly number[] | null }
  | { type: 'group.deleted'; index: number };

/** What the player does to the slip. Stakes in minor units. */
type PlayerEvent =
  | ComposingEvent
  /** Basic becomes system, system basic. */
  | { type: 'system.toggled' }
  | { type: 'selection.toggled'; selection: SlipSelection }
  | { type: 'selection.removed'; id: string }
  | { type: 'deletion.asked' }
  | { type: 'deletion.cancelled' }
  | { type: 'slip.cleared' }
  /** A ticket of before, or a shared one, instead of what is on the slip. */
  | { type: 'slip.filled'; filling: SlipFilling }
  /** What was emptied comes back, or what was paid once more. */
  | { type: 'slip.restored' }
  | { type: 'stake.typed'; text: string }
  | { type: 'stake.left' }
  | { type: 'stake.chosen'; stake: number }
  | { type: 'stake.stepped'; direction: 'up' | 'down' }
  | { type: 'auto-odds.toggled' }
  | { type: 'odds-policy.chosen'; policy: OddsPolicy }
  /** Whether an accepted ticket is shown in the slip instead of a dialog. */
  | { type: 'receipt.toggled' }
  /** Whether the slip is visible: next to the page or over it. */
  | { type: 'slip.sighted'; inSight: boolean }
  | { type: 'panel.toggled' }
  | { type: 'panel.closed' }
  | { type: 'changes.accepted' }
  /** What changed about one selection. */
  | { type: 'selection.accepted'; id: string }
  | { type: 'locked.deleted' }
  /** The id is made where the press is, so that the machine stays pure. */
  | { type: 'ticket.paid'; ticketId: string }
  | { type: 'dialog.closed' };

/** What the rest of the site tells, relayed by the parent. */
type RelayedEvent =
  | { type: 'user.changed'; userId: string | null }
  | { type: 'wallet.changed'; wallet: Wallet | null }
  | { type: 'settings.changed'; settings: SiteSettings | null }
  | { type: 'ticket.processed'; answer: TicketRequestProcessed }
  /** `ticketId` is the one that was asked about, so that an older ping is no answer to it. */
  | { type: 'ping.answered'; ticketId: string | null; ticketInfo: TicketInfo; nowTimestamp: number }
  | { type: 'offer.answered'; ticketId: string; answer: OfferAnswer }
  /** Which changes of odds the player accepts on his other devices. */
  | { type: 'consent.loaded'; policy: OddsPolicy }
  /** What was composed in another tab of this browser. */
  | { type: 'slip.shared'; slip: StoredSlip }
  | { type: 'odds.touched' }
  | { type: 'window.focused' }
  | { type: 'feed.went'; stale: boolean };

/** What an answer means, raised by the machine itself once the answer turned out to concern the own ticket. */
export type AnswerEvent =
  | { type: 'answer.accepted'; selections: readonly AnsweredSelection[] }
  | { type: 'answer.denied'; text: RejectionText; selections: readonly AnsweredSelection[] }
  | { type: 'answer.busy' }
  | { type: 'answer.offered'; told: OfferTold }
  | { type: 'answer.withdrawn'; how: 'cancelled' | 'expired' }
  | { type: 'answer.pending' }
  | { type: 'answer.missing' };

export type TickEvent = { type: 'clock.ticked'; now: number };

export type TicketEvent = PlayerEvent | RelayedEvent | AnswerEvent | TickEvent;

/**
 * Reports to the parent: which ticket to ask ping about (null none), whether the player is reading its outcome, an
 * offer for it and its end, which changes of odds the player has just chosen to accept, and snackbars. `answer` is what was answered already, or what the player's switch answers;
 * `now` is the server's time.
 */
export type TicketReport =
  | { type: 'ticket.awaited'; ticketId: string | null }
  | { type: 'outcome.changed'; open: boolean }
  | { type: 'offer.made'; offer: SlipOffer; answer: OfferAnswer | null; now: number }
  | { type: 'offer.over' }
  | { type: 'consent.changed'; policy: OddsPolicy }
  | { type: 'notice.raised'; notice: NoticeRequest };

export const awaitedTicket = (ticket: PendingTicket | undefined): TicketReport => ({
  type: 'ticket.awaited',
  ticketId: ticket?.ticketId ?? null,
});

/** While the player reads what became of his ticket, nothing may take it away. */
export const outcomeShown = { type: 'outcome.changed', open: true } as const satisfies TicketReport;
export const outcomeClosed = { type: 'outcome.changed', open: false } as const satisfies TicketReport;

/** The server's time in an answer, and when it received the ticket, if given. */
export const timesOf = (told: { nowTimestamp: number; createdAtTimestamp?: number | undefined }) => ({
  now: told.nowTimestamp,
  createdAt: told.createdAtTimestamp,
});

export const mustLogin: TicketReport = {
  type: 'notice.raised',
  notice: { text: { namespace: 'errors', key: 'snackbarMustLogin' }, color: 'error' },
};

/** What is pressed while a ticket waits is not put on the slip, and not lost in silence. */
export const answerFirst: TicketReport = {
  type: 'notice.raised',
  notice: { id: 'answer-first', text: { namespace: 'slip', key: 'answerFirst' }, color: 'info' },
};

/** The slip was emptied on the slip itself, and can be filled again. */
export const slipEmptied: TicketReport = {
  type: 'notice.raised',
  notice: {
    id: 'slip-emptied',
    text: { namespace: 'slip', key: 'emptied' },
    color: 'info',
    timeout: undoTimeout,
    action: 'restoreSlip',
  },
};

/** Stays until it is dismissed (spec section 8, Code 102). */
export const serverBusy: TicketReport = {
  type: 'notice.raised',
  notice: { id: 'server-busy', text: { namespace: 'ticket', key: 'serverBusy' }, color: 'busy', timeout: null },
};

/** An offer that was not taken: the slip is empty again, the stake is the player's, and both can come back. */
export const offerWithdrawn = (how: 'cancelled' | 'expired'): TicketReport => ({
  type: 'notice.raised',
  notice: {
    id: 'offer-withdrawn',
    text: { namespace: 'ticket', key: how === 'cancelled' ? 'offerDeclined' : 'offerExpired' },
    color: 'info',
    timeout: undoTimeout,
    action: 'restoreSlip',
  },
});

const meaningOf = (verdict: TicketVerdict): AnswerEvent => {
  switch (verdict.outcome) {
    case 'accepted':
      return { type: 'answer.accepted', selections: verdict.selections };
    case 'busy':
      return { type: 'answer.busy' };
    case 'denied':
      return { type: 'answer.denied', text: verdict.text, selections: verdict.selections };
    case 'offered':
      return { type: 'answer.offered', told: verdict };
    case 'withdrawn':
      return { type: 'answer.withdrawn', how: verdict.how };
    case 'pending':
      return { type: 'answer.pending' };
  }
};

export const meaningOfAnswer = (answer: TicketRequestProcessed): AnswerEvent => meaningOf(verdictOfAnswer(answer));

/** Ping knows no such ticket, or knows what became of it. */
export const meaningOfInfo = (info: TicketInfo): AnswerEvent =>
  info === null ? { type: 'answer.missing' } : meaningOf(verdictOfInfo(info));
