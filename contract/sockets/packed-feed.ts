import { lockReason, type Match, type MatchChange, marketStatus, type SelectionPrice } from '../entities/match.ts';

/**
 * The short form of the offer's matches, for a client that subscribes with `packed: true`. Events, topics and sequence
 * are the same; in `matches` and `added` each entry is a list instead of an object:
 *
 * - a price is its odd while it is OPEN and has no line, else `[odd | null, band | null, status]`, the status as its place
 *   among {@link marketStatus}; null goes on to remove;
 * - a market that is OPEN on one line is `[band, odds]`;
 * - a phase is `[name, timeMin]`;
 * - a lock reason is its place among {@link lockReason}, from 1, and 0 when a change takes it away; a place that the client does not
 *   know is `suspended`;
 * - a match is the values of {@link matchFields}, a change those of {@link changeFields}, in their order: null for a missing one, and nothing after the last present one.
 *
 * An entry that is no list is in the long form.
 */
type PackedPrice = number | readonly [odd: number | null, band: string | null, status: number];

const matchFields = [
  'eventId',
  'markets',
  'sport',
  'leagueId',
  'leagueName',
  'groupName',
  'hostName',
  'awayName',
  'timeStart',
  'inPlay',
  'matchState',
  'matchPhase',
  'results',
  'stats',
  'players',
  'moreMarkets',
  'tracker',
  'lockReason',
] as const satisfies readonly (keyof Match)[];

/** Those that change most often first; new ones are added last, where older clients do not look. */
const changeFields = [
  'eventId',
  'markets',
  'matchPhase',
  'results',
  'stats',
  'moreMarkets',
  'tracker',
  'inPlay',
  'matchState',
  'timeStart',
  'lockReason',
] as const satisfies readonly (keyof MatchChange)[];

const statuses = marketStatus.options;
const reasons = lockReason.options;

const packPrice = ({ O, MS, band }: SelectionPrice): PackedPrice =>
  O !== undefined && MS === 'OPEN' && band === undefined ? O : [O ?? null, band ?? null, statuses.indexOf(MS)];

/** Each value of a record, null staying null. */
const eachOf = <Value, Packed>(record: Readonly<Record<string, Value | null>>, pack: (value: Value) => Packed) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, value === null ? null : pack(value)]));

const packMarket = (market: Readonly<Record<string, SelectionPrice | null>>): unknown => {
  const prices = Object.values(market);
  const band = prices[0]?.band;
  const onOneLine = prices.every((price) => price?.O !== undefined && price.MS === 'OPEN' && price.band === band);
  return band !== undefined && onOneLine ? [band, eachOf(market, ({ O }) => O)] : eachOf(market, packPrice);
};

const packField = (field: string, entry: MatchChange): unknown => {
  const { markets, matchPhase, lockReason: reason } = entry;
  if (field === 'markets') return markets && eachOf(markets, packMarket);
  if (field === 'matchPhase') return matchPhase && [matchPhase.name, matchPhase.timeMin];
  if (field === 'lockReason') return reason === null ? 0 : reason && reasons.indexOf(reason) + 1;
  return entry[field as keyof MatchChange];
};

const packEntry = (fields: readonly string[], entry: MatchChange): unknown[] => {
  const values = fields.map((field) => packField(field, entry) ?? null);
  while (values.at(-1) === null) values.pop();
  return values;
};

/** The short form of a frame's body. */
export const packFrame = <Body extends { matches: readonly MatchChange[]; added?: readonly Match[] }>({
  matches,
  added,
  ...rest
}: Body) => ({
  ...rest,
  matches: matches.map((change) => packEntry(changeFields, change)),
  ...(added === undefined ? {} : { added: added.map((match) => packEntry(matchFields, match)) }),
});

/** The short form of a snapshot's body. */
export const packSnapshot = ({ matches }: { matches: readonly Match[] }) => ({
  matches: matches.map((match) => packEntry(matchFields, match)),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// By index: destructuring the list costs three times as much.
const unpackPrice = (price: unknown): unknown => {
  if (typeof price === 'number') return { O: price, MS: 'OPEN' };
  if (!Array.isArray(price)) return price;
  const MS = statuses[price[2]];
  if (price[0] === null) return price[1] === null ? { MS } : { MS, band: price[1] };
  return price[1] === null ? { O: price[0], MS } : { O: price[0], MS, band: price[1] };
};

// In place: nobody else holds what was just parsed.
const unpackMarket = (market: unknown): unknown => {
  if (Array.isArray(market)) {
    const [band, odds] = [market[0], market[1]];
    if (isObject(odds)) for (const selection in odds) odds[selection] = { O: odds[selection], MS: 'OPEN', band };
    return odds;
  }
  if (isObject(market)) for (const selection in market) market[selection] = unpackPrice(market[selection]);
  return market;
};

const unpackMarkets = (markets: unknown): unknown => {
  if (isObject(markets)) for (const code in markets) markets[code] = unpackMarket(markets[code]);
  return markets;
};

const unpackField = (field: string, value: unknown): unknown => {
  if (field === 'markets') return unpackMarkets(value);
  if (field === 'lockReason' && typeof value === 'number')
    return value === 0 ? null : (reasons[value - 1] ?? 'suspended');
  return field === 'matchPhase' && Array.isArray(value) ? { name: value[0], timeMin: value[1] } : value;
};

const unpackEntry = (fields: readonly string[], values: unknown): unknown => {
  if (!Array.isArray(values)) return values;
  // A change of odds next to others that tell more.
  if (values.length === 2) return { eventId: values[0], markets: unpackMarkets(values[1]) };
  const entry: Record<string, unknown> = {};
  for (const [place, field] of fields.entries()) {
    const value = values[place] ?? null;
    if (value !== null) entry[field] = unpackField(field, value);
  }
  return entry;
};

const hasLists = (list: unknown): boolean => Array.isArray(list) && list.some(Array.isArray);

const unpackList = (fields: readonly string[], list: unknown): unknown =>
  Array.isArray(list) ? list.map((entry) => unpackEntry(fields, entry)) : list;

/** A frame in its long form, whichever it came in. Nothing is checked: that is left to the schema. */
export const unpackFrame = (payload: unknown): unknown => {
  if (!isObject(payload)) return payload;
  if (!hasLists(payload.matches) && !hasLists(payload.added)) return payload;
  const { matches, added, ...rest } = payload;
  const frame = { ...rest, matches: unpackList(changeFields, matches) };
  return added === undefined ? frame : { ...frame, added: unpackList(matchFields, added) };
};

/** A snapshot in its long form, whichever it came in. Nothing is checked: that is left to the schema. */
export const unpackSnapshot = (payload: unknown): unknown =>
  isObject(payload) ? { ...payload, matches: unpackList(matchFields, payload.matches) } : payload;
