import type { HistorySelection, HistoryTicket } from '../../../../contract/entities/history-ticket.ts';
import { parseMinor, toMajor } from '../../../../domain/money/money.ts';
import { evenOdd, parseOdd } from '../../../../domain/odds/odd.ts';
import { winOf } from '../../../../domain/payout/ticket-figures.ts';
import { lineAt } from '../../../../domain/system/line-at.ts';
import { smallestLine } from '../../../../domain/system/line-sums.ts';

/** One line of a system: its selections, what it wins, and its result so far. */
export interface TicketLine {
  legs: HistorySelection[];
  win: number;
  standing: 'open' | 'live' | 'won' | 'lost';
}

const mostListed = 12;

const standingOf = (legs: readonly HistorySelection[]): TicketLine['standing'] => {
  if (legs.some(({ status }) => status === 'lost')) return 'lost';
  const open = legs.filter(({ status }) => status === 'open');
  if (open.length === 0) return 'won';
  return open.some(({ matchState }) => matchState === 'LIVE') ? 'live' : 'open';
};

/** The lines of a system that has few enough to be read; none of one cashed out in part, for its stake is not what it was. */
export const ticketLines = ({
  selections,
  systemGroups,
  combinations,
  stake,
  cashOut,
}: HistoryTicket): TicketLine[] => {
  const amount = parseMinor(stake);
  if (systemGroups.length === 0 || combinations > mostListed || cashOut !== null || amount === null) return [];
  const legs = selections.map(({ odd, status, systemGroup }) => ({
    // A void selection counts 1.00.
    odd: status === 'void' ? evenOdd : (parseOdd(odd) ?? evenOdd),
    group: systemGroup,
  }));
  return Array.from({ length: combinations }, (_, place) => {
    const line = lineAt(legs, systemGroups, BigInt(place));
    // The smallest line of a ticket that is but this line.
    const odds = smallestLine(
      line.map((position) => ({ odd: legs[position]?.odd ?? evenOdd, group: null })),
      [],
    );
    const own = line.flatMap((position) => selections[position] ?? []);
    return { legs: own, win: toMajor(winOf(amount, odds, BigInt(combinations))), standing: standingOf(own) };
  });
};
