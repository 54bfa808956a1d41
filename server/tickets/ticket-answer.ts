import type {
  AnsweredSelection,
  AnswerStatus,
  TicketRequestProcessed,
  TicketStatus,
} from '../../contract/entities/ticket.ts';
import type { TicketInfo } from '../../contract/http/base.ts';
import { toMajor } from '../../domain/money/money.ts';
import type { tickets } from '../database/schema/tickets.ts';
import type { TicketState } from './ticket-state.ts';

export type StoredTicket = typeof tickets.$inferSelect;

interface Words {
  accepted: boolean | null;
  status: AnswerStatus;
  history: TicketStatus;
}

/** What each state is called on the wire (decisions, table of ticket states). */
const words: Readonly<Record<TicketState, Words>> = {
  received: { accepted: null, status: 'pending', history: 'pending' },
  pending: { accepted: null, status: 'pending', history: 'pending' },
  reoffered: { accepted: null, status: 'oddchange', history: 'pending' },
  accepted: { accepted: true, status: 'accepted', history: 'accepted' },
  rejected: { accepted: false, status: 'denied', history: 'rejected' },
  declined: { accepted: false, status: 'cancelled', history: 'rejected' },
  expired: { accepted: false, status: 'expired', history: 'rejected' },
  cashed_out: { accepted: true, status: 'accepted', history: 'cashout' },
  won: { accepted: true, status: 'accepted', history: 'won' },
  lost: { accepted: true, status: 'accepted', history: 'lost' },
  void: { accepted: true, status: 'accepted', history: 'void' },
};

export const historyStatusOf = (state: TicketState): TicketStatus => words[state].history;

/** The event a decided ticket is told by; the sender puts in its own `nowTimestamp`. */
export const processedEvent = (ticket: StoredTicket, answer: readonly AnsweredSelection[]): TicketRequestProcessed => {
  const bets = [{ selectedSystems: ticket.selectedSystems, stake: toMajor(ticket.stake), type: 'total' as const }];
  const decidedAt = ticket.decidedAt ?? ticket.createdAt;
  return {
    _id: ticket.id,
    frontend_uuid: ticket.ticketId,
    userId: ticket.userId,
    type: ticket.type,
    accepted: words[ticket.state].accepted,
    mtcResponse: {
      code: null,
      subcode: ticket.subcode,
      status: words[ticket.state].status,
      response_time: decidedAt - ticket.createdAt,
      selections: [...answer],
      actions: [],
      bets,
    },
    etsResponse: { code: ticket.etsCode },
    nowTimestamp: decidedAt,
    createdAtTimestamp: ticket.createdAt,
    original_bets: bets,
  };
};

/** What ping says of a ticket. */
export const ticketInfoOf = (ticket: StoredTicket): TicketInfo => ({
  accepted: words[ticket.state].accepted,
  mtcResponse: {
    status: words[ticket.state].status,
    subcode: ticket.subcode,
    selections: ticket.answer ?? [],
  },
  createdAtTimestamp: ticket.createdAt,
});
