import type { SiteSettings } from '../../contract/settings/site.ts';
import type { SlipGroup } from '../../contract/storage/slip.ts';
import { lastMoneyCurrencyId } from '../limits.ts';
import { type Minor, toMajor } from '../money/money.ts';
import { evenOdd, toDecimalOdd } from '../odds/odd.ts';
import { capped, ticketFigures } from '../payout/ticket-figures.ts';
import { bonusRuleOf, limitFor } from '../payout/ticket-settings.ts';
import type { Selections } from './slip.ts';
import { legsOf } from './slip-system.ts';

/** What the slip shows of a ticket; odds decimal, money in major units, percentages as written (3 is 3 %). */
export interface SlipFigures {
  /** Of a system the sum of the odds of all its lines. */
  totalOdd: number;
  /** The largest win divided by the stake, when the total odd is above it: shown with '>' (spec section 5). */
  highestOdd: number | null;
  bonusPercentage: number;
  /** What the cap leaves of the bonus. */
  bonusAmount: number;
  possibleWin: number;
  /** The win is cut by the largest one allowed; shown with '>' (spec section 5). */
  capped: boolean;
  /** Lines of a system; 1 of a single or combination. */
  lines: bigint;
  /** Odd and win of the smallest winning line. */
  smallestOdd: number;
  smallestWin: number;
}

/** What figures are made of; stake in minor units, settings null while unknown: no bonus and no cap then. */
export interface SlipTerms {
  selections: Selections;
  groups: readonly SlipGroup[];
  stake: number;
  settings: SiteSettings | null;
  currencyId: number | null;
}

const nothing: SlipFigures = {
  totalOdd: 1,
  highestOdd: null,
  bonusPercentage: 0,
  bonusAmount: 0,
  possibleWin: 0,
  capped: false,
  lines: 1n,
  smallestOdd: 1,
  smallestWin: 0,
};

/** The largest win of a currency in minor units; 0 while it is unknown or none is set. */
export const maxWinOf = (settings: SiteSettings | null, currencyId: number | null): Minor =>
  settings && currencyId !== null ? limitFor(settings.maxTicketWin, currencyId) : 0n;

/** Figures of a ticket at its present odds, or at those that were chosen. */
export const slipFigures = (
  { selections, groups, stake, settings, currencyId }: SlipTerms,
  odds: 'odd' | 'originalOdd' = 'odd',
): SlipFigures => {
  const legs = legsOf(selections, groups, odds);
  if (legs.every(({ odd }) => odd === evenOdd)) return nothing;
  const maxWin = maxWinOf(settings, currencyId);
  const figures = ticketFigures({
    stake: BigInt(stake),
    legs,
    groups,
    bonus: settings ? bonusRuleOf(settings) : { percentages: [], minOdd: evenOdd },
    maxWin,
    freeBet: currencyId !== null && currencyId > lastMoneyCurrencyId,
  });
  return {
    totalOdd: toDecimalOdd(figures.maxOdd),
    highestOdd: maxWin > 0n && figures.maxPayout > maxWin ? toMajor((maxWin * 100n) / BigInt(stake)) : null,
    bonusPercentage: figures.bonusPercentage / 100,
    bonusAmount: toMajor(figures.totalGain - capped(figures.maxPayout, maxWin)),
    possibleWin: toMajor(figures.pays),
    capped: maxWin > 0n && figures.maxPayout + figures.bonusAmount > maxWin,
    lines: figures.combinations,
    smallestOdd: toDecimalOdd(figures.minOdd),
    smallestWin: toMajor(capped(figures.minPayout, maxWin)),
  };
};
