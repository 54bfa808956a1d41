import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { type FeedBucket, joinFeedBucket } from '../bus/feed-bucket.ts';
import { createSimulator } from '../feed/simulator/create-simulator.ts';
import { createHeardFeed, type HeardFeed } from '../feed/stream/heard-feed.ts';
import { createLog } from '../process/log.ts';
import { type CutLine, createCutLine } from '../testing/cut-line.ts';
import { dropFeed, testNatsUrl } from '../testing/scratch-nats.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createClock } from '../time/clock.ts';
import { createPricing, type Pricing } from './pricing.ts';

const log = createLog({ logLevel: 'silent' });
const clock = createClock(0);
const nats = new URL(testNatsUrl);

let postgres: ScratchPostgres;
let line: CutLine;
let far: string;
let readers: FeedBucket[] = [];

beforeAll(async () => {
  postgres = await createScratchPostgres();
  const port = await freePort();
  line = await createCutLine(port, { host: nats.hostname, port: Number(nats.port || 4222) });
  far = `nats://127.0.0.1:${port}`;
});
afterAll(async () => {
  for (const reader of readers) await reader.close();
  await line?.cut();
  await dropFeed(postgres.url);
  await postgres?.drop();
});

/** As many seeds as servers, so that prices show which server published them. */
const server = async (natsUrl: string, seed: string) => {
  const { database } = await postgres.open();
  const feed = createSimulator({ seed, size: 'small', clock });
  let bucket: FeedBucket | null = null;
  const pricing: Pricing = await createPricing({
    feed,
    clock,
    log,
    join: async (listener) => {
      bucket = await joinFeedBucket({ natsUrl, database, listener, writes: true, log });
      return bucket;
    },
  });
  pricing.start();
  const put = (key: string, value: string, after: number) =>
    bucket ? bucket.put(key, new TextEncoder().encode(value), after) : Promise.reject(new Error('not joined'));
  return { pricing, feed, put };
};

const reader = async () => {
  const { database } = await postgres.open();
  const nonsense: string[] = [];
  const revisions: number[] = [];
  const heard: HeardFeed = createHeardFeed({ clock, onNonsense: (key) => nonsense.push(key) });
  const bucket = await joinFeedBucket({
    natsUrl: testNatsUrl,
    database,
    writes: false,
    log,
    listener: {
      hear: (key, value, revision) => {
        revisions.push(revision);
        heard.hear(key, value);
      },
      forget: heard.forget,
      begun: () => undefined,
    },
  });
  readers = [...readers, bucket];
  return { heard, revisions, nonsense };
};

const grows = (numbers: readonly number[]): boolean =>
  numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0));

test('of two pricing servers one speaks; when it is cut off the other takes over, and what it says late is not written', async () => {
  const first = await server(far, '7');
  await expect.poll(() => first.pricing.isSpeaking()).toBe(true);
  const early = await reader();
  await expect.poll(() => early.heard.age()).toBeLessThan(2_000);
  const second = await server(testNatsUrl, '8');
  // Nobody should rely on it before: it would be silent while it computes.
  expect(second.pricing.isReady()).toBe(false);
  await expect.poll(() => second.pricing.isReady()).toBe(true);
  expect(second.pricing.isSpeaking()).toBe(false);
  const soldOf = ({ heard }: typeof early) => heard.prematch().map(({ eventId }) => eventId);
  expect(soldOf(early)).toEqual(first.feed.prematch().map(({ eventId }) => eventId));

  const cutAt = performance.now();
  await line.cut();
  await expect.poll(() => second.pricing.isSpeaking(), { interval: 20 }).toBe(true);
  await expect.poll(() => early.heard.age(), { interval: 20 }).toBeLessThan(1_000);
  expect(performance.now() - cutAt).toBeLessThan(5_000);
  const [at] = early.revisions.slice(-1);

  // Back again, it still tries to publish: its writes name a revision that is no longer the last.
  await line.mend();
  await expect.poll(() => first.pricing.isSpeaking()).toBe(false);
  // Until the other has said more it would be the last, and be written.
  await expect.poll(() => early.revisions.at(-1)).toBeGreaterThan(at ?? 0);
  const late = () => first.put('match.1', 'a price of the past', at ?? 0).then(() => 'written', String);
  await expect.poll(late).toMatch(/wrong last sequence/);

  const [match] = second.feed.live();
  const quote = () => early.heard.match(match?.eventId ?? '')?.markets;
  await expect
    .poll(() => JSON.stringify(quote()))
    .toBe(JSON.stringify(second.feed.match(match?.eventId ?? '')?.markets));
  expect(second.pricing.isSpeaking()).toBe(true);
  expect(grows(early.revisions)).toBe(true);
  expect(early.nonsense).toEqual([]);

  // A later reader gets the same, and a server that ends lets the other publish at once.
  const another = await reader();
  await expect.poll(() => another.heard.age()).toBeLessThan(1_000);
  expect(soldOf(another)).toEqual(soldOf(early));
  await second.pricing.close();
  await expect.poll(() => first.pricing.isSpeaking(), { interval: 20 }).toBe(true);
  await first.pricing.close();
});
