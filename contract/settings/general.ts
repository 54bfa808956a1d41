import type * as z from 'zod/mini';
import { bonusesSetting } from './bonuses.ts';
import { limitPerCurrency } from './money.ts';
import { jsonText, numberText, wholeText } from './setting.ts';
import { siteSettings } from './site.ts';

/**
 * The general settings (spec section 3, ticket settings): how the text of each is read. A text that is not read is
 * refused. Those that no page reckons with stand here, so that no visitor loads their rules.
 */
export const generalSettings = {
  ...siteSettings,
  /** What a player's open tickets may win together, over their stakes, if one outcome comes true. */
  maxOutcomeWin: jsonText(limitPerCurrency),
  voucherDays: wholeText(1, 3_650),
  bonuses: jsonText(bonusesSetting),
  /** Percent of deposits and of stakes less wins that affiliates bear. */
  affiliateFee: numberText(0, 50),
  affiliateTax: numberText(0, 50),
} as const;

export type GeneralKey = keyof typeof generalSettings;
/** The general settings as they are reckoned with. */
export type GeneralSettings = { readonly [Key in GeneralKey]: z.output<(typeof generalSettings)[Key]> };

export const generalKeys = Object.keys(generalSettings) as GeneralKey[];
export const isGeneralKey = (key: string): key is GeneralKey => Object.hasOwn(generalSettings, key);
