import type { LimitTable } from '../../contract/settings/money.ts';
import type { SiteSettings } from '../../contract/settings/site.ts';
import { type Minor, parseMinor } from '../money/money.ts';
import { lowestOdd, parseOdd } from '../odds/odd.ts';
import type { BonusRule } from './bonus.ts';

/** The limit of a currency in minor units; 0 when it is not listed = no minimum, no cap. */
export const limitFor = (table: LimitTable, currencyId: number): Minor =>
  parseMinor(table[String(currencyId)] ?? 0) ?? 0n;

/** The bonus rule of these settings, as payouts are calculated with it. */
export const bonusRuleOf = (settings: Pick<SiteSettings, 'ticketBonuses' | 'ticketBonusMinOdd'>): BonusRule => ({
  percentages: settings.ticketBonuses.map((percent) => Number(parseMinor(percent) ?? 0n)),
  minOdd: parseOdd(settings.ticketBonusMinOdd) ?? lowestOdd,
});
