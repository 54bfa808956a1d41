import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextNews, startSocketServer } from '../../../test/support/socket-server.ts';
import { createConnection } from './connection.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const start = async () => {
  const server = await startSocketServer();
  closers.push(() => server.io.close());
  return server;
};

const opened = (origin: string, namespace: `/${string}` = '/sports') => {
  const connection = createConnection(origin, namespace);
  closers.push(() => connection.close());
  connection.open();
  return connection;
};

describe('A connection', () => {
  test('is one of its own for each namespace', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', () => undefined);
    io.of('/feedsocket').on('connection', () => undefined);
    const both = [opened(origin, '/sports'), opened(origin, '/feedsocket')];
    await Promise.all(both.map((connection) => nextNews(connection, 'connected')));
    expect(io.engine.clientsCount).toBe(2);
  });

  test('comes back by itself 500 to 750 ms after it was cut, whole or in part', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', () => undefined);
    const connection = opened(origin);
    await nextNews(connection, 'connected');
    const waits = vi.spyOn(globalThis, 'setTimeout');
    closers.push(() => waits.mockRestore());
    for (const whole of [true, false]) {
      waits.mockClear();
      const lost = nextNews(connection, 'lost');
      io.of('/sports').disconnectSockets(whole);
      await lost;
      await nextNews(connection, 'connected');
      expect(waits.mock.calls.filter(([, delay = 0]) => delay >= 500 && delay <= 750)).toHaveLength(1);
    }
  });

  test('tells of each refused attempt and does not wait when it is told to try', async () => {
    const { io, origin } = await start();
    let open = false;
    io.of('/sports').use((_, done) => done(open ? undefined : new Error('refused')));
    const connection = opened(origin);
    await nextNews(connection, 'refused');
    open = true;
    const connected = nextNews(connection, 'connected');
    connection.reconnect();
    await connected;
    expect(connection.connected()).toBe(true);
  });

  test('is one and the same after fifty returns, and says its own things once', async () => {
    const { io, origin } = await start();
    const heard: unknown[] = [];
    io.of('/sports').on('connection', (socket) => socket.onAny((event) => heard.push(event)));
    const connection = opened(origin);
    const told: unknown[] = [];
    connection.on('news', (payload) => told.push(payload));
    connection.watch((news) => {
      if (news === 'connected') connection.emit('hello', {});
    });
    await nextNews(connection, 'connected');
    for (let time = 0; time < 50; time += 1) {
      await expect.poll(() => heard.length, { interval: 2 }).toBe(time + 1);
      const lost = nextNews(connection, 'lost');
      io.of('/sports').disconnectSockets(true);
      await lost;
      connection.emit('meanwhile', {});
      const back = nextNews(connection, 'connected');
      connection.reconnect();
      connection.reconnect();
      await back;
    }
    io.of('/sports').emit('news', 1);
    await expect.poll(() => told).toEqual([1]);
    await expect.poll(() => io.engine.clientsCount).toBe(1);
    expect(heard).toEqual(Array(51).fill('hello'));
  });

  test('drops what is emitted while it is down instead of sending it later', async () => {
    const { io, origin } = await start();
    const heard: unknown[] = [];
    io.of('/sports').on('connection', (socket) => socket.onAny((event) => heard.push(event)));
    const connection = createConnection(origin, '/sports');
    closers.push(() => connection.close());
    connection.emit('early', {});
    connection.open();
    await nextNews(connection, 'connected');
    connection.emit('later', {});
    await expect.poll(() => heard).toEqual(['later']);
  });

  test('waits for an acknowledgement no longer than it is told', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', (socket) => {
      socket.on('auth', (_, acknowledge) => acknowledge({ ok: true, exp: 5 }));
    });
    const connection = opened(origin);
    await nextNews(connection, 'connected');
    expect(await connection.request('auth', {}, 2_000)).toEqual({ ok: true, exp: 5 });
    await expect(connection.request('silence', {}, 20)).rejects.toThrow();
  });

  test('stays closed once it is closed', async () => {
    const { io, origin } = await start();
    io.of('/sports').on('connection', () => undefined);
    const connection = opened(origin);
    await nextNews(connection, 'connected');
    connection.close();
    connection.reconnect();
    expect(connection.connected()).toBe(false);
    await expect.poll(() => io.engine.clientsCount).toBe(0);
  });
});
