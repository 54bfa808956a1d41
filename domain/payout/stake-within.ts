import type { Minor } from '../money/money.ts';
import { type TicketTerms, ticketFigures } from './ticket-figures.ts';

/** What a ticket wins over its stake at the most; a free bet pays its win without the stake anyway. */
export const profitOf = (terms: TicketTerms): Minor => {
  const { pays } = ticketFigures(terms);
  return terms.freeBet ? pays : pays - terms.stake;
};

/**
 * The highest stake, up to that of the ticket, at which it wins no more than `room` over its stake; in minor units. Below
 * the cap of wins profit grows with the stake. Above it profit shrinks again, so that a ticket there that wins too much
 * finds its stake below.
 */
export const stakeWithin = (terms: TicketTerms, room: Minor): Minor => {
  const fits = (stake: Minor): boolean => profitOf({ ...terms, stake }) <= room;
  if (fits(terms.stake)) return terms.stake;
  let [most, tooMuch] = [0n, terms.stake];
  while (tooMuch - most > 1n) {
    const middle = (most + tooMuch) / 2n;
    if (fits(middle)) most = middle;
    else tooMuch = middle;
  }
  return most;
};
