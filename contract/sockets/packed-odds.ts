import { type MarketStatus, marketStatus } from '../entities/match.ts';

/** What one outcome costs from now on; `odd` and `band` are null where it has none. */
export interface MovedOdd {
  eventId: string;
  market: string;
  selection: string;
  odd: number | null;
  status: MarketStatus;
  band: string | null;
}

/** A frame with nothing but odds, as most are; `seq` and `at` as in every frame. */
export interface MovedOdds {
  topic: string;
  seq: number;
  at: number;
  odds: readonly MovedOdd[];
}

const statuses: readonly (MarketStatus | undefined)[] = marketStatus.options;
const longestCode = 64;
const longestBand = 32;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCode = (code: unknown): code is string => typeof code === 'string' && code.length <= longestCode;
const isBand = (band: unknown): band is string => typeof band === 'string' && band.length <= longestBand;
const isOdd = (odd: unknown): odd is number => typeof odd === 'number' && odd >= 0 && Number.isFinite(odd);

/** Reads one price; null for one that is not of the short form. */
const readPrice = (eventId: string, market: string, selection: string, price: unknown): MovedOdd | null => {
  if (isOdd(price)) return { eventId, market, selection, odd: price, status: 'OPEN', band: null };
  if (!Array.isArray(price) || price.length !== 3) return null;
  // By places, not taken apart: a list that is taken apart costs three times as much.
  const odd: unknown = price[0];
  const band: unknown = price[1];
  const status = typeof price[2] === 'number' ? statuses[price[2]] : undefined;
  const isSound = (odd === null || isOdd(odd)) && (band === null || isBand(band)) && status !== undefined;
  return isSound ? { eventId, market, selection, odd, status, band } : null;
};

/** Reads the odds of a market that is open on one line; false when it holds anything else. */
const readLine = (eventId: string, market: string, told: readonly unknown[], odds: MovedOdd[]): boolean => {
  const band: unknown = told[0];
  const prices: unknown = told[1];
  if (told.length !== 2 || !isBand(band) || !isObject(prices)) return false;
  for (const selection in prices) {
    const odd = prices[selection];
    if (!isCode(selection) || !isOdd(odd)) return false;
    odds.push({ eventId, market, selection, odd, status: 'OPEN', band });
  }
  return true;
};

/** Reads the odds of a market into `odds`; false when it holds anything else. */
const readMarket = (eventId: string, market: string, told: unknown, odds: MovedOdd[]): boolean => {
  if (!isCode(market)) return false;
  if (Array.isArray(told)) return readLine(eventId, market, told, odds);
  if (!isObject(told)) return false;
  for (const selection in told) {
    const moved = isCode(selection) ? readPrice(eventId, market, selection, told[selection]) : null;
    if (moved === null) return false;
    odds.push(moved);
  }
  return true;
};

/**
 * The odds of a frame in its short form (packed-feed.ts) that holds nothing else: read and checked in one walk, since
 * hundreds arrive each second. The result is the same as the schema's. Undefined for every other frame, and for one
 * that removes an outcome or a market: that is left to `unpackFrame` and the schema.
 */
export const readOdds = (payload: unknown): MovedOdds | undefined => {
  if (!isObject(payload)) return undefined;
  const { topic, seq, at, matches } = payload;
  for (const key in payload)
    if (key !== 'topic' && key !== 'seq' && key !== 'at' && key !== 'matches') return undefined;
  if (typeof topic !== 'string' || typeof seq !== 'number' || !Number.isSafeInteger(seq)) return undefined;
  if (typeof at !== 'number' || !Number.isFinite(at) || !Array.isArray(matches)) return undefined;
  const odds: MovedOdd[] = [];
  for (const entry of matches) {
    if (!Array.isArray(entry) || entry.length !== 2) return undefined;
    const eventId: unknown = entry[0];
    const markets: unknown = entry[1];
    if (!isCode(eventId) || eventId === '' || !isObject(markets)) return undefined;
    for (const market in markets) if (!readMarket(eventId, market, markets[market], odds)) return undefined;
  }
  return { topic, seq, at, odds };
};
