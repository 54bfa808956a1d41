import { randomUUID } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { feedBeat, feedClaim, feedVersion } from '../../contract/feed/feed-values.ts';
import type { BucketListener, FeedBucket } from '../bus/feed-bucket.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import { createFeedNews, type Saying } from '../feed/stream/feed-news.ts';
import { readValue, writeValue } from '../feed/stream/values.ts';
import { createSweeper, type Sweeper } from '../jobs/sweeper.ts';
import type { Clock } from '../time/clock.ts';

/**
 * Publishes the feed to the servers that sell it; of several such servers one publishes, and the others wait until it
 * falls silent.
 */
export interface Pricing extends Sweeper {
  isSpeaking(): boolean;
  /** Whether it speaks, or could at once: whoever has not computed the offer yet would be silent for too long. */
  isReady(): boolean;
}

export interface PricingNeeds {
  /** Begins to receive what is in the bucket. */
  join(listener: BucketListener): Promise<FeedBucket>;
  feed: FeedSource;
  clock: Clock;
  log: FastifyBaseLogger;
}

const interval = 100;
/** How often a beat is written, in milliseconds, even without other news. */
const beatEvery = 500;
/** Results of matches off the lists are looked for so often, in milliseconds. */
const resultsEvery = 1_000;
/**
 * How long another server must be silent, and how long to wait after a fault of one's own, before publishing, in
 * milliseconds.
 */
const othersPatience = 2_000;
const ownPatience = 500;
/** Values that are on their way at once; between two such batches other work has its turn. */
const batch = 50;
/** Matches that whoever waits computes in a turn. */
const rehearsed = 40;

/**
 * Every value is written directly after the one that this server wrote before, or not at all: NATS itself refuses one that
 * another has succeeded, however late its words arrive. A claim follows what was heard last, so that of two only one succeeds.
 */
export const createPricing = async ({ join, feed, clock, log }: PricingNeeds): Promise<Pricing> => {
  const name = randomUUID();
  const news = createFeedNews(feed, clock);
  let speaking = false;
  /** The last revision received, and the one after which to write next. */
  let heard = 0;
  let last = 0;
  let heardAt = Number.POSITIVE_INFINITY;
  /** The server that published last; null: it has ended, undefined: unknown. */
  let holder: string | null | undefined;
  let beatAt = Number.NEGATIVE_INFINITY;
  let rehearsal: Generator<null> | null = null;
  let isWarm = false;
  let lastBeat = Number.NEGATIVE_INFINITY;
  let lastResults = Number.NEGATIVE_INFINITY;
  let past: Generator<Saying | null> | null = null;
  let underWay: { key: string; written: Promise<number> }[] = [];

  const listener: BucketListener = {
    begun: () => {
      heardAt = performance.now();
    },
    forget: () => {
      speaking = false;
      heard = 0;
      holder = undefined;
      beatAt = Number.NEGATIVE_INFINITY;
      news.forget();
    },
    hear: (key, value, revision) => {
      heardAt = performance.now();
      heard = revision;
      // While it publishes it knows what it wrote last: what it receives of that is older.
      if (!speaking || key === 'lists') news.stands(key, value);
      if (key === 'claim') holder = feedClaim.parse(readValue(value)).by;
      if (key === 'beat') beatAt = feedBeat.parse(readValue(value)).at;
      if (holder !== name && speaking) stop('another pricing server speaks');
    },
  };

  const stop = (why: unknown): void => {
    speaking = false;
    news.unsaid(underWay.map(({ key }) => key));
    underWay = [];
    heardAt = performance.now();
    log.warn({ why }, 'this pricing server speaks no more');
  };

  const bucket = await join(listener);

  const write = (key: string, value: Uint8Array): void => {
    const written = bucket.putNext(key, value, last);
    // Looked at with its batch.
    written.catch(() => undefined);
    last += 1;
    underWay.push({ key, written });
  };

  /** Rejects when one of them was not written: those after it were not either. */
  const arrived = async (): Promise<void> => {
    await Promise.all(underWay.map(({ written }) => written));
    underWay = [];
    await others();
  };

  const say = async (sayings: Iterable<Saying>): Promise<number> => {
    let count = 0;
    for (const { key, value } of sayings) {
      write(key, value);
      count += 1;
      if (underWay.length >= batch) await arrived();
      if (!speaking) throw new Error('succeeded');
    }
    return count;
  };

  /** Some of the results of the past: the present comes first. */
  function* some(): Generator<Saying> {
    for (let count = 0; past && count < batch; count += 1) {
      const next = past.next();
      if (next.done) {
        past = null;
        lastResults = performance.now();
      } else if (next.value) yield next.value;
      else return;
    }
  }

  const speak = async (): Promise<void> => {
    const at = clock.now();
    const now = performance.now();
    const said = await say(news.offer());
    if (said > 0 || now - lastBeat >= beatEvery) {
      lastBeat = now;
      write('beat', writeValue({ version: feedVersion, at } satisfies z.infer<typeof feedBeat>));
    }
    // What comes now takes its time, and the beat shall not wait for it.
    await arrived();
    if (now - lastResults >= resultsEvery) past ??= news.results();
    await say(some());
    await arrived();
  };

  const claim = async (by: string | null): Promise<void> => {
    const value = writeValue({ by } satisfies z.infer<typeof feedClaim>);
    const after = heard;
    last = await (by === null ? bucket.putNext('claim', value, last) : bucket.put('claim', value, after));
    holder = by;
    // Written right after the last one received: everything is known. With an empty bucket this is unknown until the
    // next try.
    speaking = by !== null && last === after + 1;
  };

  const stand = async (): Promise<void> => {
    rehearsal ??= news.rehearsal();
    for (let count = 0; rehearsal && count < rehearsed; count += 1) {
      if (!rehearsal.next().done) continue;
      rehearsal = null;
      isWarm = true;
    }
    const patience = holder === name ? ownPatience : holder === null ? 0 : othersPatience;
    if (!bucket.isJoined() || performance.now() - heardAt < patience) return;
    heardAt = performance.now();
    await claim(name);
    if (!speaking) return;
    news.begin(beatAt);
    rehearsal = null;
    past = null;
    lastResults = Number.NEGATIVE_INFINITY;
    log.warn('this pricing server speaks');
  };

  const turn = async (): Promise<void> => {
    try {
      await (speaking ? speak() : stand());
    } catch (error) {
      if (speaking) stop(error);
    }
  };

  const sweeper = createSweeper('pricing', interval, turn, log);
  return {
    ...sweeper,
    isSpeaking: () => speaking,
    isReady: () => speaking || isWarm,
    close: async () => {
      await sweeper.close();
      // Whoever waits need not wait for the silence.
      if (speaking) await claim(null).catch(() => undefined);
      speaking = false;
      await bucket.close();
    },
  };
};
