import type { AnsweredSelection, TicketRequestProcessed } from '../../contract/entities/ticket.ts';
import type { Wallet } from '../../contract/entities/wallet.ts';
import type { TicketInfo } from '../../contract/http/base.ts';
import type { SlipSelection } from '../../domain/ticket/slip-selection.ts';
import type { TicketSettings } from '../../domain/ticket/ticket-settings.ts';
import {
  type RejectionText,
  type TicketVerdict,
  verdictOfAnswer,
  verdictOfInfo,
} from '../../domain/ticket/ticket-verdict.ts';
import type { NoticeRequest } from '../notices/notice.ts';

/** What the player does to the slip. Stakes in minor units. */
type PlayerEvent =
  | { type: 'selection.toggled'; selection: SlipSelection }
  | { type: 'selection.removed'; id: string }
  | { type: 'slip.cleared' }
  | { type: 'stake.left' }
  /** Null while the field holds no number. */
  | { type: 'stake.chosen'; stake: number | null }
  | { type: 'stake.stepped'; direction: 'up' | 'down' }
  | { type: 'auto-odds.toggled' }
  | { type: 'panel.toggled' }
  | { type: 'panel.closed' }
  | { type: 'changes.accepted' }
  | { type: 'locked.deleted' }
  /** The id is made where the press is, so that the machine stays pure. */
  | { type: 'ticket.paid'; ticketId: string }
  | { type: 'dialog.closed' };

/** What the rest of the site tells, relayed by the parent. */
type RelayedEvent =
  | { type: 'user.changed'; userId: string | null }
  | { type: 'wallet.changed'; wallet: Wallet | null }
  | { type: 'settings.changed'; settings: TicketSettings | null }
  | { type: 'ticket.processed'; answer: TicketRequestProcessed }
  /** `ticketId` is the one that was asked about, so that an older ping is no answer to it. */
  | { type: 'ping.answered'; ticketId: string | null; ticketInfo: TicketInfo; nowTimestamp: number }
  | { type: 'odds.touched' }
  | { type: 'window.focused' }
  | { type: 'feed.went'; stale: boolean };

/** What an answer means, raised by the machine itself once the answer turned out to concern the own ticket. */
export type AnswerEvent =
  | { type: 'answer.accepted' }
  | { type: 'answer.denied'; text: RejectionText; selections: readonly AnsweredSelection[] }
  | { type: 'answer.busy' }
  | { type: 'answer.pending' }
  | { type: 'answer.missing' };

export type TickEvent = { type: 'clock.ticked'; now: number };

export type TicketEvent = PlayerEvent | RelayedEvent | AnswerEvent | TickEvent;

/** What the parent is told: which ticket to ask ping about (null none), and snackbars. */
export type TicketReport =
  | { type: 'ticket.awaited'; ticketId: string | null }
  | { type: 'notice.raised'; notice: NoticeRequest };

export const mustLogin: TicketReport = {
  type: 'notice.raised',
  notice: { text: { namespace: 'errors', key: 'snackbarMustLogin' }, color: 'error' },
};

/** Stays until it is dismissed (spec section 8, Code 102). */
export const serverBusy: TicketReport = {
  type: 'notice.raised',
  notice: { id: 'server-busy', text: { namespace: 'ticket', key: 'serverBusy' }, color: 'busy', timeout: null },
};

const meaningOf = (verdict: TicketVerdict): AnswerEvent => {
  switch (verdict.outcome) {
    case 'accepted':
      return { type: 'answer.accepted' };
    case 'busy':
      return { type: 'answer.busy' };
    case 'denied':
      return { type: 'answer.denied', text: verdict.text, selections: verdict.selections };
    case 'pending':
      return { type: 'answer.pending' };
  }
};

export const meaningOfAnswer = (answer: TicketRequestProcessed): AnswerEvent => meaningOf(verdictOfAnswer(answer));

/** Ping knows no such ticket, or knows what became of it. */
export const meaningOfInfo = (info: TicketInfo): AnswerEvent =>
  info === null ? { type: 'answer.missing' } : meaningOf(verdictOfInfo(info));
