import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { type CutLine, createCutLine } from '../testing/cut-line.ts';
import { createScratchPostgres, type ScratchPostgres } from '../testing/scratch-postgres.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { aRequest } from '../testing/ticket-stand.ts';
import { openPostgres } from './open-database.ts';

let postgres: ScratchPostgres;
let line: CutLine;
let server: TestServer;
let token: string;

beforeAll(async () => {
  postgres = await createScratchPostgres();
  const url = new URL(postgres.url);
  const way = await freePort();
  line = await createCutLine(way, { host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = '127.0.0.1';
  url.port = String(way);
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
