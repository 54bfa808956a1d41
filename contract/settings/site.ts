import type * as z from 'zod/mini';
import { depositMethods } from '../entities/payment.ts';
import { cashbackSetting } from './cashback.ts';
import { limitPerCurrency, settingPercent } from './money.ts';
import { jsonText, jsonTextOrNone, numbersText, numberText, wholeText, wordsText } from './setting.ts';

const limits = jsonText(limitPerCurrency);
/** 0 = no cap. */
const count = wholeText(0, 1_000_000);
const timeout = numberText(1, 300);

/** The general settings that pages and machines reckon with (spec section 3, ticket settings), each read from its text. */
export const siteSettings = {
  /** Percent of the win, the n-th for n counted selections. */
  ticketBonuses: numbersText(settingPercent),
  ticketBonusMinOdd: numberText(1.01, 1_000),
  maxSystemTicketCombinations: count,
  maxTicketSelections: count,
  minTicketPayin: limits,
  minPayinPerSystemComb: limits,
  maxTicketWin: limits,
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
  /** What a player may hold after an agent has given him credit. */
  maxCredit: limits,
} as const;

export type SiteKey = keyof typeof siteSettings;
/** Plain JSON, so that a machine may keep them. */
export type SiteSettings = { readonly [Key in SiteKey]: z.output<(typeof siteSettings)[Key]> };
