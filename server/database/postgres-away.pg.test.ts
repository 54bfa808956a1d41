import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { openPostgres } from './client.ts';

/** The way to the database, as a network has one: it can be cut and mended. */
const createLine = async (to: URL) => {
  const port = await freePort();
  const open = new Set<Socket>();
  let server: Server | null = null;
  const mend = () =>
    new Promise<void>((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(to.port || 5432), to.hostname);
        for (const [socket, other] of [
          [near, far],
          [far, near],
        ] as const) {
          open.add(socket);
          socket.pipe(other);
          socket.on('error', () => other.destroy());
          socket.on('close', () => open.delete(socket));
        }
      }).listen(port, '127.0.0.1', resolve);
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  await mend();
  return { port, cut, mend };
};

let postgres: ScratchPostgres;
let line: Awaited<ReturnType<typeof createLine>>;
let server: TestServer;
let token: string;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  const url = new URL(postgres.url);
  line = await createLine(new URL(url));
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  server = await startTestServer({}, undefined, openPostgres(url.href));
  token = (await server.signIn()).access_token;
});
afterAll(async () => {
  await server?.close();
  await line?.cut();
  await postgres?.drop();
});

test('calls answer 503 while PostgreSQL is away, and work again when it is back', async () => {
  const calls = () =>
    Promise.all([
      server.call('/healthz'),
      server.call('/base/v1/users/ping', undefined, token),
      server.call('/sportsbetting/v1/ticketHistory', { page: 1 }, token),
      server.call('/sportsbetting/v1/ticketRequest', aRequest(), token),
    ]);
  await line.cut();
  for (const answer of await calls()) expect(answer).toMatchObject({ status: 503, body: { error: 'unavailable' } });
  await line.mend();
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 400]);
});
