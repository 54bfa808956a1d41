import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { feedsocketNamespace } from '../../contract/sockets/feedsocket.ts';
import { freePort } from '../../test/support/free-port.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test('a cut ends every connection, those too that have joined no namespace yet', async () => {
  const { app, services, close } = await startTestServer();
  ends.push(close);
  const port = await freePort();
  await app.listen({ host: '127.0.0.1', port });
  const connection = async (said: string | null) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    ends.push(() => socket.terminate());
    await once(socket, 'message');
    if (said) {
      socket.send(said);
      await once(socket, 'message');
    }
    return socket;
  };
  const sockets = [await connection(null), await connection(`40${feedsocketNamespace},`)];
  expect(services.sockets.open()).toBe(2);
  services.sockets.cut();
  // Well before the ten seconds after which Socket.IO itself gives up on one that joins nothing.
  await expect.poll(() => sockets.map((socket) => socket.readyState)).toEqual([WebSocket.CLOSED, WebSocket.CLOSED]);
  await expect.poll(() => services.sockets.open()).toBe(0);
});
