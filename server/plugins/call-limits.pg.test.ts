import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../database/open-database.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock, startTestServer, type TestServer } from '../testing/start-test-server.ts';

const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
const most = 40;

let postgres: ScratchPostgres;
let nodes: TestServer[] = [];
const addNode = async (): Promise<TestServer> => {
  const limits = { PLAYER_CALLS_PER_MINUTE: String(most), DATABASE_URL: postgres.url };
  const node = await startTestServer(limits, clock, openPostgres(postgres.url));
  nodes = [...nodes, node];
  return node;
};
beforeAll(async () => {
  postgres = await createScratchPostgres();
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await postgres?.drop();
});

/** How many of so many calls are answered. */
const answered = async (node: TestServer, token: string, calls: number): Promise<number> => {
  const statuses: number[] = [];
  for (let nth = 0; nth < calls; nth += 1) {
    statuses.push((await node.call('/cms/v1/settings/statuses', undefined, token)).status);
  }
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  return statuses.filter((status) => status === 200).length;
};

test('the calls of a player at several servers are counted together, by one that was just started as well', async () => {
  const [one, other] = [await addNode(), await addNode()];
  const { access_token: token } = await one.signIn('player');
  expect(await answered(one, token, 30)).toBe(30);
  expect(await answered(other, token, 5)).toBe(5);
  for (const { services } of [one, other]) await services.callCounts.share();
  expect(await answered(other, token, 30)).toBe(5);

  await other.services.callCounts.share();
  const young = await addNode();
  expect(await answered(young, token, 2)).toBe(2);
  await young.services.callCounts.share();
  expect(await answered(young, token, 5)).toBe(0);

  const { access_token: stranger } = await one.signIn('player2');
  expect(await answered(other, stranger, 30)).toBe(30);
  clock.advance(60_000);
  expect(await answered(other, token, 30)).toBe(30);
});

test('while the database is away each server counts for itself', async () => {
  const lonely = await addNode();
  const { access_token: token } = await lonely.signIn('agent');
  clock.advance(60_000);
  expect(await answered(lonely, token, 30)).toBe(30);
  await lonely.close();
  nodes = nodes.filter((node) => node !== lonely);
  await expect(lonely.services.callCounts.share()).rejects.toThrow();
  expect(lonely.services.callCounts.count('player nobody', most).current).toBe(1);
});
