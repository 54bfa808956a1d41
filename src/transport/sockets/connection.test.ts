import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type ServerOptions } from 'socket.io';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { type Connection, type ConnectionNews, createConnection } from './connection.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const start = async (options: Partial<ServerOptions> = {}) => {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'], ...options });
  const port = await freePort();
  await new Promise<void>((listening) => http.listen(port, '127.0.0.1', listening));
  closers.push(() => io.close());
  return { io, origin: `http://127.0.0.1:${port}` };
};

const opened = (origin: string, namespace: `/${string}` = '/sports') => {
  const connection = createConnection(origin, namespace);
  closers.push(() => connection.close());
  connection.open();
  return connection;
};

const next = (connection: Connection, wanted: ConnectionNews) =>
  new Promise<void>((resolve) => {
    const end = connection.watch((news) => {
      if (news !== wanted) return;
      end();
      resolve();
    });
  });

describe('A connection', () => {
  test('is one of its own for each namespace', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', () => undefined);
    io.of('/feedsocket').on('connection', () => undefined);
    const both = [opened(origin, '/sports'), opened(origin, '/feedsocket')];
    await Promise.all(both.map((connection) => next(connection, 'connected')));
    expect(io.engine.clientsCount).toBe(2);
  });

  test('comes back by itself 500 to 750 ms after it was cut, whole or in part', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', () => undefined);
    const connection = opened(origin);
    await next(connection, 'connected');
    for (const whole of [true, false]) {
      const lost = next(connection, 'lost');
      io.of('/sports').disconnectSockets(whole);
      await lost;
      const before = performance.now();
      await next(connection, 'connected');
      expect(performance.now() - before).toBeGreaterThanOrEqual(490);
      expect(performance.now() - before).toBeLessThan(1_500);
    }
  });

  test('is lost at once when the browser says that there is no network', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', () => undefined);
    const connection = opened(origin);
    await next(connection, 'connected');
    const lost = next(connection, 'lost');
    page.dispatchEvent(new Event('offline'));
    await lost;
    await next(connection, 'connected');
  });

  test('answers the server that asks whether it is there, and is lost when the server asks no more', async () => {
    const { io, origin } = await start({ pingInterval: 30, pingTimeout: 60 });
    let pongs = 0;
    const wires: object[] = [];
    io.engine.on('connection', (wire) => {
      wires.push(wire);
      wire.on('heartbeat', () => {
        pongs += 1;
      });
    });
    io.of('/sports').on('connection', () => undefined);
    const connection = opened(origin);
    await next(connection, 'connected');
    await expect.poll(() => pongs).toBeGreaterThanOrEqual(5);
    expect(connection.connected()).toBe(true);
    const lost = next(connection, 'lost');
    for (const wire of wires) Object.assign(wire, { sendPacket: () => undefined });
    await lost;
  });

  test('ends a socket on which nonsense arrives, and comes back', async () => {
    const { io, origin } = await start();
    const wires: { write(text: string): void }[] = [];
    io.engine.on('connection', (wire) => wires.push(wire));
    io.of('/sports').on('connection', () => undefined);
    for (const nonsense of ['2/sports,["half', '2/sports,7', '9/sports,']) {
      const connection = opened(origin);
      await next(connection, 'connected');
      const lost = next(connection, 'lost');
      wires.at(-1)?.write(nonsense);
      await lost;
      await next(connection, 'connected');
    }
  });

  test('gives up an attempt that hangs, and tries again', async () => {
    const silent = createServer();
    const wires: Duplex[] = [];
    silent.on('upgrade', (_, wire) => wires.push(wire));
    const port = await freePort();
    await new Promise<void>((listening) => silent.listen(port, '127.0.0.1', listening));
    closers.push(() => {
      for (const wire of wires) wire.destroy();
      silent.close();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const connection = opened(`http://127.0.0.1:${port}`);
    let refusals = 0;
    connection.watch((news) => {
      if (news === 'refused') refusals += 1;
    });
    vi.advanceTimersByTime(4_999);
    expect(refusals).toBe(0);
    vi.advanceTimersByTime(1);
    expect(refusals).toBe(1);
    vi.advanceTimersByTime(750 + 5_000);
    expect(refusals).toBe(2);
    vi.useRealTimers();
  });

  test('tells of each refused attempt and does not wait when it is told to try', async () => {
    const { io, origin } = await start();
    let open = false;
    io.of('/sports').use((_, done) => done(open ? undefined : new Error('refused')));
    const connection = opened(origin);
    await next(connection, 'refused');
    open = true;
    const connected = next(connection, 'connected');
    connection.reconnect();
    await connected;
    expect(connection.connected()).toBe(true);
  });

  test('drops what is emitted while it is down instead of sending it later', async () => {
    const { io, origin } = await start();
    const heard: unknown[] = [];
    io.of('/sports').on('connection', (socket) => socket.onAny((event) => heard.push(event)));
    const connection = createConnection(origin, '/sports');
    closers.push(() => connection.close());
    connection.emit('early', {});
    connection.open();
    await next(connection, 'connected');
    connection.emit('later', {});
    await expect.poll(() => heard).toEqual(['later']);
  });

  test('waits for an acknowledgement no longer than it is told', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', (socket) => {
      socket.on('auth', (_, acknowledge) => acknowledge({ ok: true, exp: 5 }));
    });
    const connection = opened(origin);
    await next(connection, 'connected');
    expect(await connection.request('auth', {}, 2_000)).toEqual({ ok: true, exp: 5 });
    await expect(connection.request('silence', {}, 20)).rejects.toThrow();
    const unanswered = expect(connection.request('silence', {}, 60_000)).rejects.toThrow('lost');
    io.of('/sports').disconnectSockets();
    await unanswered;
    await expect(connection.request('silence', {}, 20)).rejects.toThrow();
  });

  test('hears each event once for each listener, until that one stops listening', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', (socket) => {
      socket.on('say', (text) => socket.emit('said', { text }));
    });
    const connection = opened(origin);
    const heard: unknown[] = [];
    const stop = connection.on('said', (payload) => heard.push(payload));
    connection.on('said', (payload) => heard.push(payload));
    await next(connection, 'connected');
    connection.emit('say', 'Čukarički, "2:1"');
    await expect.poll(() => heard).toEqual(Array(2).fill({ text: 'Čukarički, "2:1"' }));
    stop();
    connection.emit('say', 'again');
    await expect.poll(() => heard.slice(2)).toEqual([{ text: 'again' }]);
  });

  test('stays closed once it is closed', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', () => undefined);
    const connection = opened(origin);
    await next(connection, 'connected');
    connection.close();
    connection.reconnect();
    expect(connection.connected()).toBe(false);
    await expect.poll(() => io.engine.clientsCount).toBe(0);
  });
});
