import { type KeyValue, limitPerCurrency } from '../../contract/entities/settings.ts';
import { defaultLiveTicketDelay, defaultTimeoutLiveTicket, defaultTimeoutPrematchTicket } from '../limits.ts';
import { type Minor, parseMinor } from '../money/money.ts';
import { lowestOdd, parseOdd } from '../odds/odd.ts';
import type { BonusRule } from '../payout/bonus.ts';

/** Limits in major units by currency_id. */
export type LimitTable = Readonly<Record<string, number>>;

/** General settings a ticket is ruled by (spec section 3, Ticket settings). Plain JSON, so that a machine may keep it. */
export interface TicketSettings {
  /** Percent of the win, the n-th for n counted selections. */
  ticketBonuses: readonly number[];
  ticketBonusMinOdd: number;
  /** 0 = no cap. */
  maxSystemTicketCombinations: number;
  maxTicketSelections: number;
  minTicketPayin: LimitTable;
  minPayinPerSystemComb: LimitTable;
  maxTicketWin: LimitTable;
  /** What a player's open tickets may win together, over their stakes, if one outcome comes true. */
  maxOutcomeWin: LimitTable;
  /** The text of the rule, read by domain/payout/cashback.ts; empty for none. */
  ticketCashback: string;
  /** Whole or broken seconds. */
  timeoutPrematchTicket: number;
  timeoutLiveTicket: number;
  liveTicketDelay: number;
}

const longestTimeout = 300;
const longestLiveDelay = 60;
/** Percent. Above it a list is a slip of the pen, and a dear one. */
const highestBonus = 1_000;

const seconds = (text: string | undefined, fallback: number, least: number, most: number): number => {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : fallback;
};

const count = (text: string | undefined): number => {
  const value = text?.trim() ? Number(text) : 0;
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
};

const percentages = (text: string | undefined): number[] => {
  const values = (text?.trim() ? text.split(',') : []).map((part) => (part.trim() ? Number(part) : Number.NaN));
  return values.every((value) => value <= highestBonus && parseMinor(value) !== null) ? values : [];
};

/** Reads a limit per currency, a list as JSON; none when it makes no sense. */
export const limitTable = (text: string | undefined): LimitTable => {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return {};
  }
  const parsed = limitPerCurrency.safeParse(value);
  if (!parsed.success) return {};
  const sound = parsed.data.filter(({ limit }) => parseMinor(limit) !== null);
  return Object.fromEntries(sound.map(({ currency, limit }) => [String(currency.currency_id), limit]));
};

/** Reads the general settings list. What is missing or senseless falls back: no bonus, no limit, the default times. */
export const ticketSettingsFrom = (list: readonly KeyValue[]): TicketSettings => {
  const values = new Map(list.map(({ key, value }) => [key, value]));
  const minOdd = Number(values.get('ticketBonusMinOdd'));
  return {
    ticketBonuses: percentages(values.get('ticketBonuses')),
    ticketBonusMinOdd: parseOdd(minOdd) === null ? 1.01 : minOdd,
    maxSystemTicketCombinations: count(values.get('maxSystemTicketCombinations')),
    maxTicketSelections: count(values.get('maxTicketSelections')),
    minTicketPayin: limitTable(values.get('minTicketPayin')),
    minPayinPerSystemComb: limitTable(values.get('minPayinPerSystemComb')),
    maxTicketWin: limitTable(values.get('maxTicketWin')),
    maxOutcomeWin: limitTable(values.get('maxOutcomeWin')),
    ticketCashback: values.get('ticketCashback') ?? '',
    timeoutPrematchTicket: seconds(
      values.get('timeoutPrematchTicket'),
      defaultTimeoutPrematchTicket,
      1,
      longestTimeout,
    ),
    timeoutLiveTicket: seconds(values.get('timeoutLiveTicket'), defaultTimeoutLiveTicket, 1, longestTimeout),
    liveTicketDelay: seconds(values.get('liveTicketDelay'), defaultLiveTicketDelay, 0, longestLiveDelay),
  };
};

/** The limit of a currency in minor units; 0 when it is not listed = no minimum, no cap. */
export const limitFor = (table: LimitTable, currencyId: number): Minor =>
  parseMinor(table[String(currencyId)] ?? 0) ?? 0n;

/** The bonus rule of these settings, as payouts are calculated with it. */
export const bonusRuleOf = (settings: TicketSettings): BonusRule => ({
  percentages: settings.ticketBonuses.map((percent) => Number(parseMinor(percent) ?? 0n)),
  minOdd: parseOdd(settings.ticketBonusMinOdd) ?? lowestOdd,
});
