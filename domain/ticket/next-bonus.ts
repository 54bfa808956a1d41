import type { SiteSettings } from '../../contract/settings/site.ts';
import { bonusPercentage } from '../payout/bonus.ts';
import { bonusRuleOf } from '../payout/ticket-settings.ts';
import { countedOdds } from './counted-odds.ts';
import type { Selections } from './slip.ts';

/** The way to the next bonus: how many selections count, from which odd, and what the next percentage is; null without a bonus or at its top. */
export interface BonusStep {
  counted: number;
  needed: number;
  percentage: number;
  minOdd: number;
}

/** The next higher bonus of the operator's list (spec section 4: by count of selections with odd at least ticketBonusMinOdd). */
export const nextBonus = (selections: Selections, settings: SiteSettings | null): BonusStep | null => {
  if (!settings) return null;
  const rule = bonusRuleOf(settings);
  const odds = countedOdds(selections.map(({ odd }) => odd));
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
