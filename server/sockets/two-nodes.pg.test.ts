import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { openPostgres } from '../database/open-database.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock, startTestServer, type TestServer } from '../testing/start-test-server.ts';

const NATS_URL = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));

let postgres: ScratchPostgres;
let nodes: [TestServer, TestServer];
let socket: Socket;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  const node = () => startTestServer({ NATS_URL }, clock, openPostgres(postgres.url));
  // At once, as a fleet comes up: both bring the database up to date and add the demo accounts.
  nodes = await Promise.all([node(), node()]);
  // On a busy machine the first try may take too long, and what is sent before they are joined reaches nobody.
  await vi.waitUntil(() => nodes.every(({ services }) => services.others.isJoined()), { timeout: 60_000 });
  const port = await freePort();
  await nodes[1].app.listen({ host: '127.0.0.1', port });
  socket = io(`http://127.0.0.1:${port}/sports`, { transports: ['websocket'], forceNew: true });
  await new Promise((resolve) => socket.once('connect', () => resolve(true)));
});
afterAll(async () => {
  socket?.disconnect();
  for (const node of nodes ?? []) await node.close();
  await postgres?.drop();
});

test('what one node pushes reaches a socket of another, until the player logs out on the first', async () => {
  const { access_token } = await nodes[0].signIn('player');
  const { body } = await nodes[1].call('/sportsbetting/v1/preAuth', undefined, access_token);
  expect(await socket.emitWithAck('auth', body)).toMatchObject({ ok: true });

  const player = (await nodes[0].services.identity.findUser('player'))?.id ?? '';
  const heard: string[] = [];
  socket.onAny((event: string) => heard.push(event));
  const push = async () => {
    const after = new Promise((resolve) => socket.once('reload_settings', resolve));
    nodes[0].services.pushes.toUser(player, 'wallet_update', { wallets: [] });
    nodes[0].services.pushes.toAll('reload_settings', {});
    await after;
  };

  await push();
  expect(heard).toEqual(['wallet_update', 'reload_settings']);
  await nodes[0].call('/kcmanager/logoutUser', {}, access_token);
  await push();
  expect(heard).toEqual(['wallet_update', 'reload_settings', 'reload_settings']);
});

test('whom his agent blocks on one node is signed out on the other, and his socket there hears no more', async () => {
  const [one, other] = nodes;
  const { code } = (await one.call('/sandbox/v1/agent', { username: 'player2' })).body as { code: string };
  const agent = await one.signIn('player2');
  const { access_token } = await other.signIn('player');
  expect((await other.call('/cms/v1/agency/connect', { code }, access_token)).status).toBe(200);
  const { body } = await other.call('/sportsbetting/v1/preAuth', undefined, access_token);
  expect(await socket.emitWithAck('auth', body)).toMatchObject({ ok: true });
  const userId = (await one.services.identity.findUser('player'))?.id ?? '';
  const heard: unknown[] = [];
  socket.on('wallet_update', (news) => heard.push(news));
  const push = async () => {
    const after = new Promise((resolve) => socket.once('reload_settings', resolve));
    one.services.pushes.toUser(userId, 'wallet_update', { wallets: [] });
    one.services.pushes.toAll('reload_settings', {});
    await after;
  };
  await push();
  expect(heard).toHaveLength(1);
  expect((await one.call('/cms/v1/agency/blockUser', { userId }, agent.access_token)).status).toBe(200);
  expect((await other.call('/base/v1/users/ping', undefined, access_token)).status).toBe(401);
  await push();
  expect(heard).toHaveLength(1);
  await one.call('/cms/v1/agency/unblockUser', { userId }, agent.access_token);
});

test('a logout, a block and failed sign-ins on one node hold on the other at once', async () => {
  const { access_token, refresh_token } = await nodes[0].signIn('player');
  await nodes[0].call('/kcmanager/logoutUser', {}, access_token);
  expect((await nodes[1].call('/base/v1/users/ping', undefined, access_token)).status).toBe(401);
  expect((await nodes[1].call('/kcmanager/refreshToken', { refreshToken: refresh_token })).status).toBe(401);

  const other = await nodes[0].signIn('player2');
  await nodes[0].call('/sandbox/v1/block', { username: 'player2', blocked: true });
  expect(await nodes[1].call('/base/v1/users/ping', undefined, other.access_token)).toMatchObject({
    body: { blocked: true },
  });

  const wrong = { username: 'agent', password: 'wrong', rememberMe: false };
  for (let failure = 0; failure < 10; failure += 1) {
    expect((await nodes[failure % 2 === 0 ? 0 : 1].call('/kcmanager/loginUser', wrong)).status).toBe(401);
  }
  expect((await nodes[1].call('/kcmanager/loginUser', wrong)).status).toBe(429);
});

test('prices, results and time that a tester bends on one node are bent on the other', async () => {
  const start = Date.parse('2026-03-02T09:00:00.000Z');
  const clocks = [createStillClock(start), createStillClock(start)] as const;
  const own = await createScratchPostgres();
  const [one, other] = await Promise.all(
    clocks.map((each) => startTestServer({ NATS_URL }, each, openPostgres(own.url))),
  );
  if (!one || !other) throw new Error('no nodes');
  const [first, second] = one.services.feed.prematch().filter(({ league }) => league.sport === 'F');
  const priceOf = () => other.services.feed.quote(first?.eventId ?? '', '1X2', '1')?.odd;
  const before = priceOf();
  const bent = { eventId: first?.eventId, marketCode: '1X2', selectionCode: '1', O: 77 };
  // A node joins the others after it has started: what is sent before that reaches nobody.
  const bend = async () => {
    await one.call('/sandbox/v1/market', bent);
    return priceOf();
  };
  await expect.poll(bend).toBe(77);
  await one.call('/sandbox/v1/takeback', { all: true });
  await expect.poll(priceOf).toBe(before);

  await one.call('/sandbox/v1/match', { eventId: second?.eventId, finish: '2-1' });
  await expect.poll(() => other.services.feed.result(second?.eventId ?? '')?.results.G).toBe('2-1');
  await one.call('/sandbox/v1/clock', { advance: 60_000 });
  await expect.poll(() => clocks[1].now()).toBe(start + 60_000);
  await Promise.all([one.close(), other.close()]);
  await own.drop();
});
