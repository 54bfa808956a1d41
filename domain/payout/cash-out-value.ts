import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import type { Minor } from '../money/money.ts';
import { evenOdd, type Odd } from '../odds/odd.ts';
import { sumOfLines } from '../system/line-sums.ts';
import { combinationsOf, type Group, type Leg } from '../system/system.ts';
import { capped, winOf } from './ticket-figures.ts';

/** A leg of an accepted ticket: the odd agreed on, its result so far, and the price of the same bet now (null when it has none). */
export interface CashOutLeg extends Leg {
  status: LegStatus;
  now: Odd | null;
}

export interface CashOutTerms {
  /** The part of the stake that is cashed out, minor units. */
  stake: Minor;
  legs: readonly CashOutLeg[];
  groups: readonly Group[];
  /** 0 = no cap. */
  maxWin: Minor;
  /** What the operator keeps of the value, hundredths of a percent. */
  margin: number;
}

const hundredPercent = 10_000n;

/**
 * What a leg is worth in its lines: won its odd, lost nothing, void 1.00; open its odd times the chance that the price of
 * now gives it (1 / price). Rounded down.
 */
const worthOf = ({ odd, status, now }: CashOutLeg): Odd | null => {
  if (status === 'won') return odd;
  if (status === 'lost') return 0n;
  if (status === 'void') return evenOdd;
  return now === null ? null : (odd * evenOdd) / now;
};

/** The win if every leg counts at `oddOf`; null when that is null for one of them. */
const winBy = ({ stake, legs, groups }: CashOutTerms, oddOf: (leg: CashOutLeg) => Odd | null): Minor | null => {
  const counted: Leg[] = [];
  for (const leg of legs) {
    const odd = oddOf(leg);
    if (odd === null) return null;
    counted.push({ odd, group: leg.group });
  }
  return winOf(stake, sumOfLines(counted, groups), combinationsOf(legs, groups));
};

/**
 * What an operator pays for a ticket that is still open: its fair value by the prices of now (the expected win of all
 * its lines, each as large as the cap leaves it), less his margin, rounded down to the minor unit. Without the bonus,
 * which is for tickets played to their end: with it, a player who pays and sells at once would win. Null while a leg
 * that is open has no price; 0 when the ticket cannot win any more. Own rule (decisions: fair value less a margin,
 * stated).
 */
export const cashOutValue = (terms: CashOutTerms): Minor | null => {
  const { maxWin, margin } = terms;
  const expected = winBy(terms, worthOf);
  if (expected === null) return null;
  const standing = (open: (leg: CashOutLeg) => Odd) => (leg: CashOutLeg) =>
    leg.status === 'open' ? open(leg) : worthOf(leg);
  const best =
    winBy(
      terms,
      standing(({ odd }) => odd),
    ) ?? 0n;
  const certain =
    winBy(
      terms,
      standing(() => 0n),
    ) ?? 0n;
  const isCut = maxWin > 0n && best > maxWin;
  // A win that is cut is cut in every outcome, not only in their mean; of a system never more than by its largest win.
  const cut = isCut ? (expected * maxWin) / best : expected;
  const sure = capped(certain, maxWin);
  return ((cut > sure ? cut : sure) * (hundredPercent - BigInt(margin))) / hundredPercent;
};
