import type { AnswerStatus, Bet, TicketRequestProcessed, TicketStatus } from '../../contract/entities/ticket.ts';
import type { TicketInfo } from '../../contract/http/base.ts';
import { type Minor, toMajor } from '../../domain/money/money.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import type { tickets } from '../database/schema/tickets.ts';

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
  // The ticket knows which of the two offers it is.
  offered: { accepted: null, status: 'oddchange', history: 'pending' },
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

/** The offer that waits for the player, in the words of the wire; its code is the operator's own. */
const openOffer = (ticket: StoredTicket) => {
  const { state, offerKind, offerStake, offerExpiresAt } = ticket;
  if (state !== 'offered' || offerKind === null || offerStake === null || offerExpiresAt === null) return null;
  return {
    code: offerKind === 'reoffer' ? 101 : 100,
    status: offerKind,
    stake: offerStake,
    offer: { stake: toMajor(offerStake), originalStake: toMajor(ticket.submittedStake), expiresAt: offerExpiresAt },
  };
};

/** The event of an answered ticket; the sender adds its own `nowTimestamp`. */
export const processedEvent = (ticket: StoredTicket): TicketRequestProcessed => {
  const betOf = (stake: Minor): Bet => ({
    selectedSystems: ticket.selectedSystems,
    stake: toMajor(stake),
    type: 'total',
  });
  const open = openOffer(ticket);
  const decidedAt = ticket.decidedAt ?? ticket.createdAt;
  return {
    _id: ticket.id,
    frontend_uuid: ticket.ticketId,
    userId: ticket.userId,
    type: ticket.type,
    accepted: words[ticket.state].accepted,
    mtcResponse: {
      code: open?.code ?? null,
      subcode: ticket.subcode,
      status: open?.status ?? words[ticket.state].status,
      response_time: decidedAt - ticket.createdAt,
      selections: ticket.answer ?? [],
      actions: [],
      bets: [betOf(open?.stake ?? ticket.stake)],
      ...(open ? { offer: open.offer } : {}),
    },
    etsResponse: { code: ticket.etsCode },
    nowTimestamp: decidedAt,
    createdAtTimestamp: ticket.createdAt,
    original_bets: [betOf(ticket.submittedStake)],
  };
};

export const ticketInfoOf = (ticket: StoredTicket): TicketInfo => {
  const open = openOffer(ticket);
  return {
    accepted: words[ticket.state].accepted,
    mtcResponse: {
      status: open?.status ?? words[ticket.state].status,
      subcode: ticket.subcode,
      selections: ticket.answer ?? [],
      ...(open ? { offer: open.offer } : {}),
    },
    createdAtTimestamp: ticket.createdAt,
  };
};
