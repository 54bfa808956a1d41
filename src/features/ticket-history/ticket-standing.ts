import type { HistoryTicket } from '../../../contract/entities/history-ticket.ts';

/** The content of the status column: the ticket's status, or that an open ticket is being played right now. */
export type Standing = HistoryTicket['status'] | 'inPlay';

export const standingOf = ({ status, selections }: HistoryTicket): Standing =>
  status === 'accepted' && selections.some((leg) => leg.status === 'open' && leg.matchState === 'LIVE')
    ? 'inPlay'
    : status;

/** What the ticket won, or null while that is open or when it was never placed. */
export const amountWon = ({ status, payout, cashOut }: HistoryTicket): number | null => {
  if (status === 'cashout') return cashOut;
  return payout === null ? null : Math.round((payout + (cashOut ?? 0)) * 100) / 100;
};

/** The part of the stake that is in play. */
export const openStakeOf = ({ openStake, status, stake }: HistoryTicket): number =>
  openStake ?? (status === 'accepted' ? stake : 0);

/** What came back of what is settled of a ticket, less its stake; null while nothing is, or when it was never paid. */
export const resultOf = (ticket: HistoryTicket): number | null => {
  const { cashback, cashOut, payout, stake, status } = ticket;
  const settled = stake - openStakeOf(ticket);
  if (status === 'rejected' || settled === 0) return null;
  return Math.round(((payout ?? 0) + (cashOut ?? 0) + (cashback ?? 0) - settled) * 100) / 100;
};

/** What an open ticket still wins at most, its bonus included: the server has capped both together. */
export const possibleWin = ({ maxPayout, bonus, standing }: HistoryTicket): number =>
  standing?.best ?? maxPayout + bonus.amount;

const changed = new Set([216, 226]);
const blocked = new Set([217, 227]);

/** Why a rejected ticket was rejected, as a translation key. */
export const reasonOf = ({ subcode }: HistoryTicket): 'reasonChanged' | 'reasonBlocked' | 'reasonRefused' => {
  if (subcode !== null && changed.has(subcode)) return 'reasonChanged';
  return subcode !== null && blocked.has(subcode) ? 'reasonBlocked' : 'reasonRefused';
};
