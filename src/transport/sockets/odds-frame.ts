import { marketStatus } from '../../../contract/entities/match.ts';
import type { FeedFrame } from '../../../contract/sockets/feedsocket.ts';

const statuses = new Set<unknown>(marketStatus.options);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const longestCode = 64;
const longestBand = 32;
const isOdd = (value: unknown): boolean => typeof value === 'number' && value >= 0 && Number.isFinite(value);
const isText = (value: unknown, longest: number): boolean => typeof value === 'string' && value.length <= longest;

const isPrice = (price: unknown): boolean => {
  if (!isObject(price)) return price === null;
  for (const key in price) {
    const value = price[key];
    if (key === 'O' ? !isOdd(value) : key === 'band' ? !isText(value, longestBand) : key !== 'MS') return false;
  }
  return statuses.has(price.MS);
};

const isMarket = (market: unknown): boolean => {
  if (!isObject(market)) return market === null;
  for (const selection in market) if (selection.length > longestCode || !isPrice(market[selection])) return false;
  return true;
};

const isChange = (change: unknown): boolean => {
  if (!isObject(change)) return false;
  const { eventId, markets } = change;
  for (const key in change) if (key !== 'eventId' && key !== 'markets') return false;
  if (typeof eventId !== 'string' || eventId === '' || eventId.length > 64 || !isObject(markets)) return false;
  for (const market in markets) if (market.length > longestCode || !isMarket(markets[market])) return false;
  return true;
};

/**
 * Whether a message is a frame that holds nothing but odds, as most do. It is what the schema of the contract would say
 * of it, at an eighth of the cost; what this does not know at sight is left to the schema.
 */
export const isOddsFrame = (payload: unknown): payload is FeedFrame => {
  if (!isObject(payload)) return false;
  const { topic, seq, at, matches } = payload;
  for (const key in payload) if (key !== 'topic' && key !== 'seq' && key !== 'at' && key !== 'matches') return false;
  return (
    typeof topic === 'string' &&
    Number.isSafeInteger(seq) &&
    Number.isFinite(at) &&
    Array.isArray(matches) &&
    matches.every(isChange)
  );
};
