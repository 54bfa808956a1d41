import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../process/log.ts';
import { dropFeed, testNatsUrl } from '../testing/scratch-nats.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { type FeedBucket, joinFeedBucket } from './feed-bucket.ts';

const log = createLog({ logLevel: 'silent' });
const value = new TextEncoder().encode('a price');
let postgres: ScratchPostgres;
const buckets: FeedBucket[] = [];

/** A server that may write, and all that it hears. */
const joined = async () => {
  const { database } = await postgres.open();
  const heard: string[] = [];
  const bucket = await joinFeedBucket({
    natsUrl: testNatsUrl,
    database,
    writes: true,
    log,
    listener: { hear: (key) => heard.push(key), begun: () => undefined, forget: () => undefined },
  });
  buckets.push(bucket);
  await expect.poll(() => bucket.put('match.0', value, 0).catch(() => 0)).toBeGreaterThan(0);
  return { ...bucket, heard };
};

beforeAll(async () => {
  postgres = await createScratchPostgres();
});
afterAll(async () => {
  for (const bucket of buckets) await bucket.close();
  await dropFeed(postgres.url);
  await postgres?.drop();
});

test('of values on their way at once none is written after one that was refused, whatever revision it names', async () => {
  const frozen = await joined();
  const other = await joined();
  const last = await frozen.put('match.1', value, 0);
  const claimed = await other.put('claim', value, last);
  // Thawed: the first of them comes after the claim, and the second names its revision.
  const late = ['match.1', 'match.2', 'match.3'].map((key, nth) => frozen.putNext(key, value, last + nth));
  const said = await Promise.allSettled(late);
  expect(said.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const next = ['match.4', 'match.5'].map((key, nth) => other.putNext(key, value, claimed + nth));
  expect(await Promise.all(next)).toEqual([claimed + 1, claimed + 2]);
  await expect.poll(() => other.heard.slice(-4)).toEqual(['match.1', 'claim', 'match.4', 'match.5']);
  // It can begin anew after what it heard.
  expect(await frozen.put('claim', value, claimed + 2)).toBe(claimed + 3);
  expect(await frozen.putNext('match.6', value, claimed + 3)).toBe(claimed + 4);
});
