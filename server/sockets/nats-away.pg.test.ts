import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { openPostgres } from '../database/open-database.ts';
import { type CutLine, createCutLine } from '../testing/cut-line.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { createStillClock, startTestServer, type TestServer } from '../testing/start-test-server.ts';

const nats = new URL(process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222');
const clock = createStillClock(Date.parse('2026-03-02T09:00:00.000Z'));

let postgres: ScratchPostgres;
let line: CutLine;
let nodes: [TestServer, TestServer];
let socket: Socket;
const heard: unknown[] = [];

beforeAll(async () => {
  postgres = await createScratchPostgres();
  const way = await freePort();
  line = await createCutLine(way, { host: nats.hostname, port: Number(nats.port || 4222) });
  const NATS_URL = `nats://127.0.0.1:${way}`;
  const node = () => startTestServer({ NATS_URL }, clock, openPostgres(postgres.url));
  nodes = [await node(), await node()];
  const port = await freePort();
  await nodes[1].app.listen({ host: '127.0.0.1', port });
  socket = io(`http://127.0.0.1:${port}/sports`, { transports: ['websocket'], forceNew: true });
  socket.on('status_update', ({ value }: { value: unknown }) => heard.push(value));
  await new Promise((resolve) => socket.once('connect', () => resolve(true)));
});
afterAll(async () => {
  socket?.disconnect();
  await postgres?.drop();
});

const tell = (node: TestServer, value: string) =>
  node.services.pushes.toAll('status_update', { key: 'disableBettingPage', value });

test('while NATS is away a node speaks to its own sockets and learns of ended sessions, and stops without waiting for it', async () => {
  const { access_token } = await nodes[0].signIn('player');
  const { body } = await nodes[1].call('/sportsbetting/v1/preAuth', undefined, access_token);
  expect(await socket.emitWithAck('auth', body)).toMatchObject({ ok: true });
  tell(nodes[0], 'before');
  await expect.poll(() => heard).toEqual(['before']);

  await line.cut();
  tell(nodes[1], 'own');
  await expect.poll(() => heard).toEqual(['before', 'own']);

  const player = (await nodes[0].services.identity.findUser('player'))?.id ?? '';
  const { rooms } = nodes[1].services.sockets.sports.adapter;
  expect(rooms.has(`user:${player}`)).toBe(true);
  await nodes[0].call('/kcmanager/logoutUser', {}, access_token);
  await expect.poll(() => rooms.has(`user:${player}`)).toBe(false);

  // Limits go by what the database counts, for all nodes together.
  const wrong = { username: 'agent', password: 'wrong', rememberMe: false };
  for (let failure = 0; failure < 10; failure += 1) {
    expect((await nodes[failure % 2 === 0 ? 0 : 1].call('/kcmanager/loginUser', wrong)).status).toBe(401);
  }
  for (const node of nodes) expect((await node.call('/kcmanager/loginUser', wrong)).status).toBe(429);

  await line.mend();
  await expect
    .poll(
      () => {
        tell(nodes[0], 'again');
        return heard.includes('again');
      },
      { timeout: 20_000 },
    )
    .toBe(true);

  await line.cut();
  await Promise.all(nodes.map((node) => node.close()));
});

test('J2: nodes that start while NATS is away serve their players, and join each other when it is back', async () => {
  const way = await freePort();
  const later = await createCutLine(way, { host: nats.hostname, port: Number(nats.port || 4222) });
  await later.cut();
  const own = await createScratchPostgres();
  const start = () => startTestServer({ NATS_URL: `nats://127.0.0.1:${way}` }, clock, openPostgres(own.url));
  const [one, other] = [await start(), await start()];
  expect((await one.call('/healthz')).status).toBe(200);
  const said: unknown[] = [];
  other.services.others.hear('a test', (...words: never[]) => said.push(...words));
  one.services.others.tell('a test', 'lost');
  await later.mend();
  await expect
    .poll(() => {
      one.services.others.tell('a test', 'heard');
      return said;
    })
    .toContain('heard');
  expect(said).not.toContain('lost');
  await Promise.all([one.close(), other.close()]);
  await later.cut();
  await own.drop();
});
