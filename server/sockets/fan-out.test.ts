import { once } from 'node:events';
import type { Socket } from 'socket.io';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../../test/support/free-port.ts';
import { deliver, wireFrame } from './fan-out.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A socket as far as frames are concerned, and what its client receives. */
const pair = async () => {
  const port = await freePort();
  const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  ends.push(() => {
    client.terminate();
    server.close();
  });
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  const [[raw]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [[WebSocket], unknown];
  const closings: unknown[] = [];
  const socket = { conn: { transport: { socket: raw }, close: (discard: boolean) => closings.push(discard) } };
  return { socket: socket as unknown as Socket, raw, client, heard, closings };
};

test('frames of every size arrive whole and in order, however many at once', async () => {
  const { socket, heard } = await pair();
  const payloads = [0, 1, 80, 81, 125, 126, 1_000, 65_490, 65_535, 70_000, 200_000].map((length) => ({
    text: 'Čukarički '.repeat(length / 10).concat('x'.repeat(length % 10)),
  }));
  const frames = payloads.map((payload) => wireFrame('/feedsocket', 'live_update', payload));
  for (const count of [1, 2, 3, frames.length]) expect(deliver(socket, frames.slice(0, count))).toBe(true);
  const texts = payloads.map((payload) => `42/feedsocket,${JSON.stringify(['live_update', payload])}`);
  await expect.poll(() => heard.length).toBe(6 + texts.length);
  expect(heard).toEqual([1, 2, 3, texts.length].flatMap((count) => texts.slice(0, count)));
});

test('a client that is gone is sent nothing and counts as no slow one', async () => {
  const { socket, raw } = await pair();
  raw.terminate();
  expect(deliver(socket, [wireFrame('/feedsocket', 'live_update', {})])).toBe(true);
});

test('a client that has a megabyte before it is cut, its backlog dropped', async () => {
  const { socket, client, closings, raw } = await pair();
  client.pause();
  const frame = wireFrame('/feedsocket', 'live_update', { text: 'x'.repeat(100_000) });
  const taken = Array.from({ length: 400 }, () => deliver(socket, [frame]));
  expect(taken).toContain(false);
  expect(closings).toEqual([true]);
  expect(raw.readyState).toBe(WebSocket.CLOSING);
});
