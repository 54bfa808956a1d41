import type { Server } from 'socket.io';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuthAck } from '../../../contract/sockets/sports.ts';
import { nextNews, startSocketServer } from '../../../test/support/socket-server.ts';
import { createSportsSocket, type SportsSocket } from './sports-socket.ts';

const hour = 3_600;
/** The server's time, in seconds. */
let now: number;
let io: Server;
let answer: AuthAck;
let socket: SportsSocket;
let joins: number;

beforeEach(async () => {
  const server = await startSocketServer();
  io = server.io;
  io.of('/sports').on('connection', (line) => {
    line.on('auth', (_, acknowledge: (ack: AuthAck) => void) => acknowledge(answer));
  });
  now = 1_000_000;
  answer = { ok: true, exp: now + hour };
  joins = 0;
  socket = createSportsSocket(server.origin, () => now * 1_000);
  socket.onJoined(() => {
    joins += 1;
  });
  const connected = nextNews(socket.connection, 'connected');
  socket.connection.open();
  await connected;
});

afterEach(() => {
  socket.connection.close();
  return io.close();
});

test('a user joins when the server believes it, and not once more while it does', async () => {
  expect(await socket.authenticate('token')).toBe(answer.exp);
  expect(joins).toBe(1);
  await socket.authenticate('renewed');
  expect(joins).toBe(1);
});

test('nobody joins whom the server does not believe', async () => {
  answer = { ok: false, exp: null };
  expect(await socket.authenticate('token')).toBeNull();
  expect(joins).toBe(0);
});

test('who joins anew after his line was cut has missed what was pushed meanwhile', async () => {
  await socket.authenticate('token');
  const back = nextNews(socket.connection, 'connected');
  io.of('/sports').disconnectSockets(true);
  await back;
  expect(joins).toBe(1);
  await socket.authenticate('token');
  expect(joins).toBe(2);
});

test('so has he whom the server had ceased to believe', async () => {
  await socket.authenticate('token');
  now += hour + 1;
  answer = { ok: true, exp: now + hour };
  await socket.authenticate('renewed');
  expect(joins).toBe(2);
});
