import type { Markets, Match, MatchPhase, MatchState } from '../../contract/entities/match.ts';
import { sportOf } from '../../domain/sports/sports.ts';
import { bendMarkets, type Overrides } from './overrides.ts';
import type { Drift, Moment, Play } from './play/play.ts';
import { isDecided, makeBook, withStatus } from './pricing/book.ts';
import type { FairMarket } from './pricing/priced-market.ts';
import { noiseAt } from './random.ts';
import type { Fixture } from './schedule/fixture.ts';
import { feedSports } from './sports/feed-sports.ts';

/** Prices are made anew this often; each match at its own second, so that the board moves evenly. */
export const priceInterval = { prematch: 30_000, live: 15_000 } as const;

/** The state of a match at one time, before prices. */
export interface MatchNow {
  matchState: MatchState;
  phase: MatchPhase;
  results: Readonly<Record<string, string>>;
  stats: Readonly<Record<string, string>>;
  suspended: boolean;
  /** Time the prices are of: the last regular one, or that of a goal since. */
  pricedAt: number;
  /** Null while the match is not over. */
  endedAt: number | null;
  /** How a tester ended it; null when it ended, or will end, by itself. */
  endedBy: 'score' | 'abandoning' | null;
}

const hour = 3_600_000;
const minute = 60_000;

/** Money moves prices slowly over hours and a little all the time. */
const driftAt = (seed: number, number: number, time: number): Drift => ({
  side: 0.12 * noiseAt(seed ^ number, time, 3 * hour) + 0.03 * noiseAt(seed ^ (number + 1), time, 2 * minute),
  goals: 0.06 * noiseAt(seed ^ (number + 2), time, 4 * hour) + 0.012 * noiseAt(seed ^ (number + 3), time, 3 * minute),
});

/** When a match's prices were last made anew. */
export const lastPricing = (number: number, now: number, interval: number): number => {
  const offset = (number * 7_919) % interval;
  return Math.floor((now - offset) / interval) * interval + offset;
};

/** Prices of one moment. A row is made of the table's markets, so that the others are only priced when the match is looked at. */
interface Book {
  pricedAt: number;
  matchState: MatchState;
  table: Markets;
  /** How many undecided markets there are beside the table. */
  others: number;
  /** Every market: those of the table stay in sight when they are decided, others go. */
  all: () => Markets;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** What readers hold: the same objects until something changes. */
interface View {
  key: string;
  book: Book;
  match: () => Match;
  row: () => Match;
}

const cacheSize = 6_000;

/** Matches as they are seen: state, prices and, for lists, only the markets of the table. The same until something changes. */
export const createMatchViews = (seed: number, playOf: (fixture: Fixture) => Play, overrides: Overrides) => {
  const cache = new Map<string, View>();

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
    suspended: false,
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
        suspended: false,
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
    const suspended = moment.suspended || feedSports[fixture.league.sport].prematchOnly === true;
    const regular = lastPricing(fixture.number, now, priceInterval.live);
    const pricedAt = Math.max(regular, fixture.startsAt + since);
    return { matchState: 'LIVE', phase, results, stats, suspended, pricedAt, endedAt: null, endedBy: null };
  };

  const bookAt = (fixture: Fixture, { matchState, pricedAt }: MatchNow): Book => {
    const fair = playOf(fixture).marketsAt(
      matchState === 'NSY' ? -1 : pricedAt - fixture.startsAt,
      driftAt(seed, fixture.number, pricedAt),
    );
    const codes = sportOf(fixture.league.sport)?.table ?? [];
    const price = (markets: readonly FairMarket[]): Markets => {
      const book = makeBook(markets, matchState === 'LIVE');
      return matchState === 'F' ? withStatus(book, 'CLOSED') : book;
    };
    const table = price(codes.flatMap((wanted) => fair.filter(({ code }) => code === wanted)));
    const others =
      matchState === 'F' ? [] : fair.filter((market) => !codes.includes(market.code) && !isDecided(market));
    return { pricedAt, matchState, table, others: others.length, all: once(() => ({ ...table, ...price(others) })) };
  };

  const build = (fixture: Fixture, now: MatchNow, markets: Markets): Match => ({
    eventId: fixture.eventId,
    sport: fixture.league.sport,
    leagueId: fixture.league.leagueId,
    leagueName: fixture.league.name,
    groupName: fixture.league.country,
    hostName: fixture.hostName,
    awayName: fixture.awayName,
    timeStart: new Date(fixture.startsAt).toISOString(),
    inPlay: now.matchState === 'LIVE',
    matchState: now.matchState,
    matchPhase: now.phase,
    markets,
    results: now.results,
    stats: now.stats,
    players: [],
  });

  const playersOf = (fixture: Fixture) => [...(feedSports[fixture.league.sport].players?.(fixture) ?? [])];

  const viewAt = (fixture: Fixture, time: number): View => {
    const now = stateAt(fixture, time);
    const override = overrides.of(fixture.eventId);
    const forced = override && now.matchState !== 'F' ? override.markets : [];
    const { name, timeMin } = now.phase;
    const stats = Object.values(now.stats).join();
    const key = `${now.matchState}${now.pricedAt}${now.suspended}${name}${timeMin}|${stats}|${override?.changes ?? 0}`;
    const known = cache.get(fixture.eventId);
    if (known?.key === key) return known;
    const same = known?.book.pricedAt === now.pricedAt && known.book.matchState === now.matchState;
    const book = same ? known.book : bookAt(fixture, now);
    const shown = (markets: Markets) => bendMarkets(now.suspended ? withStatus(markets, 'SUSPENDED') : markets, forced);
    const view: View = {
      key,
      book,
      match: once(() => ({ ...build(fixture, now, shown(book.all())), players: playersOf(fixture) })),
      row: once(() => ({ ...build(fixture, now, shown(book.table)), moreMarkets: book.others })),
    };
    if (cache.size >= cacheSize) cache.clear();
    cache.set(fixture.eventId, view);
    return view;
  };

  return {
    stateAt,
    matchAt: (fixture: Fixture, time: number): Match => viewAt(fixture, time).match(),
    rowAt: (fixture: Fixture, time: number): Match => viewAt(fixture, time).row(),
  };
};
