import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import type { Minor } from '../money/money.ts';
import { evenOdd } from '../odds/odd.ts';
import { sumOfLines } from '../system/line-sums.ts';
import { combinationsOf, type Leg } from '../system/system.ts';
import { bonusPercentage } from './bonus.ts';
import { capped, paid, type TicketTerms, winOf } from './ticket-figures.ts';

export interface SettledLeg extends Leg {
  status: LegStatus;
}

export interface SettledTerms extends TicketTerms {
  legs: readonly SettledLeg[];
}

export type Settlement =
  | { outcome: 'won' | 'lost'; payout: Minor; bonusAmount: Minor }
  /** Every leg void: the stake goes back to the wallet it came from, also that of a free bet. */
  | { outcome: 'void'; payout: Minor; bonusAmount: 0n };

const countedOdd = (leg: SettledLeg): bigint => {
  if (leg.status === 'lost') return 0n;
  return leg.status === 'void' ? evenOdd : leg.odd;
};

/**
 * What a ticket pays once its legs are settled: losers count 0, void legs 1.00 and leave the bonus count. Null while
 * it is open. A ticket that no open leg can save is lost at once.
 */
export const settledPayout = (terms: SettledTerms): Settlement | null => {
  const { stake, legs, groups, bonus, maxWin, freeBet } = terms;
  if (legs.every((leg) => leg.status === 'void')) return { outcome: 'void', payout: stake, bonusAmount: 0n };
  const lines = sumOfLines(
    legs.map((leg) => ({ odd: countedOdd(leg), group: leg.group })),
    groups,
  );
  if (lines.numerator === 0n) return { outcome: 'lost', payout: 0n, bonusAmount: 0n };
  if (legs.some((leg) => leg.status === 'open')) return null;
  const combinations = combinationsOf(legs, groups);
  const winners = legs.filter((leg) => leg.status === 'won').map((leg) => leg.odd);
  const percentage = groups.length === 0 ? bonusPercentage(bonus, winners) : 0;
  const win = winOf(stake, lines, combinations);
  const withBonus = winOf(stake, lines, combinations, percentage);
  const payout = paid(capped(withBonus, maxWin), stake, freeBet);
  return { outcome: 'won', payout, bonusAmount: withBonus - win };
};
