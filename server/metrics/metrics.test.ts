import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainSelection } from '../../domain/ticket/plain-selection.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const METRICS_TOKEN = 'a token that only this test and its Prometheus know';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN });
});
afterAll(() => server.close());

/** The figures by their names and labels. */
const figures = async (): Promise<Map<string, number>> => {
  const { body } = await server.call('/metrics', undefined, METRICS_TOKEN);
  const lines = String(body)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

test('figures are told to whoever knows the token, and to nobody else', async () => {
  expect((await server.call('/metrics')).status).toBe(401);
  expect((await server.call('/metrics', undefined, `${METRICS_TOKEN} `)).status).toBe(401);
  expect((await server.call('/metrics', undefined, METRICS_TOKEN)).status).toBe(200);
});

test('a server without a token has no such call', async () => {
  const silent = await startTestServer();
  expect((await silent.call('/metrics', undefined, METRICS_TOKEN)).status).toBe(404);
  await silent.close();
});

test('calls are counted by the address as it was declared, whatever was asked for', async () => {
  await server.call('/livez');
  await server.call(`/payment/v1/payment?payment_id=${randomUUID()}`);
  await server.call(`/nothing/${randomUUID()}`);
  const counted = await figures();
  expect(counted.get('matchday_call_seconds_count{method="GET",route="/livez",status="200"}')).toBe(1);
  expect(counted.get('matchday_call_seconds_count{method="GET",route="/payment/v1/payment",status="401"}')).toBe(1);
  expect([...counted.keys()].filter((name) => name.includes('/nothing'))).toEqual([]);
});

test('a ticket is counted by its outcome, once it is told', async () => {
  const { access_token } = await server.signIn();
  const match = server.services.feed
    .prematch()
    .find(({ eventId, league }) => league.sport === 'F' && server.services.feed.quote(eventId, '1X2', '1')?.odd);
  const odds = server.services.feed.quote(match?.eventId ?? '', '1X2', '1')?.odd;
  const selection = {
    eventId: match?.eventId,
    type: 'prematch',
    marketCode: '1X2',
    selectionCode: '1',
    odds,
    original_odds: odds,
    sport: 'F',
    ...plainSelection,
  };
  const bets = [{ selectedSystems: [1], stake: 100, type: 'total' }];
  const { status } = await server.call(
    '/sportsbetting/v1/ticketRequest',
    {
      ticket_id: randomUUID(),
      autoOddsChange: false,
      selections: [selection],
      bets,
      original_bets: bets,
      wallet: { currency: 'RSD', currency_id: 1 },
      bonus: { amount: 0, percentage: 0, total_gain: 100 * (odds ?? 0) },
      systemGroups: [],
    },
    access_token,
  );
  expect(status).toBe(200);
  await server.services.tickets.runDue();
  expect((await figures()).get('matchday_ticket_seconds_count{outcome="accepted"}')).toBe(1);
});

test('the state of the server is read when it is asked for', async () => {
  const read = await figures();
  expect(read.get('matchday_ready')).toBe(1);
  expect(read.get('matchday_bus_joined')).toBe(1);
  expect(read.get('matchday_sockets')).toBe(0);
  expect(read.get('matchday_waiting{what="news"}')).toBe(0);
  expect(read.get('matchday_feed_age_seconds')).toBeLessThan(5);
  server.services.readiness.stop();
  expect((await figures()).get('matchday_ready')).toBe(0);
});

test('a server about to end is alive, tells its figures, and wants no players', async () => {
  expect((await server.call('/livez')).status).toBe(200);
  expect(await server.call('/readyz')).toMatchObject({ status: 503, body: { values: { reason: 'stopping' } } });
});
