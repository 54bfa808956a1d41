import { type GeneralKey, type GeneralSettings, generalSettings } from '../../contract/settings/general.ts';
import { ungivenSiteSettings } from './site-settings.ts';

/** What holds of settings that nobody gave: no bonus, no limit, the default times. */
export const ungivenSettings: GeneralSettings = {
  ...ungivenSiteSettings,
  maxOutcomeWin: {},
  voucherDays: 90,
  bonuses: { periodic: [], once: [] },
  affiliateFee: 0,
  affiliateTax: 0,
};

/** One setting from its text; undefined when the text is not one. */
export const readSetting = <Key extends GeneralKey>(key: Key, text: string): GeneralSettings[Key] | undefined => {
  const read = generalSettings[key].safeParse(text);
  return read.success ? (read.data as GeneralSettings[Key]) : undefined;
};
