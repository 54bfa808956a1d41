import type { CashbackRule } from '../../domain/payout/cashback.ts';
import type { StoredTicket } from './ticket-answer.ts';

/** A rule as it is kept with the ticket that was promised it. */
export const cashbackColumns = (rule: CashbackRule | null) =>
  rule && {
    cashbackPercentage: rule.percentage,
    cashbackSelections: rule.minSelections,
    cashbackMinOdd: rule.minOdd,
    cashbackMax: rule.max,
  };

/** The rule a ticket was promised; null for none. */
export const cashbackRuleOf = (ticket: StoredTicket): CashbackRule | null =>
  ticket.cashbackPercentage === 0
    ? null
    : {
        percentage: ticket.cashbackPercentage,
        minSelections: ticket.cashbackSelections,
        minOdd: ticket.cashbackMinOdd,
        max: ticket.cashbackMax,
      };
