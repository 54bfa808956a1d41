import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CashOutUpdate, mostWatched } from '../../contract/sockets/sports.ts';
import { freePort } from '../../test/support/free-port.ts';
import { upcoming } from '../../test/support/player-api.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { aRequest } from '../testing/ticket-stand.ts';

let server: TestServer;
let origin: string;
let eventId: string;
const open: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(async () => {
  eventId = (await upcoming(origin))[0]?.eventId ?? '';
  await price(2);
});
afterAll(() => server.close());
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

const price = (O: number) =>
  server.call('/sandbox/v1/market', { eventId, marketCode: '1X2', selectionCode: '1', O, status: 'OPEN' });

const paid = async (username: string, count: number): Promise<string[]> => {
  const { access_token } = await server.signIn(username);
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const request = aRequest({ stake: 20 });
    request.selections = request.selections.map((one) => ({ ...one, eventId }));
    const { status, body } = await server.call('/sportsbetting/v1/ticketRequest', request, access_token);
    if (status !== 200) throw new Error(JSON.stringify(body));
    ids.push(request.ticket_id);
  }
  await server.services.tickets.runDue();
  return ids;
};

/** A page of a player, and what it receives about his tickets. */
const page = async (username: string) => {
  const socket = io(`${origin}/sports`, { transports: ['websocket'], forceNew: true, reconnection: false });
  open.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const { body } = await server.call(
    '/sportsbetting/v1/preAuth',
    undefined,
    (await server.signIn(username)).access_token,
  );
  const authenticate = () => socket.emitWithAck('auth', { token: (body as { token: string }).token });
  await authenticate();
  const told: CashOutUpdate['quotes'][] = [];
  socket.on('cashout_update', ({ quotes }: CashOutUpdate) => told.push(quotes));
  return {
    told,
    watch: async (ids: readonly unknown[]) => {
      socket.emit('cashout_watch', { ticket_ids: ids });
      await authenticate();
    },
    /** Everything sent so far has arrived. */
    heard: authenticate,
  };
};
const push = () => server.services.cashOutQuotes.push();

test('a page hears what its tickets in sight are worth, and again only of those whose worth changed', async () => {
  const [first = '', second = ''] = await paid('player', 2);
  const mine = await page('player');
  await push();
  await mine.heard();
  expect(mine.told).toEqual([]);
  await mine.watch([first]);
  await push();
  await push();
  await mine.heard();
  expect(mine.told).toEqual([[{ ticket_id: first, amount: 19 }]]);
  await mine.watch([first, second]);
  await push();
  await price(1.6);
  await push();
  await mine.heard();
  expect(mine.told.slice(1).map((quotes) => quotes.map(({ amount }) => amount))).toEqual([
    [19, 19],
    [23.75, 23.75],
  ]);
});

test('who names tickets of others, of nobody or no tickets at all hears nothing, and costs no more than once', async () => {
  const [first = ''] = await paid('player', 1);
  const stranger = await page('player2');
  await stranger.watch([first, crypto.randomUUID()]);
  expect(await push()).toBe(2);
  expect(await push()).toBe(0);
  for (const wrong of [['x'], [7], Array.from({ length: mostWatched + 1 }, () => crypto.randomUUID())]) {
    await stranger.watch(wrong);
  }
  expect(await push()).toBe(0);
  await stranger.heard();
  expect(stranger.told).toEqual([]);
});

test('a ticket that changed without its prices is looked at again some rounds later', async () => {
  const [first = ''] = await paid('player', 1);
  const { access_token } = await server.signIn('player');
  const mine = await page('player');
  await mine.watch([first]);
  await push();
  const quote = await server.call('/sportsbetting/v1/cashOut', { ticket_id: first, ratio: 0.5 }, access_token);
  const { quote_id, amount } = quote.body as { quote_id: string; amount: number };
  await server.call('/sportsbetting/v1/confirmCashOut', { ticket_id: first, quote_id, amount }, access_token);
  for (let round = 0; round < 5; round += 1) await push();
  await mine.heard();
  expect(mine.told.flat().map(({ amount: worth }) => worth)).toEqual([19, 9.5]);
});

test('however many tickets a player has open, only those in sight are looked up, some at a time, when a price moved', async () => {
  const ids = await paid('player', 60);
  const pages = await Promise.all(Array.from({ length: 5 }, () => page('player')));
  expect(await push()).toBe(0);
  for (const each of pages) await each.watch(ids.slice(0, mostWatched));
  expect(await push()).toBe(200);
  expect(await push()).toBe(0);
  await price(1.9);
  expect(await push()).toBe(200);
  for (const { told, heard } of pages) {
    await heard();
    for (const quotes of told) expect(quotes.length).toBeLessThanOrEqual(mostWatched);
  }
});
