import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbox } from './bus/outbox.ts';
import type { OpenDatabase } from './database/client.ts';
import { openPostgres } from './database/open-database.ts';
import { rowsOf } from './database/rows-of.ts';
import { createScratchPostgres, type ScratchPostgres } from './testing/scratch-postgres.ts';
import { createStillClock, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { aRequest } from './testing/ticket-stand.ts';

const NATS_URL = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));
const day = 86_400_000;

let postgres: ScratchPostgres;
let opened: OpenDatabase;
let web: TestServer;
let worker: TestServer;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  opened = await postgres.open();
  const part = async (ROLE: string) => {
    const environment = { ROLE, NATS_URL, DATABASE_URL: postgres.url };
    return startTestServer(environment, clock, openPostgres(postgres.url));
  };
  web = await part('web');
  worker = await part('worker');
});
afterAll(async () => {
  await worker?.close();
  await web?.close();
  await postgres?.drop();
});

const stateOf = async (ticket: string): Promise<string | undefined> => {
  const [found] = await rowsOf<{ state: string }>(
    opened.database,
    sql`select state from tickets where ticket_id = ${ticket}`,
  );
  return found?.state;
};

test('a worker tells how it is and takes no calls of players', async () => {
  expect((await worker.call('/livez')).status).toBe(200);
  expect((await worker.call('/readyz')).status).toBe(200);
  expect((await worker.call('/cms/v1/settings/general')).status).toBe(404);
  expect((await worker.call('/kcmanager/loginUser', {})).status).toBe(404);
  expect((await web.call('/cms/v1/settings/general')).status).toBe(200);
});

test('web decides a ticket and leaves it when its match has ended; a worker pays it, and web tells its player', async () => {
  const { feed, identity, ledger, pushes } = web.services;
  const priceOf = (eventId: string) => feed.quote(eventId, '1X2', '1')?.odd;
  const match = feed.prematch().find(({ eventId, league }) => league.sport === 'F' && priceOf(eventId));
  const eventId = match?.eventId ?? '';
  const request = aRequest({ odds: [priceOf(eventId) ?? 0] });
  const ticket = { ...request, selections: request.selections.map((one) => ({ ...one, eventId })) };
  const { access_token } = await web.signIn();

  web.start();
  expect((await web.call('/sportsbetting/v1/ticketRequest', ticket, access_token)).status).toBe(200);
  await expect.poll(() => stateOf(ticket.ticket_id)).toBe('accepted');

  clock.advance(day);
  expect(feed.result(eventId)).not.toBeNull();
  // The second of two letters goes out a whole round of every loop after the first.
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
