import type { OfferedSport } from '../../../domain/sports/sports.ts';
import type { Clock } from '../../time/clock.ts';
import { type FeedSource, finishedLinger, type Quote } from '../feed-source.ts';
import { quoteOf } from '../quote-of.ts';
import { type FeedSize, leaguesIn } from './catalogue/leagues.ts';
import { createMatchViews, lastPricing, priceInterval } from './match-views.ts';
import type { FeedCommand } from './overrides.ts';
import { createOverrides } from './overrides.ts';
import { createPlays } from './play/play-of.ts';
import { hashText } from './random.ts';
import type { Fixture } from './schedule/fixture.ts';
import { createSchedule } from './schedule/schedule.ts';
import { binMs } from './schedule/week-bins.ts';
import { feedSports } from './sports/feed-sports.ts';

const hour = 3_600_000;
/** No match takes longer. */
const longestMatch = 5 * hour;
/** With a bin to spare, for the list of a bin is made at any time in it. */
const longestOf = (sport: OfferedSport): number => (feedSports[sport].longest + 2) * binMs;
/** Lists of kick-offs between two times that are kept: a week of results and some. */
const rememberedDays = 12;
export interface SimulatorOptions {
  /** FEED_SEED: the same seed and clock always give the same matches, prices and results. */
  seed: string;
  /** FEED_SIZE; `full` by default. */
  size?: FeedSize;
  clock: Clock;
  /** Sandbox commands stored by earlier runs, oldest first. */
  commands?: readonly FeedCommand[];
}

/** What testers bend. */
export interface BentFeed {
  /** Bends the feed from the command's time on. */
  applyCommand(command: FeedCommand): void;
  /** From now on a market is no longer bent by this command. */
  revokeCommand(commandId: number): void;
}

/** The feed as it is computed. */
export interface Simulator extends FeedSource, BentFeed {
  /** How many commands made no sense and were left out. */
  skippedCommands(): number;
}

/** A feed of its own: nothing is stored but sandbox commands, every answer is computed from seed and time. */
export const createSimulator = ({
  seed: seedText,
  size = 'full',
  clock,
  commands = [],
}: SimulatorOptions): Simulator => {
  const seed = hashText(seedText);
  const schedule = createSchedule(leaguesIn[size], seed);
  const playOf = createPlays(seed);
  const overrides = createOverrides(commands);
  const views = createMatchViews(seed, playOf, overrides);
  let ahead: { key: string; fixtures: Fixture[] } = { key: '', fixtures: [] };
  const days = new Map<string, readonly Fixture[]>();
  let recent: { bin: number; fixtures: Fixture[] } = { bin: -1, fixtures: [] };

  const known = (eventId: string): Fixture | null => {
    const fixture = schedule.fixture(eventId);
    return fixture && clock.now() >= fixture.startsAt - fixture.league.opensBefore ? fixture : null;
  };

  const scheduled = (eventId: string): Fixture => {
    const fixture = schedule.fixture(eventId);
    if (!fixture) throw new Error(`no match ${eventId} is ever played`);
    return fixture;
  };

  const stateOf = (fixture: Fixture) => views.stateAt(fixture, clock.now());

  /** Kick-offs and openings fall on whole bins, so that the list is the same within one. */
  const prematch = (): Fixture[] => {
    const now = clock.now();
    const key = `${Math.floor(now / binMs)}.${overrides.version()}`;
    if (ahead.key !== key) {
      const fixtures = schedule
        .between(now + 1, (league) => now + league.opensBefore + 1)
        .filter(({ eventId }) => !overrides.of(eventId)?.finish);
      ahead = { key, fixtures };
    }
    return ahead.fixtures;
  };

  const live = (): Fixture[] => {
    const now = clock.now();
    const bin = Math.floor(now / binMs);
    if (recent.bin !== bin) {
      const mayStillPlay = ({ startsAt, league }: Fixture) =>
        !feedSports[league.sport].prematchOnly && startsAt + longestOf(league.sport) > now;
      recent = { bin, fixtures: schedule.between(now - longestMatch, () => now + 1).filter(mayStillPlay) };
    }
    return recent.fixtures.filter((fixture) => {
      const finish = overrides.of(fixture.eventId)?.finish?.at ?? Number.POSITIVE_INFINITY;
      const end = Math.min(finish, fixture.startsAt + playOf(fixture).endsAfter);
      return end > fixture.startsAt && now < end + finishedLinger;
    });
  };

  const kickOffs = (from: number, to: number): readonly Fixture[] => {
    const key = `${from} ${to}`;
    const fixtures = days.get(key) ?? schedule.between(from, () => to);
    if (days.size >= rememberedDays) days.clear();
    days.set(key, fixtures);
    return fixtures;
  };

  /** A play is drawn only for matches that may be under way: most have ended for certain, or not begun. */
  const ended = (from: number, to: number): readonly Fixture[] => {
    const now = clock.now();
    return kickOffs(from, to).filter((fixture) => {
      if (fixture.startsAt + longestOf(fixture.league.sport) <= now) return true;
      const begun = fixture.startsAt <= now || overrides.of(fixture.eventId)?.finish;
      return begun && stateOf(fixture).endedAt !== null;
    });
  };

  const quote = (eventId: string, marketCode: string, selectionCode: string): Quote | null => {
    const fixture = known(eventId);
    return fixture && quoteOf(views.matchAt(fixture, clock.now()), fixture.startsAt, marketCode, selectionCode);
  };

  return {
    quote,
    match: (eventId) => {
      const fixture = known(eventId);
      return fixture && views.matchAt(fixture, clock.now());
    },
    tracked: (eventId) => {
      const fixture = known(eventId);
      return fixture && views.trackedAt(fixture, clock.now());
    },
    markets: (eventId) => {
      const fixture = known(eventId);
      return fixture ? views.matchAt(fixture, clock.now()).markets : {};
    },
    result: (eventId) => {
      const fixture = known(eventId);
      const now = fixture && stateOf(fixture);
      if (!fixture || !now || now.endedAt === null) return null;
      return {
        sport: fixture.league.sport,
        results: now.results,
        endedAt: now.endedAt,
        outright: fixture.league.field !== null,
        abandoned: now.endedBy === 'abandoning',
        byHand: now.endedBy === 'score',
      };
    },
    prematch,
    live,
    ended,
    listed: known,
    row: ({ eventId }, table) => views.rowAt(scheduled(eventId), clock.now(), table),
    pricedSince: ({ eventId, number }, since) =>
      overrides.touchedSince(eventId, since) || lastPricing(number, clock.now(), priceInterval.prematch) > since,
    setByHandSince: overrides.touchedSince,
    applyCommand: overrides.add,
    skippedCommands: overrides.skipped,
    revokeCommand: (commandId) => overrides.remove(commandId, clock.now()),
  };
};
