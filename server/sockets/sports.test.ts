import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AuthAck } from '../../contract/sockets/sports.ts';
import { startListeningServer } from '../../test/support/start-listening-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let address: string;
const open: Socket[] = [];

beforeAll(async () => {
  ({ server, address } = await startListeningServer());
});
afterAll(() => server.close());
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

const connected = (options: Parameters<typeof io>[1] = {}, namespace = '/sports') =>
  new Promise<Socket>((resolve, reject) => {
    const socket = io(`http://${address}${namespace}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...options,
    });
    open.push(socket);
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

const preAuth = async (accessToken: string) => {
  const { body } = await server.call('/sportsbetting/v1/preAuth', undefined, accessToken);
  return (body as { token: string }).token;
};
const authenticate = (socket: Socket, token: unknown): Promise<AuthAck> => socket.emitWithAck('auth', { token });

/** Whether a socket receives a user's own events: one is pushed, then an event to all, which arrives after it. */
const heard = async (socket: Socket, userId: string): Promise<boolean> => {
  let told = false;
  socket.once('wallet_update', () => {
    told = true;
  });
  const after = new Promise((resolve) => socket.once('reload_settings', resolve));
  server.services.pushes.toUser(userId, 'wallet_update', { wallets: [] });
  server.services.pushes.toAll('reload_settings', {});
  await after;
  return told;
};
const idOf = async (username: string) => (await server.services.identity.findUser(username))?.id ?? '';

test('a socket that proved who it is hears of its own account, and another player does not', async () => {
  const { access_token } = await server.signIn('player');
  const [mine, other] = [await connected(), await connected()];
  const ack = await authenticate(mine, await preAuth(access_token));
  expect(ack).toEqual({ ok: true, exp: Math.floor(server.clock.now() / 1000) + 300 });
  await authenticate(other, await preAuth((await server.signIn('player2')).access_token));
  const player = await idOf('player');
  expect([await heard(mine, player), await heard(other, player)]).toEqual([true, false]);
});

test('a visitor hears what concerns everybody, and nothing else', async () => {
  expect(await heard(await connected(), await idOf('player'))).toBe(false);
});

test('neither an access token nor a made-up one nor an old one is believed', async () => {
  const { access_token } = await server.signIn('player');
  const old = await preAuth(access_token);
  server.clock.advance(61_000);
  const socket = await connected();
  for (const token of [access_token, 'x.y.z', old, 7, 'x'.repeat(5_000)]) {
    expect(await authenticate(socket, token)).toEqual({ ok: false, exp: null });
  }
});

test('a socket falls silent at logout, and stays connected as a visitor', async () => {
  const { access_token } = await server.signIn('player');
  const socket = await connected();
  await authenticate(socket, await preAuth(access_token));
  await server.call('/kcmanager/logoutUser', {}, access_token);
  expect(await heard(socket, await idOf('player'))).toBe(false);
  expect(socket.connected).toBe(true);
});

test('a socket falls silent when its proof has run out and was not renewed', async () => {
  const { access_token } = await server.signIn('player');
  const [renewed, forgotten] = [await connected(), await connected()];
  await authenticate(renewed, await preAuth(access_token));
  await authenticate(forgotten, await preAuth(access_token));
  server.clock.advance(240_000);
  await authenticate(renewed, await preAuth(access_token));
  server.clock.advance(60_000);
  await expect.poll(async () => heard(forgotten, await idOf('player'))).toBe(false);
  expect(await heard(renewed, await idOf('player'))).toBe(true);
});

test('a socket that signs in as another player hears no longer of the first', async () => {
  const socket = await connected();
  await authenticate(socket, await preAuth((await server.signIn('player')).access_token));
  await authenticate(socket, await preAuth((await server.signIn('player2')).access_token));
  expect([await heard(socket, await idOf('player')), await heard(socket, await idOf('player2'))]).toEqual([
    false,
    true,
  ]);
});

test('a status that a tester sets reaches everybody', async () => {
  const socket = await connected();
  const told = new Promise((resolve) => socket.once('status_update', resolve));
  await server.call('/sandbox/v1/status', { key: 'disableBettingPage', value: 'false' });
  expect(await told).toEqual({ key: 'disableBettingPage', value: 'false' });
});

test.each(['http://evil.example', 'null', 'http://127.0.0.1.evil.example', 'https://localhost'])(
  'a page of the origin %s cannot open a socket',
  async (origin) => {
    await expect(connected({ extraHeaders: { origin } })).rejects.toThrow();
  },
);

test('a page of the server itself can', async () => {
  expect((await connected({ extraHeaders: { origin: `http://${address}` } })).connected).toBe(true);
});

test('a stranger’s name that resolves to this machine cannot', async () => {
  const rebound = { origin: 'http://evil.example', host: 'evil.example' };
  await expect(connected({ extraHeaders: rebound })).rejects.toThrow();
});

test('nothing is said outside the two connections, and polling is not spoken', async () => {
  await expect(connected({}, '/')).rejects.toThrow();
  await expect(connected({}, '/admin')).rejects.toThrow();
  expect((await fetch(`http://${address}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
});

test('events of no known name or shape are dropped', async () => {
  const socket = await connected();
  socket.emit('join', 'user:1');
  socket.emit('global', 'x');
  socket.emit('auth');
  socket.emit('auth', { token: { $ne: '' } }, 'no function');
  expect(await heard(socket, await idOf('player'))).toBe(false);
});

test('a message above 64 kB ends its own connection only', async () => {
  const [loud, quiet] = [await connected(), await connected()];
  const ended = new Promise((resolve) => loud.once('disconnect', resolve));
  loud.emit('global', { padding: 'x'.repeat(70_000) });
  await ended;
  expect(quiet.connected).toBe(true);
});

test('a socket that floods is cut, and the others go on', async () => {
  const [loud, quiet] = [await connected(), await connected()];
  const ended = new Promise((resolve) => loud.once('disconnect', resolve));
  for (let event = 0; event < 1_000; event += 1) loud.emit('global', {});
  await ended;
  expect(quiet.connected).toBe(true);
});

test('cut sockets come back by themselves', async () => {
  const socket = await connected({ reconnection: true, reconnectionDelay: 10 });
  const back = new Promise((resolve) => socket.once('connect', () => resolve('connected')));
  await server.call('/sandbox/v1/sockets', { cut: true });
  expect(await back).toBe('connected');
});

test('an address holds no more sockets than it may', async () => {
  server.services.config.socketsPerAddress = 2;
  await connected();
  await connected();
  await expect(connected()).rejects.toThrow();
  server.services.config.socketsPerAddress = 10_000;
});

test('of too many connections of one player the newest are told of his account, the oldest are not', async () => {
  server.services.config.socketsPerPlayer = 2;
  const { access_token } = await server.signIn('al2');
  const sockets = [];
  for (let page = 0; page < 3; page += 1) {
    const socket = await connected();
    expect(await authenticate(socket, await preAuth(access_token))).toMatchObject({ ok: true });
    sockets.push(socket);
  }
  const told = [];
  for (const socket of sockets) told.push(await heard(socket, await idOf('al2')));
  expect(told).toEqual([false, true, true]);
  server.services.config.socketsPerPlayer = 10_000;
});
