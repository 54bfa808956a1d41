import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../test/support/cluster/cluster.ts';
import { tokensOf, upcoming } from '../test/support/player-api.ts';
import type { ServerProcess } from '../test/support/server-process.ts';
import { openPostgres } from './database/open-database.ts';
import { checkInvariants } from './ledger/check-invariants.ts';
import { dropFeed, testNatsUrl } from './testing/scratch-nats.ts';
import { createScratchPostgres, type ScratchPostgres } from './testing/scratch-postgres.ts';
import { aRequest } from './testing/ticket-stand.ts';

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

/** Pays until somebody answers, as the site does: the same ticket is one ticket however often it comes. */
const pay = async (token: string, ticket: unknown): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${cluster.origin}/sportsbetting/v1/ticketRequest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(ticket),
    }).catch(() => null);
    if (answer?.status === 200) return;
    if (answer && answer.status < 500) throw new Error(await answer.text());
  }
};

const aTicket = async () => {
  const [match] = await upcoming(cluster.origin);
  const request = aRequest({ odds: [match?.markets['1X2']?.['1']?.O ?? 0], stake: 50, autoOddsChange: true });
  return { ...request, selections: request.selections.map((one) => ({ ...one, eventId: match?.eventId ?? '' })) };
};

const outcomeOf = async (token: string, ticketId: string): Promise<unknown> => {
  const answer = await fetch(`${cluster.origin}/base/v1/users/ping?ticket_id=${ticketId}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null);
  const { ticketInfo } = (await answer?.json().catch(() => null)) ?? {};
  return ticketInfo?.mtcResponse?.status;
};

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

test('tickets that come while servers of every role are killed are each decided once, and the ledger is sound', async () => {
  const { access_token: token } = await tokensOf(cluster.origin, 'player');
  const paid: string[] = [];
  for (const killed of [cluster.web[0], cluster.pricing[0], cluster.workers[0], cluster.pricing[1], cluster.web[1]]) {
    const before = await aTicket();
    await pay(token, before);
    await killed?.kill();
    const after = { ...before, ticket_id: crypto.randomUUID() };
    await pay(token, after);
    await killed?.restart();
    paid.push(before.ticket_id, after.ticket_id);
    for (const web of cluster.web) await expect.poll(() => feedAge(web)).toBeLessThan(2);
  }
  const outcomes: unknown[] = [];
  for (const ticket of paid) {
    await expect.poll(() => outcomeOf(token, ticket)).toMatch(/^(accepted|denied|rejected)/);
    outcomes.push(await outcomeOf(token, ticket));
  }
  // Prices that nobody says just then are not sold; all others are.
  expect(outcomes.filter((outcome) => outcome === 'accepted').length).toBeGreaterThan(5);
  const { database, close } = await openPostgres(postgres.url);
  const broken = await checkInvariants(database, Date.now(), 0);
  await close();
  expect(broken).toEqual([]);
});
