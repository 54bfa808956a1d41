import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../test/support/cluster/cluster.ts';
import type { ServerProcess } from '../test/support/server-process.ts';
import { dropFeed, testNatsUrl } from './testing/scratch-nats.ts';
import { createScratchPostgres, type ScratchPostgres } from './testing/scratch-postgres.ts';

let postgres: ScratchPostgres;
let cluster: Cluster;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  cluster = await startCluster({
    databaseUrl: postgres.url,
    natsUrl: testNatsUrl,
    web: 2,
    workers: 1,
    environment: { FEED_SIZE: 'small' },
  });
});
afterAll(async () => {
  await cluster?.end();
  await dropFeed(postgres.url);
  await postgres?.drop();
});

const speaks = (one: ServerProcess) => cluster.figure(one, 'matchday_pricing_speaks');
const feedAge = (one: ServerProcess) => cluster.figure(one, 'matchday_feed_age_seconds');

test('a pricing server that freezes is succeeded, and when it thaws what it means to say is refused', async () => {
  for (const web of cluster.web) await expect.poll(() => feedAge(web)).toBeLessThan(2);
  const spoke = await Promise.all(cluster.pricing.map(speaks));
  expect([...spoke].sort()).toEqual([0, 1]);
  const [speaker, other] = spoke[0] === 1 ? cluster.pricing : [...cluster.pricing].reverse();
  if (!speaker || !other) throw new Error('nobody prices');

  const thaw = speaker.freeze();
  await expect.poll(() => speaks(other)).toBe(1);
  for (const web of cluster.web) await expect.poll(() => feedAge(web)).toBeLessThan(2);
  thaw();
  await expect.poll(() => speaks(speaker)).toBe(0);
  expect(await speaks(other)).toBe(1);
  for (const web of cluster.web) expect(await feedAge(web)).toBeLessThan(2);
});
