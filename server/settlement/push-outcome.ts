import { type Minor, toMajor } from '../../domain/money/money.ts';
import type { TicketState } from '../../domain/ticket/ticket-state.ts';
import { currencyOf } from '../ledger/currencies.ts';
import type { PushNote } from '../push/push-order-repository.ts';
import type { StoredTicket } from '../tickets/ticket-answer.ts';

/** What a player may be told of a ticket that was settled. A stake that returns is in the wallet that paid it. */
export const outcomeNote = (
  { userId, ticketId, currencyId }: StoredTicket,
  outcome: TicketState,
  payout: Minor,
): PushNote => {
  const { code, paysInto } = currencyOf(currencyId);
  const currency = outcome === 'void' ? code : currencyOf(paysInto).code;
  const params = { ticket: ticketId, outcome, amount: String(toMajor(payout)), currency };
  return { userId, kind: 'ticketSettled', subject: ticketId, params };
};
