import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { openPostgres } from '../database/client.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock, startTestServer, type TestServer } from '../testing/start-test-server.ts';

const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));

let postgres: ScratchPostgres;
let nodes: [TestServer, TestServer];
let socket: Socket;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  const node = () => startTestServer({ REDIS_URL }, clock, openPostgres(postgres.url));
  // At once, as a fleet comes up: both bring the database up to date and add the demo accounts.
  nodes = await Promise.all([node(), node()]);
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
