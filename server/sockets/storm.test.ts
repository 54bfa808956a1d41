import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedsocketNamespace } from '../../contract/sockets/feedsocket.ts';
import { createConnection } from '../../src/transport/sockets/connection.ts';
import { freePort } from '../../test/support/free-port.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { aRequest } from '../testing/ticket-stand.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  const port = await freePort();
  await server.app.listen({ host: '127.0.0.1', port });
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

const clients = 200;

test('when every line is cut all come back by themselves, spread out, and tickets go on meanwhile (I7)', async () => {
  const { access_token } = await server.signIn();
  const snapshots = Array<number>(clients).fill(0);
  const connections = snapshots.map((_, nth) => {
    const connection = createConnection(origin, feedsocketNamespace);
    connection.watch((news) => {
      if (news === 'connected') connection.emit('live', { sport: 'F', packed: true });
    });
    connection.on('initial_data', () => {
      snapshots[nth] = (snapshots[nth] ?? 0) + 1;
    });
    connection.open();
    return connection;
  });
  const heard = (times: number) => snapshots.filter((count) => count >= times).length;
  await expect.poll(() => heard(1), { timeout: 60_000 }).toBe(clients);

  const ticket = async () =>
    (await server.call('/sportsbetting/v1/ticketRequest', aRequest({ odds: [1.85] }), access_token)).status;
  const cutAt = performance.now();
  server.services.sockets.cut();
  const statuses: number[] = [];
  while (heard(2) < clients && performance.now() - cutAt < 60_000) statuses.push(await ticket());
  expect(heard(2)).toBe(clients);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);

  const returns = connections.map((connection) => connection.changedAt() - cutAt);
  expect(Math.min(...returns)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...returns) - Math.min(...returns)).toBeGreaterThan(100);
  for (const connection of connections) connection.close();
}, 180_000);
