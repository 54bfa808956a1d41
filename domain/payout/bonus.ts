import type { Odd } from '../odds/odd.ts';

/** When a ticket wins more: percentages in hundredths of a percent by number of counted legs, and the odd a leg must have. */
export interface BonusRule {
  /** The n-th number is for n legs; the last one holds beyond the list's end. */
  percentages: readonly number[];
  minOdd: Odd;
}

/** The bonus in hundredths of a percent for these legs; 0 for none, and for an empty list. */
export const bonusPercentage = (rule: BonusRule, odds: readonly Odd[]): number => {
  const counted = odds.filter((odd) => odd >= rule.minOdd).length;
  if (counted === 0) return 0;
  return rule.percentages[counted - 1] ?? rule.percentages.at(-1) ?? 0;
};
