import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Match } from '../../../contract/entities/match.ts';
import { feedLists, type feedResult, type listedMatch, type matchTrack } from '../../../contract/feed/feed-values.ts';
import type { Clock } from '../../time/clock.ts';
import type { FeedSource, ListedMatch } from '../feed-source.ts';
import { packed, readValue, unpacked, written } from './values.ts';

/** A value to be published under a key (contract/feed/feed-values.ts). */
export interface Saying {
  key: string;
  value: Uint8Array;
}

/** What of a feed has not been published yet, by this server or another. */
export interface FeedNews {
  /** The current value of a key. */
  stands(key: string, value: Uint8Array): void;
  /** Values published under these keys may not have arrived. */
  unsaid(keys: Iterable<string>): void;
  /** No key has a value any more. */
  forget(): void;
  /** Computes the offer match by match without publishing it, so that a waiting server can take over at once. */
  rehearsal(): Generator<null>;
  /** From now on everything that may have changed after this instant is checked. */
  begin(since: number): void;
  /** The offer as it is now: matches that the lists name, or no longer name, are published before the lists. */
  offer(): Generator<Saying>;
  /** Results of matches that are on no list any more; null between two days, each of which takes its time. */
  results(): Generator<Saying | null>;
}

const day = 86_400_000;
/** How far back results are published the first time, in days, and how far afterwards. */
const firstDays = 9;
const laterDays = 2;

const digest = (json: Uint8Array): string => createHash('sha1').update(json).digest('base64');

const listedOf = ({ eventId, number, league, hostName, awayName, startsAt }: ListedMatch) => {
  const { leagueId, number: order, sport, country, name, rank } = league;
  return {
    eventId,
    number,
    league: { leagueId, number: order, sport, country, name, rank },
    hostName,
    awayName,
    startsAt,
  } satisfies z.infer<typeof listedMatch>;
};

export const createFeedNews = (feed: FeedSource, clock: Clock): FeedNews => {
  const said = new Map<string, string>();
  /** The objects that were checked last: the same ones while nothing changed. */
  let seen = new Map<string, Match | null>();
  /** As they are in the bucket, a little later than they were published. */
  let onLists = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let resultsAt = Number.NEGATIVE_INFINITY;
  let days = firstDays;

  function* say(key: string, what: unknown): Generator<Saying> {
    const json = written(what);
    const mark = digest(json);
    if (said.get(key) === mark) return;
    said.set(key, mark);
    yield { key, value: packed(json) };
  }

  function* sayResult(eventId: string): Generator<Saying> {
    const result = feed.result(eventId);
    if (result) yield* say(`result.${eventId}`, result satisfies z.infer<typeof feedResult>);
  }

  /** A match that nobody can bet on any more, without its markets. */
  function* sayPast(match: ListedMatch): Generator<Saying> {
    const { eventId } = match;
    const whole = feed.match(eventId);
    if (!whole) return;
    yield* say(`listed.${eventId}`, listedOf(match));
    yield* say(`match.${eventId}`, { ...whole, markets: {} });
    yield* sayResult(eventId);
  }

  function* sayOffered(match: ListedMatch): Generator<Saying> {
    yield* say(`listed.${match.eventId}`, listedOf(match));
    yield* say(`match.${match.eventId}`, feed.match(match.eventId));
  }

  function* sayLive(match: ListedMatch, before: ReadonlyMap<string, Match | null>): Generator<Saying> {
    const { eventId } = match;
    const now = feed.match(eventId);
    if (!before.has(eventId) || before.get(eventId) !== now) yield* sayOffered(match);
    seen.set(eventId, now);
    const tracked = feed.tracked(eventId);
    const key = `track.${eventId}`;
    if (tracked !== now && tracked !== before.get(key)) {
      const { stats = {}, tracker } = tracked ?? {};
      yield* say(key, { stats, tracker } satisfies z.infer<typeof matchTrack>);
    }
    seen.set(key, tracked);
    yield* sayResult(eventId);
  }

  return {
    stands: (key, value) => {
      said.set(key, digest(unpacked(value)));
      if (key !== 'lists') return;
      const { prematch, live } = feedLists.parse(readValue(value));
      onLists = new Set([...prematch, ...live]);
    },
    unsaid: (keys) => {
      for (const key of keys) said.delete(key);
    },
    forget: () => {
      said.clear();
      onLists = new Set();
    },
    begin: (since) => {
      seen = new Map();
      lookedAt = since;
      resultsAt = since;
      days = firstDays;
    },

    offer: function* () {
      const since = lookedAt;
      lookedAt = clock.now();
      const [live, prematch] = [feed.live(), feed.prematch()];
      const before = seen;
      seen = new Map();
      for (const match of live) yield* sayLive(match, before);
      for (const match of prematch) {
        if (!onLists.has(match.eventId) || feed.pricedSince(match, since)) yield* sayOffered(match);
      }
      const lists = {
        prematch: prematch.map(({ eventId }) => eventId),
        live: live.map(({ eventId }) => eventId),
      } satisfies z.infer<typeof feedLists>;
      const now = new Set([...lists.prematch, ...lists.live]);
      for (const eventId of onLists) {
        const match = now.has(eventId) ? null : feed.listed(eventId);
        if (match) yield* feed.result(eventId) ? sayPast(match) : sayOffered(match);
      }
      yield* say('lists', lists);
    },

    rehearsal: function* () {
      const since = lookedAt;
      lookedAt = clock.now();
      for (const { eventId } of feed.live()) {
        feed.tracked(eventId);
        yield null;
      }
      for (const match of feed.prematch()) {
        if (!feed.pricedSince(match, since)) continue;
        feed.match(match.eventId);
        yield null;
      }
    },

    results: function* () {
      const since = resultsAt;
      const now = clock.now();
      const today = Math.floor(now / day) * day;
      for (let back = 0; back < days; back += 1) {
        for (const match of feed.ended(today - back * day, today - (back - 1) * day)) {
          const { eventId } = match;
          if (onLists.has(eventId)) continue;
          if (!said.has(`result.${eventId}`) || feed.setByHandSince(eventId, since)) yield* sayPast(match);
        }
        yield null;
      }
      resultsAt = now;
      days = laterDays;
    },
  };
};
