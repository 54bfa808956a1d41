import type { CashbackSetting } from '../../contract/settings/cashback.ts';
import { type Minor, parseMinor, roundHalfUp } from '../money/money.ts';
import { type Odd, parseOdd } from '../odds/odd.ts';
import type { SettledTerms } from './settled-payout.ts';
import { limitFor } from './ticket-settings.ts';

/** Which combinations get a part of a narrowly lost stake back; the percentage in hundredths of a percent. */
export interface CashbackRule {
  /** Selections with an odd of at least `minOdd`. */
  minSelections: number;
  minOdd: Odd;
  percentage: number;
  /** 0 = no cap. */
  max: Minor;
}

const hundredPercent = 10_000n;

/** The operator's rule for a currency; null when he has none. */
export const cashbackRuleFrom = (setting: CashbackSetting | null, currencyId: number): CashbackRule | null => {
  const minOdd = parseOdd(setting?.minOdd);
  const percentage = parseMinor(setting?.percent);
  if (!setting || minOdd === null || percentage === null) return null;
  const max = limitFor(setting.max, currencyId);
  return { minSelections: setting.minSelections, minOdd, percentage: Number(percentage), max };
};

/** What a stake gets back under the rule when its ticket has legs of these odds and loses by one of them; 0 when it does not qualify. */
export const cashbackFor = (stake: Minor, odds: readonly Odd[], rule: CashbackRule): Minor => {
  const { minSelections, minOdd, percentage, max } = rule;
  if (odds.filter((odd) => odd >= minOdd).length < minSelections) return 0n;
  const amount = roundHalfUp(stake * BigInt(percentage), hundredPercent);
  return max > 0n && amount > max ? max : amount;
};

/**
 * The cashback of a ticket, minor units: 0 until every leg is settled, and unless exactly one of them lost. A void leg
 * leaves the count. Never for a system or a free bet.
 */
export const settledCashback = ({ stake, legs, groups, freeBet }: SettledTerms, rule: CashbackRule | null): Minor => {
  if (rule === null || freeBet || groups.length > 0) return 0n;
  if (legs.some(({ status }) => status === 'open')) return 0n;
  if (legs.filter(({ status }) => status === 'lost').length !== 1) return 0n;
  const counted = legs.filter(({ status }) => status !== 'void').map(({ odd }) => odd);
  return cashbackFor(stake, counted, rule);
};
