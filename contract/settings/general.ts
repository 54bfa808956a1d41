import type * as z from 'zod/mini';
import { depositMethods } from '../entities/payment.ts';
import { bonusesSetting } from './bonuses.ts';
import { cashbackSetting } from './cashback.ts';
import { limitPerCurrency, settingPercent } from './money.ts';
import { jsonText, jsonTextOrNone, numbersText, numberText, wholeText, wordsText } from './setting.ts';

const limits = jsonText(limitPerCurrency);
/** 0 = no cap. */
const count = wholeText(0, 1_000_000);
const timeout = numberText(1, 300);

/** The general settings (spec section 3, ticket settings): how the text of each is read. A text that is not read is refused. */
export const generalSettings = {
  /** Percent of the win, the n-th for n counted selections. */
  ticketBonuses: numbersText(settingPercent),
  ticketBonusMinOdd: numberText(1.01, 1_000),
  maxSystemTicketCombinations: count,
  maxTicketSelections: count,
  minTicketPayin: limits,
  minPayinPerSystemComb: limits,
  maxTicketWin: limits,
  /** What a player's open tickets may win together, over their stakes, if one outcome comes true. */
  maxOutcomeWin: limits,
  ticketCashback: jsonTextOrNone(cashbackSetting),
  /** Seconds. */
  timeoutPrematchTicket: timeout,
  timeoutLiveTicket: timeout,
  liveTicketDelay: numberText(0, 60),
  /** Percent of a ticket's fair value that a cash-out leaves to the operator. */
  cashOutMargin: numberText(0, 50),
  depositMethods: wordsText(depositMethods),
  minDeposit: limits,
  maxDeposit: limits,
  voucherDays: wholeText(1, 3_650),
  bonuses: jsonText(bonusesSetting),
  /** Percent of deposits and of stakes less wins that affiliates bear. */
  affiliateFee: numberText(0, 50),
  affiliateTax: numberText(0, 50),
} as const;

export type GeneralKey = keyof typeof generalSettings;
/** The general settings as they are reckoned with. Plain JSON, so that a machine may keep them. */
export type GeneralSettings = { readonly [Key in GeneralKey]: z.output<(typeof generalSettings)[Key]> };

export const generalKeys = Object.keys(generalSettings) as GeneralKey[];
export const isGeneralKey = (key: string): key is GeneralKey => Object.hasOwn(generalSettings, key);
