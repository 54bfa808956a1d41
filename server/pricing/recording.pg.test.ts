import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketListener, joinFeedBucket } from '../bus/feed-bucket.ts';
import { createSimulator } from '../feed/simulator/create-simulator.ts';
import { createHeardFeed } from '../feed/stream/heard-feed.ts';
import { createLog } from '../process/log.ts';
import { dropFeed, testNatsUrl } from '../testing/scratch-nats.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createClock } from '../time/clock.ts';
import { createPricing } from './pricing.ts';
import { playFeed, recordFeed } from './recording.ts';

const log = createLog({ logLevel: 'silent' });
const day = 86_400_000;

let folder: string;
let sites: ScratchPostgres[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path(tmpdir(), 'matchday-feed-'));
  sites = [await createScratchPostgres(), await createScratchPostgres()];
});
afterAll(async () => {
  for (const site of sites) {
    await dropFeed(site.url);
    await site.drop();
  }
  await rm(folder, { recursive: true, force: true });
});

const joining = async (site: number, writes: boolean) => {
  const opened = await sites[site]?.open();
  if (!opened) throw new Error('no such site');
  return (listener: BucketListener) =>
    joinFeedBucket({ natsUrl: testNatsUrl, database: opened.database, listener, writes, log });
};

test('what was recorded of one site is played to another a day later, as if it happened then', async () => {
  const file = path(folder, 'minute.jsonl.gz');
  const then = createClock(0);
  const feed = createSimulator({ seed: '7', size: 'small', clock: then });
  const first = await createPricing({ feed, clock: then, log, join: await joining(0, true) });
  first.start();
  await expect.poll(() => first.isSpeaking()).toBe(true);
  const before = createHeardFeed({ clock: then, onNonsense: (key) => expect.fail(key) });
  const keys = new Set<string>();
  const hearing = await (await joining(0, false))({
    hear: (key, value) => {
      keys.add(key);
      before.hear(key, value);
    },
    forget: before.forget,
    begun: () => undefined,
  });
  await expect.poll(() => before.age()).toBeLessThan(2_000);
  await hearing.close();
  const recording = await recordFeed({ file, clock: then, join: await joining(0, false) });
  // The values current at its beginning, and some published since.
  await expect.poll(() => recording.lines()).toBeGreaterThan(keys.size + 5);
  await recording.close();
  await first.close();

  const now = createClock(day);
  const played = createHeardFeed({ clock: now, onNonsense: (key) => expect.fail(key) });
  const second = await createPricing({ feed: played, clock: now, log, join: await joining(1, true) });
  const heard = createHeardFeed({ clock: now, onNonsense: (key) => expect.fail(key) });
  const bucket = await (await joining(1, false))({ hear: heard.hear, forget: heard.forget, begun: () => undefined });
  second.start();
  await playFeed({ file, clock: now, hear: played.hear });
  const listed = () => heard.prematch().map(({ eventId }) => eventId);
  await expect.poll(listed).toEqual(played.prematch().map(({ eventId }) => eventId));
  expect(listed().length).toBeGreaterThan(50);
  const [match] = heard.prematch();
  const late = (match?.startsAt ?? 0) - (feed.listed(match?.eventId ?? '')?.startsAt ?? 0);
  expect(Math.abs(late - day)).toBeLessThan(60_000);
  await bucket.close();
  await second.close();
});
