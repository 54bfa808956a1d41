// Long because the topics of the feed share one listener.

import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import { feedsocketEvents, feedsocketNamespace } from '../../contract/sockets/feedsocket.ts';
import { unpackFrame, unpackSnapshot } from '../../contract/sockets/packed-feed.ts';
import { mergeMatch } from '../../domain/offer/merge-match.ts';
import { freePort } from '../../test/support/free-port.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import { tableMarkets } from '../feed/market-tables.ts';
import { createSimulator } from '../feed/simulator/create-simulator.ts';
import { type FeedSockets, serveFeed } from './feedsocket.ts';
import { createRefusals, type Refusals } from './refusals.ts';

// An hour of the feed is sent here.
vi.setConfig({ testTimeout: 30_000 });

interface Heard {
  event: string;
  payload: Record<string, unknown>;
}

let now: number;
let feed: FeedSource;
let sockets: FeedSockets;
let refusals: Refusals;
let socketServer: Server;
let url: string;
let clients: Socket[];
let marks = 0;

beforeEach(async () => {
  now = Date.UTC(2026, 2, 2, 9, 0, 7);
  const clock = { now: () => now };
  feed = createSimulator({ seed: '7', clock });
  const http = createServer();
  socketServer = new Server(http, { transports: ['websocket'] });
  refusals = createRefusals();
  sockets = serveFeed(socketServer.of(feedsocketNamespace), feed, clock, refusals);
  // The test itself decides when the feed looks for news.
  sockets.close();
  const port = await freePort();
  await new Promise<void>((listening) => http.listen(port, '127.0.0.1', listening));
  url = `http://127.0.0.1:${port}${feedsocketNamespace}`;
  clients = [];
});

afterEach(async () => {
  for (const client of clients) client.disconnect();
  await socketServer.close();
});

/** A client that records what it receives; `until` resolves with the first message that fits. */
const connect = async () => {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  clients.push(socket);
  const heard: Heard[] = [];
  const waiting: { fits: (message: Heard) => boolean; take: (message: Heard) => void }[] = [];
  socket.onAny((event: string, payload: Record<string, unknown>) => {
    const message = { event, payload };
    heard.push(message);
    for (const wish of waiting.filter(({ fits }) => fits(message))) {
      waiting.splice(waiting.indexOf(wish), 1);
      wish.take(message);
    }
  });
  await new Promise<void>((connected) => socket.once('connect', connected));
  const until = (fits: (message: Heard) => boolean): Promise<Heard> => {
    const already = heard.find(fits);
    return already ? Promise.resolve(already) : new Promise((take) => waiting.push({ fits, take }));
  };
  return {
    socket,
    heard,
    until,
    snapshot: (topic: string) => until(({ event, payload }) => event === 'initial_data' && payload.topic === topic),
  };
};

/** A client that emitted something has it handled before this answers: messages of a socket keep their order. */
const settled = async (client: Awaited<ReturnType<typeof connect>>) => {
  marks += 1;
  const eventId = String(marks);
  client.socket.emit('livematch', { eventId });
  await client.snapshot(`livematch:${eventId}`);
  client.socket.emit('livematch', { eventId, disconnect: true });
};

const matchesOf = ({ payload }: Heard) => payload.matches as Match[];

/** What a reader has after a snapshot and the frames since. */
const merged = (heard: readonly Heard[], topic: string): Map<string, Match> => {
  const matches = new Map<string, Match>();
  for (const { event, payload } of heard.filter((message) => message.payload.topic === topic)) {
    const understood = feedsocketEvents[event as keyof typeof feedsocketEvents].parse(payload) as {
      matches?: { eventId: string }[];
      added?: Match[];
      eventIds?: string[];
    };
    for (const change of understood.matches ?? []) {
      const known = matches.get(change.eventId);
      matches.set(change.eventId, known && event !== 'initial_data' ? mergeMatch(known, change) : (change as Match));
    }
    for (const match of understood.added ?? []) matches.set(match.eventId, match);
    for (const eventId of understood.eventIds ?? []) matches.delete(eventId);
  }
  return matches;
};

test('the short form is told to whoever asks for it, in the same sequence, and nothing twice', async () => {
  const [short, whole] = [await connect(), await connect()];
  whole.socket.emit('live', { sport: 'F' });
  short.socket.emit('live', { sport: 'F' });
  short.socket.emit('live', { sport: 'F', packed: true });
  await whole.snapshot('live:F');
  await settled(short);
  const packed = short.heard.filter(({ event }) => event === 'initial_data')[1]?.payload;
  const plain = whole.heard[0]?.payload;
  expect(feedsocketEvents.initial_data.parse(unpackSnapshot(packed))).toEqual(
    feedsocketEvents.initial_data.parse(plain),
  );
  for (let step = 0; step < 20; step += 1) {
    now += 15_000;
    sockets.tell();
  }
  await settled(whole);
  await settled(short);
  const updates = ({ heard }: typeof short) =>
    heard.flatMap(({ event, payload }) =>
      event === 'live_update' ? [feedsocketEvents[event].parse(unpackFrame(payload))] : [],
    );
  expect(updates(whole).length).toBeGreaterThan(10);
  expect(updates(short)).toEqual(updates(whole));

  short.socket.emit('live', { sport: 'F', disconnect: true });
  await settled(short);
  const told = short.heard.length;
  now += 15_000;
  sockets.tell();
  await settled(short);
  expect(short.heard.slice(told).filter(({ event }) => event !== 'initial_data')).toEqual([]);
});

test('snapshot and frames of the live list add up to the feed, and the sequence has no gap', async () => {
  const client = await connect();
  client.socket.emit('live', { sport: 'F' });
  const first = await client.snapshot('live:F');
  expect(matchesOf(first).length).toBeGreaterThan(10);
  for (let step = 0; step < 200; step += 1) {
    now += 15_000;
    sockets.tell();
  }
  await settled(client);
  const frames = client.heard.filter(({ event, payload }) => payload.topic === 'live:F' && event !== 'initial_data');
  expect(frames.length).toBeGreaterThan(100);
  expect(frames.map(({ payload }) => payload.seq)).toEqual(
    frames.map((_, index) => (first.payload.seq as number) + 1 + index),
  );
  const rows = feed
    .live()
    .filter(({ league }) => league.sport === 'F')
    .map((fixture) => feed.row(fixture));
  const byId = (a: Match, b: Match) => Number(a.eventId) - Number(b.eventId);
  expect([...merged(client.heard, 'live:F').values()].sort(byId)).toEqual(rows.toSorted(byId));
});

test('a late subscriber’s snapshot carries the sequence the others are at', async () => {
  const early = await connect();
  early.socket.emit('live', { sport: 'B' });
  await early.snapshot('live:B');
  for (let step = 0; step < 5; step += 1) {
    now += 10_000;
    sockets.tell();
  }
  const late = await connect();
  late.socket.emit('live', { sport: 'B' });
  const { payload } = await late.snapshot('live:B');
  await settled(early);
  const last = early.heard.findLast((message) => message.payload.topic === 'live:B');
  expect(payload.seq).toBe(last?.payload.seq);
  expect(payload.matches).toEqual([...merged(early.heard, 'live:B').values()]);
});

test('a prematch list tells only named events in its snapshot and then their moves', async () => {
  const fixtures = feed
    .prematch()
    .filter(({ league }) => league.sport === 'F')
    .slice(30, 40);
  const eventIds = fixtures.map(({ eventId }) => eventId);
  const client = await connect();
  client.socket.emit('prematch', { sport: 'F', eventIds });
  const first = await client.snapshot('prematch:F');
  expect(matchesOf(first).map(({ eventId }) => eventId)).toEqual(eventIds);
  for (let step = 0; step < 40; step += 1) {
    now += 5_000;
    sockets.tell();
  }
  await settled(client);
  const known = merged(client.heard, 'prematch:F');
  for (const fixture of fixtures) expect(known.get(fixture.eventId)).toEqual(feed.row(fixture));
});

test('a prematch list of another table has a topic of its own; the main table’s own name means the plain one', async () => {
  const [fixture] = feed.prematch().filter(({ league }) => league.sport === 'F');
  if (!fixture) throw new Error('no football');
  const eventIds = [fixture.eventId];
  const client = await connect();
  client.socket.emit('prematch', { sport: 'F', table: 'f_goals', eventIds });
  await client.snapshot('prematch:F:f_goals');
  client.socket.emit('prematch', { sport: 'F', table: 'f_102bet', eventIds });
  await client.snapshot('prematch:F');
  for (let step = 0; step < 10; step += 1) {
    now += 5_000;
    sockets.tell();
  }
  await settled(client);
  const goals = feed.row(fixture, tableMarkets('prematch', 'F', 'f_goals'));
  expect(Object.keys(goals.markets)).toContain('OUH_1.5');
  expect(merged(client.heard, 'prematch:F:f_goals').get(fixture.eventId)).toEqual(goals);
  expect(merged(client.heard, 'prematch:F').get(fixture.eventId)).toEqual(feed.row(fixture));
  const refused = refusals.counts().topic;
  client.socket.emit('prematch', { sport: 'F', table: 'b_totals' });
  await settled(client);
  // What settles it asks for an unknown match, which is refused as well.
  expect(refusals.counts().topic).toBe(refused + 2);
});

test('a live list of another table has a topic of its own with that table’s markets', async () => {
  const client = await connect();
  client.socket.emit('live', { sport: 'F', table: 'f_ng' });
  await client.snapshot('live:F:f_ng');
  client.socket.emit('live', { sport: 'F', table: 'f_102bet' });
  await client.snapshot('live:F');
  for (let step = 0; step < 10; step += 1) {
    now += 5_000;
    sockets.tell();
  }
  await settled(client);
  const told = merged(client.heard, 'live:F:f_ng');
  const playing = feed.live().filter(({ league }) => league.sport === 'F');
  expect(playing.length).toBeGreaterThan(10);
  for (const fixture of playing)
    expect(told.get(fixture.eventId)).toEqual(feed.row(fixture, tableMarkets('live', 'F', 'f_ng')));
  expect([...told.values()].some(({ markets }) => 'NG' in markets && !('1X2' in markets))).toBe(true);
  const refused = refusals.counts().topic;
  client.socket.emit('live', { sport: 'F', table: 'f_h1' });
  await settled(client);
  // What settles it asks for an unknown match, which is refused as well.
  expect(refusals.counts().topic).toBe(refused + 2);
});

test('one match is told with all its markets until it is over', async () => {
  const fixture = feed.live().find(({ league }) => league.sport === 'T');
  if (!fixture) throw new Error('no tennis in play');
  const client = await connect();
  const topic = `livematch:${fixture.eventId}`;
  client.socket.emit('livematch', { eventId: fixture.eventId });
  await client.snapshot(topic);
  while (!feed.result(fixture.eventId)) {
    now += 10_000;
    sockets.tell();
  }
  await settled(client);
  const known = merged(client.heard, topic).get(fixture.eventId);
  expect(known).toEqual(feed.tracked(fixture.eventId));
  expect(known?.tracker).toMatchObject({ situation: { state: 'over' } });
  now += 60_000;
  sockets.tell();
  const gone = await client.until(({ event, payload }) => event === 'live_inactive_update' && payload.topic === topic);
  expect(gone.payload.eventIds).toEqual([fixture.eventId]);
});

test('who follows a match gets its tracker, in small changes; a list’s rows carry none', async () => {
  const fixture = feed.live().find(({ league, startsAt }) => league.sport === 'F' && now - startsAt < 30 * 60_000);
  if (!fixture) throw new Error('no football that has just begun');
  const client = await connect();
  const topic = `livematch:${fixture.eventId}`;
  client.socket.emit('livematch', { eventId: fixture.eventId });
  client.socket.emit('live', { sport: 'F' });
  expect(matchesOf(await client.snapshot(topic))[0]?.tracker).toMatchObject({ minutes: 90 });
  await client.snapshot('live:F');
  for (let step = 0; step < 400; step += 1) {
    now += 3_000;
    sockets.tell();
  }
  await settled(client);
  const frames = client.heard.filter(({ event, payload }) => payload.topic === topic && event === 'live_match_update');
  const changes = frames
    .flatMap(matchesOf)
    .filter(({ tracker }) => tracker !== undefined)
    .map(({ tracker }) => JSON.stringify(tracker).length);
  expect(changes.length).toBeGreaterThan(200);
  const mean = changes.reduce((sum, size) => sum + size, 0) / changes.length;
  expect(mean).toBeLessThan(160);
  expect(Math.max(...changes)).toBeLessThan(600);
  expect(
    client.heard.some(({ payload }) => payload.topic === 'live:F' && JSON.stringify(payload).includes('"tracker"')),
  ).toBe(false);
});

test('a match that begins is told to those who show the counts of the live offer, once', async () => {
  const client = await connect();
  client.socket.emit('live_sidebar', {});
  await client.until(({ event }) => event === 'live_sidebar_update');
  const before = new Set(feed.live());
  const quarter = 15 * 60_000;
  now = Math.ceil(now / quarter) * quarter + 1_000;
  sockets.tell();
  sockets.tell();
  await settled(client);
  const told = client.heard
    .filter(({ event }) => event === 'reload_favorite_live')
    .map(({ payload }) => feedsocketEvents.reload_favorite_live.parse(payload).begun);
  const begun = feed
    .live()
    .filter((fixture) => !before.has(fixture))
    .map(({ eventId, league: { sport, leagueId } }) => ({ eventId, sport, leagueId }));
  expect(begun.length).toBeGreaterThan(0);
  expect(told).toEqual([begun]);
});

test('the sidebar’s counts come whole with each change', async () => {
  const client = await connect();
  client.socket.emit('sidebar', {});
  await client.until(({ event }) => event === 'sidebar_update');
  now += 3_600_000;
  sockets.tell();
  const second = await client.until(({ event, payload }) => event === 'sidebar_update' && (payload.seq as number) > 0);
  expect(feedsocketEvents.sidebar_update.parse(second.payload).sports['1h']?.length).toBeGreaterThan(0);
});

test('garbage and one topic too many are refused and counted, and nobody else notices', async () => {
  const client = await connect();
  const garbage = [
    null,
    7,
    'F',
    [],
    { sport: 'XX' },
    { eventIds: 'all' },
    { sport: 'F', eventIds: Array(201).fill('1') },
  ];
  for (const payload of garbage.slice(1)) client.socket.emit('live', payload);
  for (const payload of [null, {}, { eventId: 7 }, { eventId: 'x'.repeat(65) }])
    client.socket.emit('livematch', payload);
  await settled(client);
  expect(refusals.counts().shape).toBe(10);
  const events = feed
    .prematch()
    .slice(0, 60)
    .map(({ eventId }) => eventId);
  for (const eventId of events) client.socket.emit('prematchmatch', { eventId });
  await client.snapshot(`prematchmatch:${events[39]}`);
  client.socket.emit('sidebar', {});
  client.socket.emit('prematchmatch', { eventId: events[0], disconnect: true });
  client.socket.emit('live', { sport: 'F' });
  await client.snapshot('live:F');
  const told = new Set(client.heard.map(({ payload }) => payload.topic));
  expect([told.has(`prematchmatch:${events[40]}`), told.has('sidebar')]).toEqual([false, false]);
  expect(refusals.counts().topics).toBe(21);
  const other = await connect();
  other.socket.emit('live', { sport: 'F' });
  await other.snapshot('live:F');
});

test('a match that the feed does not know is answered, counted and costs no topic', async () => {
  const client = await connect();
  for (let topic = 0; topic < 60; topic += 1) client.socket.emit('livematch', { eventId: `none-${topic}` });
  const { payload } = await client.snapshot('livematch:none-59');
  expect([payload.matches, refusals.counts().topic, refusals.counts().topics]).toEqual([[], 60, 0]);
});

test('a match is found by its own sport, and by no other', async () => {
  const client = await connect();
  const listed = feed.prematch().find(({ league }) => league.sport === 'B');
  const eventId = listed?.eventId ?? '';
  client.socket.emit('prematchmatch', { eventId, sport: 'F' });
  await settled(client);
  // And the match that nobody knows, by which this waits.
  expect(refusals.counts().topic).toBe(2);
  expect(client.heard.filter(({ payload }) => payload.topic === `prematchmatch:${eventId}`)).toEqual([]);
  client.socket.emit('prematchmatch', { eventId, sport: 'B' });
  const { payload } = await client.snapshot(`prematchmatch:${eventId}`);
  expect(payload.matches).toMatchObject([{ eventId, sport: 'B' }]);
});

test('all is both sidebars at once, to be asked for and given up', async () => {
  const client = await connect();
  client.socket.emit('all', {});
  await client.until(({ event }) => event === 'sidebar_update');
  await client.until(({ event }) => event === 'live_sidebar_update');
  client.socket.emit('all', { disconnect: true });
  client.heard.length = 0;
  now += 3_600_000;
  await settled(client);
  sockets.tell();
  await settled(client);
  expect(client.heard.filter(({ event }) => event.endsWith('sidebar_update'))).toEqual([]);
});

test('who unsubscribes hears no more', async () => {
  const client = await connect();
  client.socket.emit('live', { sport: 'F' });
  await client.snapshot('live:F');
  client.socket.emit('live', { sport: 'F', disconnect: true });
  await settled(client);
  now += 60_000;
  sockets.tell();
  await settled(client);
  expect(client.heard.filter(({ event }) => event === 'live_update')).toEqual([]);
});
