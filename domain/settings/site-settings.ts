import { depositMethods } from '../../contract/entities/payment.ts';
import type { KeyValue } from '../../contract/entities/settings.ts';
import { type SiteSettings, siteSettings } from '../../contract/settings/site.ts';
import { defaultLiveTicketDelay, defaultTimeoutLiveTicket, defaultTimeoutPrematchTicket } from '../limits.ts';
import { readSettings } from './read-settings.ts';

/** What holds of settings that nobody gave: no bonus, no limit, the default times. */
export const ungivenSiteSettings: SiteSettings = {
  ticketBonuses: [],
  ticketBonusMinOdd: 1.01,
  maxSystemTicketCombinations: 0,
  maxTicketSelections: 0,
  minTicketPayin: {},
  minPayinPerSystemComb: {},
  maxTicketWin: {},
  ticketCashback: null,
  timeoutPrematchTicket: defaultTimeoutPrematchTicket,
  timeoutLiveTicket: defaultTimeoutLiveTicket,
  liveTicketDelay: defaultLiveTicketDelay,
  cashOutMargin: 5,
  depositMethods: [...depositMethods],
  minDeposit: {},
  maxDeposit: {},
  maxCredit: {},
};

/** Reads what pages reckon with from a list of settings. A text that is none keeps what held `before`: it must never lift a limit. */
export const readSiteSettings = (list: readonly KeyValue[], before: SiteSettings = ungivenSiteSettings): SiteSettings =>
  readSettings(siteSettings, list, before);
