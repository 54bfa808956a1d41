import type { LockReason, Markets, Match, MatchPhase, MatchState } from '../../../contract/entities/match.ts';
import { boards } from '../../../domain/sports/boards.ts';
import { listedFacts } from '../listed-facts.ts';
import { lockOf, withStatus } from '../market-locks.ts';
import { isDecided, makeBook } from './odds/book.ts';
import type { FairMarket } from './odds/priced-market.ts';
import { bendMarkets, type Overrides } from './overrides.ts';
import type { Moment } from './play/moment.ts';
import { type Drift, once, type Play } from './play/play.ts';
import { beat } from './play/possession.ts';
import { trackAt } from './play/story.ts';
import { noiseAt } from './random.ts';
import type { Fixture } from './schedule/fixture.ts';
import { feedSports } from './sports/feed-sports.ts';

/** Prices are recomputed this often; each match at its own second, so that the board moves evenly. */
export const priceInterval = { prematch: 30_000, live: 15_000 } as const;

export interface MatchNow {
  matchState: MatchState;
  phase: MatchPhase;
  results: Readonly<Record<string, string>>;
  stats: Readonly<Record<string, string>>;
  lock: LockReason | null;
  /** Time the prices are of: the last regular one, or that of a goal since. */
  pricedAt: number;
  /** Null while the match is not over. */
  endedAt: number | null;
  endedBy: 'score' | 'abandoning' | null;
}

const hour = 3_600_000;
const minute = 60_000;

/** Money moves prices slowly over hours and a little all the time. */
const driftAt = (seed: number, number: number, time: number): Drift => ({
  side: 0.12 * noiseAt(seed ^ number, time, 3 * hour) + 0.03 * noiseAt(seed ^ (number + 1), time, 2 * minute),
  goals: 0.06 * noiseAt(seed ^ (number + 2), time, 4 * hour) + 0.012 * noiseAt(seed ^ (number + 3), time, 3 * minute),
});

export const lastPricing = (number: number, now: number, interval: number): number => {
  const offset = (number * 7_919) % interval;
  return Math.floor((now - offset) / interval) * interval + offset;
};

/** Prices of a table's markets, and how many other undecided markets there are. */
interface TableRow {
  markets: Markets;
  others: number;
}

/** Prices of one moment. A row is made of a table's markets, so that the others are only priced when the match is opened. */
interface Book {
  pricedAt: number;
  matchState: MatchState;
  row: (table: readonly string[]) => TableRow;
  /** Every market: those of the table stay visible when they are decided, others are removed. */
  all: () => Markets;
}

/** As {@link once}, for each of the tables asked for. */
const onceEach = <T>(make: (table: readonly string[]) => T): ((table: readonly string[]) => T) => {
  const made = new Map<readonly string[], T>();
  return (table) => {
    const known = made.get(table) ?? make(table);
    made.set(table, known);
    return known;
  };
};

/** What readers hold: the same objects until something changes. */
interface View {
  key: string;
  book: Book;
  match: () => Match;
  row: (table: readonly string[]) => Match;
}

const cacheSize = 6_000;
/** Matches that somebody follows. */
const trackedSize = 500;

const mainTable = ({ league }: Fixture): readonly string[] => boards[league.sport].table;

/** Matches as they are seen: state, prices and, for lists, only the markets of the table. The same until something changes. */
export const createMatchViews = (seed: number, playOf: (fixture: Fixture) => Play, overrides: Overrides) => {
  const cache = new Map<string, View>();
  const tracked = new Map<string, { match: Match; at: number; tracked: Match }>();

  const over = (
    results: Readonly<Record<string, string>>,
    stats: Moment['stats'],
    timeMin: number,
    endedAt: number,
    endedBy: MatchNow['endedBy'] = null,
  ): MatchNow => ({
    matchState: 'F',
    phase: { name: 'F', timeMin },
    results,
    stats,
    lock: null,
    pricedAt: endedAt,
    endedAt,
    endedBy,
  });

  const stateAt = (fixture: Fixture, now: number): MatchNow => {
    const elapsed = now - fixture.startsAt;
    const play = playOf(fixture);
    const finish = overrides.of(fixture.eventId)?.finish;
    const finishedAt = finish ? finish.at - fixture.startsAt : Number.POSITIVE_INFINITY;
    if (finish && finish.at <= now && finishedAt < play.endsAfter) {
      const last = finishedAt > 0 ? play.momentAt(finishedAt) : null;
      const results = finish.score ? play.finishedAs(finish.score, finishedAt) : (last?.results ?? {});
      const endedBy = finish.score ? 'score' : 'abandoning';
      return over(results, last?.stats ?? {}, last?.phase.timeMin ?? 0, finish.at, endedBy);
    }
    if (elapsed < 0) {
      const pricedAt = lastPricing(fixture.number, now, priceInterval.prematch);
      return {
        matchState: 'NSY',
        phase: { name: 'NSY', timeMin: 0 },
        results: {},
        stats: {},
        lock: null,
        pricedAt,
        endedAt: null,
        endedBy: null,
      };
    }
    if (elapsed >= play.endsAfter) {
      const { results, stats, phase } = play.momentAt(play.endsAfter);
      return over(results, stats, phase.timeMin, fixture.startsAt + play.endsAfter);
    }
    const { phase, results, stats, since, ...moment } = play.momentAt(elapsed);
    const lock = moment.lock ?? (feedSports[fixture.league.sport].prematchOnly ? 'suspended' : null);
    const regular = lastPricing(fixture.number, now, priceInterval.live);
    const pricedAt = Math.max(regular, fixture.startsAt + since);
    return { matchState: 'LIVE', phase, results, stats, lock, pricedAt, endedAt: null, endedBy: null };
  };

  const bookAt = (fixture: Fixture, { matchState, pricedAt }: MatchNow): Book => {
    const fair = playOf(fixture).marketsAt(
      matchState === 'NSY' ? -1 : pricedAt - fixture.startsAt,
      driftAt(seed, fixture.number, pricedAt),
    );
    const price = (markets: readonly FairMarket[]): Markets => {
      const book = makeBook(markets, matchState === 'LIVE');
      return matchState === 'F' ? withStatus(book, 'CLOSED') : book;
    };
    const beside = (table: readonly string[]) =>
      matchState === 'F' ? [] : fair.filter((market) => !table.includes(market.code) && !isDecided(market));
    const row = onceEach((table) => ({
      markets: price(table.flatMap((wanted) => fair.filter(({ code }) => code === wanted))),
      others: beside(table).length,
    }));
    const main = mainTable(fixture);
    return { pricedAt, matchState, row, all: once(() => ({ ...row(main).markets, ...price(beside(main)) })) };
  };

  const build = (fixture: Fixture, now: MatchNow, markets: Markets): Match => ({
    ...listedFacts(fixture),
    inPlay: now.matchState === 'LIVE',
    matchState: now.matchState,
    matchPhase: now.phase,
    markets,
    results: now.results,
    stats: now.stats,
    players: [],
    ...lockOf(now.matchState, now.lock, markets),
  });

  const playersOf = (fixture: Fixture) => [...(feedSports[fixture.league.sport].players?.(fixture) ?? [])];

  const viewAt = (fixture: Fixture, time: number): View => {
    const now = stateAt(fixture, time);
    const override = overrides.of(fixture.eventId);
    const forced = override && now.matchState !== 'F' ? override.markets : [];
    const { name, timeMin } = now.phase;
    const stats = Object.values(now.stats).join();
    const key = `${now.matchState}${now.pricedAt}${now.lock}${name}${timeMin}|${stats}|${override?.changes ?? 0}`;
    const known = cache.get(fixture.eventId);
    if (known?.key === key) return known;
    const same = known?.book.pricedAt === now.pricedAt && known.book.matchState === now.matchState;
    const book = same ? known.book : bookAt(fixture, now);
    const shown = (markets: Markets) => bendMarkets(now.lock ? withStatus(markets, 'SUSPENDED') : markets, forced);
    const view: View = {
      key,
      book,
      match: once(() => ({ ...build(fixture, now, shown(book.all())), players: playersOf(fixture) })),
      row: onceEach((table) => {
        const { markets, others } = book.row(table);
        return { ...build(fixture, now, shown(markets)), moreMarkets: others };
      }),
    };
    if (cache.size >= cacheSize) cache.clear();
    cache.set(fixture.eventId, view);
    return view;
  };

  /** The match as its followers see it: with tracker and further figures, the same for a beat of the ball. */
  const trackedAt = (fixture: Fixture, time: number): Match => {
    const match = viewAt(fixture, time).match();
    const { endedAt, matchState } = stateAt(fixture, time);
    const elapsed = (endedAt ?? time) - fixture.startsAt;
    const at = Math.floor(elapsed / beat);
    const known = tracked.get(fixture.eventId);
    if (known?.match === match && known.at === at) return known.tracked;
    const teller = playOf(fixture).story;
    if (!teller) return match;
    const finish = overrides.of(fixture.eventId)?.finish;
    const score = endedAt !== null && finish?.at === endedAt ? finish.score : null;
    const story = score === null ? teller.whole() : teller.ended({ score, elapsed });
    const seen = {
      ...match,
      stats: matchState === 'NSY' ? match.stats : { ...match.stats, ...story.statsAt(elapsed) },
      tracker: trackAt(story, elapsed, matchState === 'F'),
    };
    if (tracked.size >= trackedSize) tracked.clear();
    tracked.set(fixture.eventId, { match, at, tracked: seen });
    return seen;
  };

  return {
    stateAt,
    trackedAt,
    matchAt: (fixture: Fixture, time: number): Match => viewAt(fixture, time).match(),
    rowAt: (fixture: Fixture, time: number, table: readonly string[] = mainTable(fixture)): Match =>
      viewAt(fixture, time).row(table),
  };
};
