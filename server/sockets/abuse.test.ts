import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { feedsocketNamespace } from '../../contract/sockets/feedsocket.ts';
import { sportsNamespace } from '../../contract/sockets/sports.ts';
import { startListeningServer } from '../../test/support/start-listening-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';
import type { RefusalReason } from './refusals.ts';

let server: TestServer;
let address: string;
const ends: (() => void)[] = [];

beforeAll(async () => {
  ({ server, address } = await startListeningServer());
});
afterAll(() => server.close());
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const refused = async (reason: RefusalReason): Promise<number> => {
  const { body } = await server.call('/healthz');
  return (body as { sockets: { refused: Record<RefusalReason, number> } }).sockets.refused[reason];
};

const player = (namespace: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(`http://${address}${namespace}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    ends.push(() => socket.disconnect());
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

/** A client that follows live football: what it receives must have no gap, whatever the others do. */
const bystander = async () => {
  const socket = await player(feedsocketNamespace);
  const seqs: number[] = [];
  socket.on('live_update', ({ seq }: { seq: number }) => seqs.push(seq));
  socket.on('live_inactive_update', ({ seq }: { seq: number }) => seqs.push(seq));
  const snapshot = new Promise<number>((resolve) => socket.once('initial_data', ({ seq }) => resolve(seq)));
  socket.emit('live', { sport: 'F' });
  const first = await snapshot;
  const more = async () => {
    const before = seqs.length;
    await expect
      .poll(() => {
        server.clock.advance(5_000);
        return seqs.length;
      })
      .toBeGreaterThan(before + 2);
  };
  return {
    unharmed: async () => {
      await more();
      expect(socket.connected).toBe(true);
      expect(seqs).toEqual(seqs.map((_, index) => first + 1 + index));
    },
    more,
  };
};

/** A client that writes the protocol by hand, as an attacker does. */
const stranger = async (namespace: string) => {
  const socket = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
  ends.push(() => socket.terminate());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send(`40${namespace},`);
      if (text.startsWith('40')) resolve();
    });
  });
  return { socket, closed, says: (text: string) => socket.send(text) };
};

const feedEvent = (name: string, payload: unknown) => `42${feedsocketNamespace},${JSON.stringify([name, payload])}`;

test.each([
  ['10,000 subscriptions', (nth: number) => feedEvent('livematch', { eventId: String(10_000 + nth) })],
  ['subscriptions in and out', (nth: number) => feedEvent('live', { sport: 'F', disconnect: nth % 2 === 1 })],
  ['events nobody knows', (nth: number) => feedEvent(`event${nth}`, {})],
  ['events of a wrong shape', () => feedEvent('live', { sport: { $ne: 'F' } })],
  ['heartbeats nobody asked for', () => '3'],
  ['acknowledgements of nothing', (nth: number) => `43${feedsocketNamespace},${nth}[]`],
])('a flood of %s is cut and counted, and the others hear everything', async (_, message) => {
  const other = await bystander();
  const before = await refused('flood');
  const flooder = await stranger(feedsocketNamespace);
  for (let nth = 0; nth < 10_000; nth += 1) flooder.says(message(nth));
  await flooder.closed;
  expect(await refused('flood')).toBe(before + 1);
  await other.unharmed();
});

test('a flood that never says what it wants is cut and counted too', async () => {
  const other = await bystander();
  const before = await refused('flood');
  const nobody = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
  const closed = new Promise<void>((resolve) => nobody.once('close', () => resolve()));
  await new Promise<void>((resolve) => nobody.once('message', () => resolve()));
  for (let nth = 0; nth < 10_000; nth += 1) nobody.send(`40/nowhere${nth},`);
  await closed;
  expect(await refused('flood')).toBe(before + 1);
  await other.unharmed();
});

test.each([
  ['a packet of no known kind', '9'],
  ['an event that is no JSON', `42${feedsocketNamespace},[`],
  ['an event without a name', `42${feedsocketNamespace},[]`],
  ['binary that never comes', `451-${feedsocketNamespace},["live",{"_placeholder":true,"num":0}]`],
  ['a second hello', `40${feedsocketNamespace},`],
])('%s ends or passes its own connection only', async (_, text) => {
  const other = await bystander();
  const odd = await stranger(feedsocketNamespace);
  odd.says(text);
  odd.says(feedEvent('live', { sport: 'F' }));
  await other.unharmed();
});

test('events nobody knows and wrong shapes are counted on both connections', async () => {
  const [event, shape] = [await refused('event'), await refused('shape')];
  const [account, offer] = [await player(sportsNamespace), await player(feedsocketNamespace)];
  account.emit('live', { sport: 'F' });
  account.emit('global', 'x');
  account.emit('auth', {});
  offer.emit('auth', { token: 'x' });
  offer.emit('constructor', {});
  offer.emit('all', { disconnect: 'yes' });
  await expect.poll(async () => [await refused('event'), await refused('shape')]).toEqual([event + 3, shape + 3]);
});

test('a client that does not read is cut before it holds much, and the others hear everything', async () => {
  const other = await bystander();
  const before = await refused('slow');
  const deaf = await stranger(feedsocketNamespace);
  deaf.socket.pause();
  // Each is answered with two hundred rows; fewer than a flood.
  for (let nth = 0; nth < 90; nth += 1) deaf.says(feedEvent('prematch', { sport: 'F' }));
  await expect.poll(() => refused('slow')).toBe(before + 1);
  await other.unharmed();
  deaf.socket.resume();
  await deaf.closed;
});
