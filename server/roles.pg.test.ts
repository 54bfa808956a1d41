import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestSilence } from '../contract/feed/feed-values.ts';
import { createOutbox } from './bus/outbox.ts';
import type { OpenDatabase } from './database/client.ts';
import { openPostgres } from './database/open-database.ts';
import { rowsOf } from './database/rows-of.ts';
import { dropFeed, testNatsUrl } from './testing/scratch-nats.ts';
import { createScratchPostgres, type ScratchPostgres } from './testing/scratch-postgres.ts';
import { createStillClock, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { aRequest } from './testing/ticket-stand.ts';

const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
const day = 86_400_000;

let postgres: ScratchPostgres;
let opened: OpenDatabase;
let pricing: TestServer;
let web: TestServer;
let worker: TestServer;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  opened = await postgres.open();
  const part = (ROLE: string) =>
    startTestServer({ ROLE, NATS_URL: testNatsUrl, DATABASE_URL: postgres.url }, clock, openPostgres(postgres.url));
  web = await part('web');
  worker = await part('worker');
  pricing = await part('pricing');
});
afterAll(async () => {
  for (const server of [worker, web]) await server?.close();
  await dropFeed(postgres.url);
  await postgres?.drop();
});

const stateOf = async (ticket: string): Promise<string | undefined> => {
  const [found] = await rowsOf<{ state: string }>(
    opened.database,
    sql`select state from tickets where ticket_id = ${ticket}`,
  );
  return found?.state;
};

/** A football match before its start, and a ticket on it. */
const ticketOnOne = () => {
  const { feed } = web.services;
  const priceOf = (eventId: string) => feed.quote(eventId, '1X2', '1')?.odd;
  const match = feed.prematch().find(({ eventId, league }) => league.sport === 'F' && priceOf(eventId));
  const eventId = match?.eventId ?? '';
  const request = aRequest({ odds: [priceOf(eventId) ?? 0] });
  return { eventId, ticket: { ...request, selections: request.selections.map((one) => ({ ...one, eventId })) } };
};

test('web is not ready until it has heard the offer, and then lists what is said', async () => {
  expect(await web.call('/readyz')).toMatchObject({ status: 503, body: { values: { reason: 'feed' } } });
  expect(web.services.feed.prematch()).toEqual([]);
  pricing.start();
  await expect.poll(async () => (await web.call('/readyz')).status).toBe(200);
  const ids = ({ services }: TestServer) => services.feed.prematch().map(({ eventId }) => eventId);
  expect(ids(web)).toEqual(ids(pricing));
  expect(ids(web).length).toBeGreaterThan(50);
});

test('pricing and worker tell how they are and take no calls of players', async () => {
  for (const server of [pricing, worker]) {
    expect((await server.call('/livez')).status).toBe(200);
    await expect.poll(async () => (await server.call('/readyz')).status).toBe(200);
    expect((await server.call('/cms/v1/settings/general')).status).toBe(404);
    expect((await server.call('/kcmanager/loginUser', {})).status).toBe(404);
  }
  expect((await web.call('/cms/v1/settings/general')).status).toBe(200);
});

test('web decides a ticket and leaves it when its match has ended; a worker pays it, and web tells its player', async () => {
  const { feed, identity, ledger, pushes } = web.services;
  const { access_token } = await web.signIn();
  const { eventId, ticket } = ticketOnOne();

  web.start();
  expect((await web.call('/sportsbetting/v1/ticketRequest', ticket, access_token)).status).toBe(200);
  await expect.poll(() => stateOf(ticket.ticket_id)).toBe('accepted');

  clock.advance(day);
  await expect.poll(() => feed.result(eventId)).not.toBeNull();
  // The second of two messages is sent a whole round of every loop after the first.
  const outbox = createOutbox(opened.database, clock, ledger, pushes);
  const player = (await identity.findUser('player'))?.id ?? '';
  const unsent = async () => {
    const query = sql`select count(*)::int as count from outbox where sent_at is null`;
    return (await rowsOf<{ count: number }>(opened.database, query))[0]?.count;
  };
  for (let letter = 0; letter < 2; letter += 1) {
    await outbox.put(opened.database, player, [{ event: 'wallet_update', payload: {} }]);
    await expect.poll(unsent).toBe(0);
  }
  expect(await stateOf(ticket.ticket_id)).toBe('accepted');

  worker.start();
  await expect.poll(() => stateOf(ticket.ticket_id)).toMatch(/^(won|lost|void)$/);
  await expect.poll(unsent).toBe(0);
});

test('what a tester bends on a web server is bent where prices are made, and heard back', async () => {
  const { eventId } = ticketOnOne();
  const bent = { eventId, marketCode: '1X2', selectionCode: '1', O: 77 };
  const bend = async () => {
    await web.call('/sandbox/v1/market', bent);
    return web.services.feed.quote(eventId, '1X2', '1')?.odd;
  };
  await expect.poll(bend).toBe(77);
  expect(worker.services.feed.quote(eventId, '1X2', '1')?.odd).toBe(77);
});

test('a price of which nobody has heard for seconds is not sold', async () => {
  const { access_token } = await web.signIn('player2');
  const { ticket } = ticketOnOne();
  await pricing.close();
  clock.advance(longestSilence + 1);
  expect((await web.call('/sportsbetting/v1/ticketRequest', ticket, access_token)).status).toBe(200);
  await expect.poll(() => stateOf(ticket.ticket_id)).toBe('rejected');
});
