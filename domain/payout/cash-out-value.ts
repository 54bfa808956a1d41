import type { LegStatus } from '../../contract/entities/history-ticket.ts';
import type { Minor } from '../money/money.ts';
import { evenOdd, type Odd } from '../odds/odd.ts';
import { sumOfLines } from '../system/line-sums.ts';
import { combinationsOf, type Group, type Leg } from '../system/system.ts';
import { type BonusRule, bonusPercentage } from './bonus.ts';
import { capped, winOf } from './ticket-figures.ts';

/** A leg of an accepted ticket: the odd agreed on, how it stands, and the price of the same bet now (null when it has none). */
export interface CashOutLeg extends Leg {
  status: LegStatus;
  now: Odd | null;
}

export interface CashOutTerms {
  /** The part of the stake that is cashed out, minor units. */
  stake: Minor;
  legs: readonly CashOutLeg[];
  groups: readonly Group[];
  bonus: BonusRule;
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

/**
 * What an operator pays for a ticket that is still open: its fair value by the prices of now (the expected win of all its
 * lines, with the bonus it would have and under the cap), less his margin, rounded down to the minor unit. Null while a
 * leg that is open has no price; 0 when the ticket cannot win any more. Own rule (decisions: fair value less a margin, stated).
 */
export const cashOutValue = ({ stake, legs, groups, bonus, maxWin, margin }: CashOutTerms): Minor | null => {
  const worths: Leg[] = [];
  for (const leg of legs) {
    const odd = worthOf(leg);
    if (odd === null) return null;
    worths.push({ odd, group: leg.group });
  }
  const counted = legs.filter(({ status }) => status !== 'void').map(({ odd }) => odd);
  const percentage = groups.length === 0 ? bonusPercentage(bonus, counted) : 0;
  const fair = capped(winOf(stake, sumOfLines(worths, groups), combinationsOf(legs, groups), percentage), maxWin);
  return (fair * (hundredPercent - BigInt(margin))) / hundredPercent;
};
