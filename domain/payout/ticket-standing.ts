import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import type { Minor } from '../money/money.ts';
import { linesAmong } from '../system/lines-among.ts';
import { type SettledLeg, type SettledTerms, settledPayout } from './settled-payout.ts';

/** The result so far of an open ticket. Lines are counted, money in minor units as it would be paid (bonus, cap and free bet included). */
export interface TicketStanding {
  /** Lines without a lost leg. */
  alive: bigint;
  /** Lines of which every leg has won or is void. */
  won: bigint;
  /** Paid even if every open leg loses. */
  certain: Minor;
  /** Paid if every open leg wins. */
  best: Minor;
}

const ended = (terms: SettledTerms, status: LegStatus): Minor =>
  settledPayout({ ...terms, legs: terms.legs.map((leg) => (leg.status === 'open' ? { ...leg, status } : leg)) })
    ?.payout ?? 0n;

/**
 * What is left of a ticket while its legs are settled one by one, by formula and without listing a line. Between
 * `certain` and `best` lies whatever a ticket of money will pay. Own rule (money-and-tickets, System tickets).
 */
export const ticketStanding = (terms: SettledTerms): TicketStanding => {
  const lines = (isAmong: (leg: SettledLeg) => boolean) => linesAmong(terms.legs, terms.groups, isAmong);
  return {
    alive: lines(({ status }) => status !== 'lost'),
    won: lines(({ status }) => status === 'won' || status === 'void'),
    certain: ended(terms, 'lost'),
    best: ended(terms, 'won'),
  };
};
