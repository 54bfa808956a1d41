import { lastMoneyCurrencyId } from '../limits.ts';
import { roundHalfUp, toMajor } from '../money/money.ts';
import { evenOdd, type Odd, parseOdd, toDecimalOdd } from '../odds/odd.ts';
import { bonusPercentage } from '../payout/bonus.ts';
import { ticketFigures } from '../payout/ticket-figures.ts';
import type { Selections } from './slip.ts';
import type { SlipOdd } from './slip-selection.ts';
import { bonusRuleOf, limitFor, type TicketSettings } from './ticket-settings.ts';

/** What the slip shows of a ticket; odds decimal, money in major units, percentages as written (3 is 3 %). */
export interface SlipFigures {
  totalOdd: number;
  bonusPercentage: number;
  bonusAmount: number;
  possibleWin: number;
  /** The win is cut by the largest one allowed; shown with '>' (spec section 5). */
  capped: boolean;
}

const counted = (odds: readonly SlipOdd[]): Odd[] =>
  odds.map((odd) => parseOdd(odd)).filter((odd): odd is Odd => odd !== null);

/** The product of the odds that count, as a decimal odd; 1 for none. */
export const combinedOdd = (odds: readonly SlipOdd[]): number => {
  const legs = counted(odds);
  const product = legs.reduce((all, odd) => all * odd, evenOdd);
  return toDecimalOdd(roundHalfUp(product, evenOdd ** BigInt(legs.length)));
};

/**
 * Figures of a single or combination, from the odds that count; settings unknown means no bonus and no cap.
 * @param stake in minor units
 */
export const slipFigures = (
  odds: readonly SlipOdd[],
  stake: number,
  settings: TicketSettings | null,
  currencyId: number | null,
): SlipFigures => {
  const legs = counted(odds).map((odd) => ({ odd, group: null }));
  if (legs.length === 0) return { totalOdd: 1, bonusPercentage: 0, bonusAmount: 0, possibleWin: 0, capped: false };
  const maxWin = settings && currencyId !== null ? limitFor(settings.maxTicketWin, currencyId) : 0n;
  const figures = ticketFigures({
    stake: BigInt(stake),
    legs,
    groups: [],
    bonus: settings ? bonusRuleOf(settings) : { percentages: [], minOdd: evenOdd },
    maxWin,
    freeBet: currencyId !== null && currencyId > lastMoneyCurrencyId,
  });
  return {
    totalOdd: toDecimalOdd(figures.maxOdd),
    bonusPercentage: figures.bonusPercentage / 100,
    bonusAmount: toMajor(figures.bonusAmount),
    possibleWin: toMajor(figures.pays),
    capped: maxWin > 0n && figures.maxPayout + figures.bonusAmount > maxWin,
  };
};

/** The way to the next bonus: how many selections count, from which odd, and what the next percentage is; null without a bonus or at its top. */
export interface BonusStep {
  counted: number;
  needed: number;
  percentage: number;
  minOdd: number;
}

/** The next higher bonus of the operator's list (spec section 4: by count of selections with odd at least ticketBonusMinOdd). */
export const nextBonus = (selections: Selections, settings: TicketSettings | null): BonusStep | null => {
  if (!settings) return null;
  const rule = bonusRuleOf(settings);
  const odds = counted(selections.map(({ odd }) => odd));
  const legs = odds.filter((odd) => odd >= rule.minOdd).length;
  const present = bonusPercentage(rule, odds);
  const place = rule.percentages.findIndex((percentage, index) => index >= legs && percentage > present);
  const percentage = rule.percentages[place];
  if (percentage === undefined) return null;
  return {
    counted: legs,
    needed: place + 1,
    percentage: percentage / 100,
    minOdd: settings.ticketBonusMinOdd,
  };
};
