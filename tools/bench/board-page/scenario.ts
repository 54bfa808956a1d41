import type { Markets, Match, SelectionPrice } from '../../../contract/entities/match.ts';
import { packFrame } from '../../../contract/sockets/packed-feed.ts';

/** What every contestant of the board bench shows and receives: the same matches and the same changes in the same bytes. */
export const topic = 'live:F';
const matchCount = 200;
const matchesPerLeague = 20;

/** A row's twelve odds, left to right as the board has them at full width. */
export const columns: readonly (readonly [market: string, selection: string])[] = [
  ['1X2', '1'],
  ['1X2', 'X'],
  ['1X2', '2'],
  ['DC', '1X'],
  ['DC', '12'],
  ['DC', 'X2'],
  ['OU', 'over'],
  ['OU', 'under'],
  ['GG', 'yes'],
  ['GG', 'no'],
  ['AH', '1'],
  ['AH', '2'],
];

const bands: Record<string, string> = { OU: '2.5', AH: '-0.5' };

/** The same numbers in every run (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type Prices = Map<string, SelectionPrice[]>;

export interface Offer {
  matches: readonly Match[];
  /** What each odd costs now, by match and column: the truth that a contestant's cells are compared with. */
  prices: Prices;
  /** The text of the next frame in its short form, as the site gets it, with this many odds changed. */
  next(changes: number): string;
}

const matchOf = (nth: number, prices: readonly SelectionPrice[]): Match => {
  const markets: Markets = {};
  for (const [place, [market, selection]] of columns.entries()) {
    const price = prices[place];
    if (price) markets[market] = { ...markets[market], [selection]: { ...price } };
  }
  const league = Math.floor(nth / matchesPerLeague);
  return {
    eventId: String(10_000 + nth),
    sport: 'F',
    leagueId: String(300 + league),
    leagueName: `League ${league}`,
    groupName: 'Serbia',
    hostName: `Host United ${nth}`,
    awayName: `Away Rovers ${nth}`,
    timeStart: new Date(Date.UTC(2026, 2, 1, 17) + nth * 60_000).toISOString(),
    inPlay: true,
    matchState: 'LIVE',
    matchPhase: { name: 'SH', timeMin: 46 + (nth % 44) },
    markets,
    results: { G: `${nth % 4}-${nth % 3}` },
    stats: {},
    players: [],
  };
};

/** The offer of the bench and its stream of frames, in the shape of the contract. */
export const createOffer = (seed = 7): Offer => {
  const random = randomFrom(seed);
  const prices: Prices = new Map();
  const matches = Array.from({ length: matchCount }, (_, nth) => {
    const row = columns.map(([market]): SelectionPrice => {
      const band = bands[market];
      const O = Math.round(120 + random() * 500) / 100;
      return band === undefined ? { O, MS: 'OPEN' } : { O, MS: 'OPEN', band };
    });
    prices.set(String(10_000 + nth), row);
    return matchOf(nth, row);
  });
  const ids = [...prices.keys()];

  const moved = (price: SelectionPrice): SelectionPrice => {
    // Now and then a market is suspended, and comes back with its next change.
    if (price.MS === 'OPEN' && random() < 0.02) return { ...price, MS: 'SUSPENDED' };
    const before = price.O ?? 2;
    const O = Math.max(1.05, Math.round(before * (95 + random() * 10.4)) / 100);
    return { ...price, MS: 'OPEN', O: O === before ? O + 0.01 : O };
  };

  let seq = 1;
  return {
    matches,
    prices,
    next(changes) {
      const taken = new Set<number>();
      while (taken.size < changes) taken.add(Math.floor(random() * matchCount * columns.length));
      const byMatch = new Map<string, Markets>();
      for (const cell of taken) {
        const id = ids[Math.floor(cell / columns.length)] ?? '';
        const place = cell % columns.length;
        const row = prices.get(id);
        const [market, selection] = columns[place] ?? ['', ''];
        const before = row?.[place];
        if (!row || !before) continue;
        const price = moved(before);
        row[place] = price;
        const markets = byMatch.get(id) ?? {};
        byMatch.set(id, { ...markets, [market]: { ...markets[market], [selection]: price } });
      }
      seq += 1;
      const changed = [...byMatch].map(([eventId, markets]) => ({ eventId, markets }));
      return JSON.stringify(packFrame({ topic, seq, at: seq, matches: changed }));
    },
  };
};
