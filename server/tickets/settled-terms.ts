import type { SettledTerms } from '../../domain/payout/settled-payout.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import type { StoredSelection } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';

/** A stored ticket with its legs as they stand, as payouts are calculated with it. */
export const settledTermsOf = (ticket: StoredTicket, legs: readonly StoredSelection[]): SettledTerms => ({
  stake: ticket.stake,
  legs: legs.map(({ odd, status, systemGroup }) => ({ odd, status, group: systemGroup })),
  groups: ticket.systemGroups,
  bonus: { percentages: ticket.bonusPercentages, minOdd: ticket.bonusMinOdd },
  maxWin: ticket.maxWin,
  freeBet: isFreeBet(ticket.currencyId),
});
