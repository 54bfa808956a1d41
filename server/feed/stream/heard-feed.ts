import type * as z from 'zod/mini';
import type { Markets, Match } from '../../../contract/entities/match.ts';
import {
  feedBeat,
  feedLists,
  feedResult,
  listedMatch,
  longestSilence,
  matchTrack,
} from '../../../contract/feed/feed-values.ts';
import { boards } from '../../../domain/sports/boards.ts';
import type { Clock } from '../../time/clock.ts';
import type { FeedSource, ListedMatch, MatchResult } from '../feed-source.ts';
import { byKickOff, listedFacts } from '../listed-facts.ts';
import { lockOf, withStatus } from '../market-locks.ts';
import { quoteOf } from '../quote-of.ts';
import { readValue } from './values.ts';

/** The feed as another process says it (contract/feed/feed-values.ts). */
export interface HeardFeed extends FeedSource {
  hear(key: string, value: Uint8Array): void;
  /** What was heard before is not what is said now. */
  forget(): void;
  /** Milliseconds since the instant up to which everything was heard; infinite before the first. */
  age(): number;
}

export interface HeardFeedNeeds {
  clock: Clock;
  /** A value that makes no sense; what was said under its key before is unknown from then on. */
  onNonsense: (key: string) => void;
}

/** Text that is read when somebody asks for it: most matches of the offer are looked at by nobody here. */
interface Heard {
  text: Uint8Array;
  at: number;
  match: Match | null;
}

/** Matches that kicked off so long ago are let go of, in milliseconds, and how often that is looked after. */
const keptFor = 15 * 86_400_000;
const pruneEvery = 600_000;

/** A listed match of which no price is known. */
const bare = (listed: ListedMatch): Match => ({
  ...listedFacts(listed),
  inPlay: false,
  matchState: 'NSY',
  matchPhase: { name: 'NSY', timeMin: 0 },
  markets: {},
  results: {},
  stats: {},
  players: [],
});

const suspended = (match: Match): Match => {
  const markets = withStatus(match.markets, 'SUSPENDED');
  return { ...match, markets, ...lockOf(match.matchState, match.lockReason ?? null, markets) };
};

const takesNoMore = (market: Markets[string]): boolean => Object.values(market).every(({ MS }) => MS === 'CLOSED');

const rowOf = (match: Match, table: readonly string[]): Match => {
  const shown = table.flatMap((code) => (match.markets[code] ? [[code, match.markets[code]] as const] : []));
  const beside = Object.entries(match.markets).filter(
    ([code, market]) => !table.includes(code) && !takesNoMore(market),
  );
  const { lockReason, ...rest } = match;
  const markets = Object.fromEntries(shown);
  const lock = lockOf(match.matchState, lockReason ?? null, markets);
  return { ...rest, markets, players: [], ...lock, moreMarkets: match.matchState === 'F' ? 0 : beside.length };
};

/**
 * Who prices has looked whether a match is sound, and only he can write one: to look again at a hundred markets takes four times
 * as long as to read them.
 */
const asMatch = (eventId: string, value: unknown): Match => {
  const match = value as Match | null;
  if (match?.eventId !== eventId || typeof match.markets !== 'object') throw new Error('no match');
  return match;
};

/** The same answer for as long as it is asked with the same object. */
const kept = <Key extends object, T>(make: (key: Key) => T): ((key: Key) => T) => {
  const made = new WeakMap<Key, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

/**
 * Holds in memory what was heard last and answers from it. While nothing is heard every market counts as suspended, and so do
 * those of a match that is on no list.
 */
export const createHeardFeed = ({ clock, onNonsense }: HeardFeedNeeds): HeardFeed => {
  const listed = new Map<string, ListedMatch>();
  const matches = new Map<string, Heard>();
  const tracks = new Map<string, z.infer<typeof matchTrack>>();
  const results = new Map<string, MatchResult & { heardAt: number }>();
  let ids: z.infer<typeof feedLists> = { prematch: [], live: [] };
  let offered = new Set<string>();
  let lists: Record<'prematch' | 'live', readonly ListedMatch[]> | null = null;
  let heardUntil = Number.NEGATIVE_INFINITY;
  let wasSilent = true;
  let turnedAt = Number.NEGATIVE_INFINITY;
  let prunedAt = clock.now();

  const age = (): number => clock.now() - heardUntil;
  const isSilent = (): boolean => {
    const silent = age() > longestSilence;
    if (silent !== wasSilent) turnedAt = clock.now();
    wasSilent = silent;
    return silent;
  };

  const suspendedOf = kept(suspended);
  const rowsOf = kept((match: Match) => kept((table: readonly string[]) => rowOf(match, table)));
  const trackedOf = kept((match: Match) =>
    kept(({ stats, tracker }: z.infer<typeof matchTrack>): Match => ({ ...match, stats, tracker })),
  );

  const read = (eventId: string, heard: Heard): Match | null => {
    if (heard.match) return heard.match;
    try {
      heard.match = asMatch(eventId, readValue(heard.text));
      return heard.match;
    } catch {
      matches.delete(eventId);
      onNonsense(`match.${eventId}`);
      return null;
    }
  };
  const matchOf = (eventId: string): Match | null => {
    const heard = matches.get(eventId);
    const match = heard ? read(eventId, heard) : null;
    return match && match.matchState !== 'F' && (isSilent() || !offered.has(eventId)) ? suspendedOf(match) : match;
  };

  const listOf = (of: readonly string[]): readonly ListedMatch[] =>
    of.flatMap((eventId) => (matches.has(eventId) ? (listed.get(eventId) ?? []) : []));
  const current = () => {
    lists ??= { prematch: listOf(ids.prematch), live: listOf(ids.live) };
    return lists;
  };

  const letGo = (eventId: string): void => {
    for (const map of [listed, matches, tracks, results]) map.delete(eventId);
  };
  const prune = (): void => {
    if (clock.now() - prunedAt < pruneEvery) return;
    prunedAt = clock.now();
    for (const { eventId, startsAt } of listed.values()) if (startsAt < prunedAt - keptFor) letGo(eventId);
  };

  /** By the first part of the key; each is told the rest of it. */
  const readers: Readonly<Record<string, (eventId: string, value: Uint8Array) => void>> = {
    beat: (_, value) => {
      heardUntil = feedBeat.parse(readValue(value)).at;
      prune();
    },
    lists: (_, value) => {
      ids = feedLists.parse(readValue(value));
      offered = new Set([...ids.prematch, ...ids.live]);
      lists = null;
    },
    listed: (eventId, value) => {
      listed.set(eventId, listedMatch.parse(readValue(value)));
      // Most that is said is of the past.
      if (offered.has(eventId)) lists = null;
    },
    match: (eventId, value) => {
      if (offered.has(eventId) && !matches.has(eventId)) lists = null;
      // A copy: the bytes are a part of whatever arrived with them.
      matches.set(eventId, { text: value.slice(), at: clock.now(), match: null });
    },
    track: (eventId, value) => {
      tracks.set(eventId, matchTrack.parse(readValue(value)));
    },
    result: (eventId, value) => {
      results.set(eventId, { ...feedResult.parse(readValue(value)), heardAt: clock.now() });
    },
  };

  return {
    hear: (key, value) => {
      const [kind = '', eventId = ''] = key.split('.');
      try {
        readers[kind]?.(eventId, value);
      } catch {
        onNonsense(key);
      }
    },
    forget: () => {
      for (const map of [listed, matches, tracks, results]) map.clear();
      ids = { prematch: [], live: [] };
      offered = new Set();
      lists = null;
      heardUntil = Number.NEGATIVE_INFINITY;
    },
    age,

    quote: (eventId, marketCode, selectionCode) => {
      const match = matchOf(eventId);
      const startsAt = listed.get(eventId)?.startsAt;
      return match && startsAt !== undefined ? quoteOf(match, startsAt, marketCode, selectionCode) : null;
    },
    match: matchOf,
    tracked: (eventId) => {
      const match = matchOf(eventId);
      const track = tracks.get(eventId);
      return match && track ? trackedOf(match)(track) : match;
    },
    markets: (eventId) => matchOf(eventId)?.markets ?? {},
    result: (eventId) => results.get(eventId) ?? null,
    prematch: () => current().prematch,
    live: () => current().live,
    ended: (from, to) =>
      [...results.keys()]
        .flatMap((eventId) => listed.get(eventId) ?? [])
        .filter(({ startsAt }) => from <= startsAt && startsAt < to)
        .sort(byKickOff),
    listed: (eventId) => listed.get(eventId) ?? null,
    row: (match, table = boards[match.league.sport].table) => rowsOf(matchOf(match.eventId) ?? bare(match))(table),
    pricedSince: ({ eventId }, since) => {
      isSilent();
      return turnedAt >= since || (matches.get(eventId)?.at ?? Number.NEGATIVE_INFINITY) >= since;
    },
    setByHandSince: (eventId, since) => (results.get(eventId)?.heardAt ?? Number.NEGATIVE_INFINITY) >= since,
  };
};
