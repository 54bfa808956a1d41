import type { Odd } from '../../domain/odds/odd.ts';
import type { SettledTerms } from '../../domain/payout/settled-payout.ts';
import type { TicketTerms } from '../../domain/payout/ticket-figures.ts';
import { isFreeBet } from '../../domain/wallet/free-bet.ts';
import type { StoredSelection } from './price-verdict.ts';
import type { StoredTicket } from './ticket-answer.ts';

/** A stored ticket as its figures are calculated, at the odds of its legs or at others for them, in their order. */
export const termsOf = (
  ticket: StoredTicket,
  legs: readonly StoredSelection[],
  odds: readonly Odd[] = [],
): TicketTerms => ({
  stake: ticket.stake,
  legs: legs.map(({ odd, systemGroup }, index) => ({ odd: odds[index] ?? odd, group: systemGroup })),
  groups: ticket.systemGroups,
  bonus: { percentages: ticket.bonusPercentages, minOdd: ticket.bonusMinOdd },
  maxWin: ticket.maxWin,
  freeBet: isFreeBet(ticket.currencyId),
});

/** The same with the current results of its legs, from which payouts are calculated. */
export const settledTermsOf = (ticket: StoredTicket, legs: readonly StoredSelection[]): SettledTerms => ({
  ...termsOf(ticket, legs),
  legs: legs.map(({ odd, status, systemGroup }) => ({ odd, status, group: systemGroup })),
});
