import { depositMethods } from '../../contract/entities/payment.ts';
import type { KeyValue } from '../../contract/entities/settings.ts';
import {
  type GeneralKey,
  type GeneralSettings,
  generalKeys,
  generalSettings,
} from '../../contract/settings/general.ts';
import { defaultLiveTicketDelay, defaultTimeoutLiveTicket, defaultTimeoutPrematchTicket } from '../limits.ts';

/** What holds of settings that nobody gave: no bonus, no limit, the default times. */
export const ungivenSettings: GeneralSettings = {
  ticketBonuses: [],
  ticketBonusMinOdd: 1.01,
  maxSystemTicketCombinations: 0,
  maxTicketSelections: 0,
  minTicketPayin: {},
  minPayinPerSystemComb: {},
  maxTicketWin: {},
  maxOutcomeWin: {},
  ticketCashback: null,
  timeoutPrematchTicket: defaultTimeoutPrematchTicket,
  timeoutLiveTicket: defaultTimeoutLiveTicket,
  liveTicketDelay: defaultLiveTicketDelay,
  cashOutMargin: 5,
  depositMethods: [...depositMethods],
  minDeposit: {},
  maxDeposit: {},
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

/** Reads a list of settings. A text that is none keeps what held `before`: it must never lift a limit. */
export const readGeneralSettings = (
  list: readonly KeyValue[],
  before: GeneralSettings = ungivenSettings,
): GeneralSettings => {
  const texts = new Map(list.map(({ key, value }) => [key, value]));
  const held = (key: GeneralKey): unknown => {
    const text = texts.get(key);
    const read = text === undefined ? undefined : readSetting(key, text);
    return read === undefined ? before[key] : read;
  };
  return Object.fromEntries(generalKeys.map((key) => [key, held(key)])) as GeneralSettings;
};
