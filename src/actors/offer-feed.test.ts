import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionOf } from '../../test/support/examples/connection.ts';
import { matchOf } from '../../test/support/examples/match.ts';
import { createServerClock } from '../browser/server-clock.ts';
import { OfferStore } from '../offer/offer-store.ts';
import { createFeedSocket } from '../transport/sockets/feed-socket.ts';
import { connectOfferFeed } from './offer-feed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const match = matchOf();

const feeding = (now = 0) => {
  const emitted: [string, unknown][] = [];
  const line = connectionOf((event, payload) => emitted.push([event, payload]));
  const socket = createFeedSocket('http://localhost', line.connection);
  const store = new OfferStore({
    now: () => 0,
    nextFrame: (callback) => callback(),
    later: (callback, milliseconds) => {
      setTimeout(callback, milliseconds);
    },
  });
  const touched: string[] = [];
  const begun: string[] = [];
  const clock = createServerClock(() => 0, now);
  const end = connectOfferFeed(socket, store, clock, {
    touched: (events) => touched.push(...events.map(({ eventId }) => eventId)),
    begun: (matches) => begun.push(...matches.map(({ eventId }) => eventId)),
  });
  return { ...line, emitted, socket, store, touched, begun, clock, end };
};

test('asks for what is held on every connect, by the names of the contract', () => {
  const { store, emitted, goes, end } = feeding();
  store.hold('prematch:F', ['7']);
  store.hold('livematch:10245');
  store.hold('sidebar');
  expect(emitted).toEqual([]);
  const all = [
    ['prematch', { sport: 'F', packed: true, eventIds: ['7'] }],
    ['livematch', { eventId: '10245', packed: true }],
    ['sidebar', { packed: true }],
  ];
  goes('connected');
  expect(emitted).toEqual(all);
  goes('lost');
  emitted.length = 0;
  goes('connected');
  expect(emitted).toEqual(all);
  end();
});

test('names the sport of a match that it knows, when it asks and when it leaves', () => {
  const { store, emitted, goes, end } = feeding();
  store.seed('prematchmatch:7', [{ ...match, sport: 'B' }]);
  const leave = store.hold('prematchmatch:7');
  goes('connected');
  leave();
  vi.advanceTimersByTime(2_000);
  expect(emitted).toEqual([
    ['prematchmatch', { eventId: '7', sport: 'B', packed: true }],
    ['prematchmatch', { eventId: '7', sport: 'B', disconnect: true }],
  ]);
  end();
});

test('says goodbye to a topic that nobody holds any more', () => {
  const { store, emitted, goes, end } = feeding();
  goes('connected');
  store.hold('live:F')();
  vi.advanceTimersByTime(2_000);
  expect(emitted.at(-1)).toEqual(['live', { sport: 'F', disconnect: true }]);
  end();
});

test('drops and counts what is not of the contract, and goes on', async () => {
  const { store, goes, says, socket, end } = feeding();
  store.hold('live:F');
  goes('connected');
  says('initial_data', { topic: 'live:F', seq: 'one', matches: [] });
  says('live_update', 'garbage');
  says('live_update', null);
  await vi.dynamicImportSettled();
  expect(socket.garbage()).toBe(3);
  says('initial_data', { topic: 'live:F', seq: 1, matches: [match] });
  expect(store.topic('live:F').ids).toEqual(['7']);
  end();
});

test('a match that cannot be read costs no other: it is counted, and locked until a snapshot holds it', async () => {
  const { store, goes, says, end } = feeding();
  store.hold('live:F');
  goes('connected');
  says('initial_data', { topic: 'live:F', seq: 1, matches: [match, { ...match, eventId: '8' }, { eventId: '9' }] });
  await vi.dynamicImportSettled();
  expect(store.topic('live:F').ids).toEqual(['7', '8']);
  const odd = (eventId: string) => store.topic('live:F').records.get(eventId)?.cell('1X2', '1');
  const price = (O: unknown) => ({ markets: { '1X2': { '1': { O, MS: 'OPEN' } } } });
  const frame = (seq: number, ...matches: object[]) => says('live_update', { topic: 'live:F', seq, at: 0, matches });
  frame(2, { eventId: '7', ...price('1,85') }, { eventId: '8', ...price(3.3) });
  await vi.dynamicImportSettled();
  expect([odd('7')?.locked, odd('8')?.odd]).toEqual([true, 3.3]);
  expect(store.skipped).toBe(2);
  frame(3, { eventId: '7', ...price(3.4) });
  expect(odd('7')?.locked).toBe(true);
  says('initial_data', { topic: 'live:F', seq: 4, matches: [match, { ...match, eventId: '8' }] });
  expect([odd('7')?.locked, odd('7')?.odd]).toEqual([false, 1.85]);
  end();
});

test('tells which events changed', () => {
  const { store, goes, says, touched, end } = feeding();
  store.hold('live:F');
  goes('connected');
  says('initial_data', { topic: 'live:F', seq: 1, matches: [match] });
  says('live_update', { topic: 'live:F', seq: 2, at: 0, matches: [{ eventId: '7', inPlay: true }] });
  says('live_inactive_update', { topic: 'live:F', seq: 3, eventIds: ['8'] });
  expect(touched).toEqual(['7', '8']);
  end();
});

test('tells which matches have begun', () => {
  const { goes, says, begun, end } = feeding();
  goes('connected');
  const match = { eventId: '9', sport: 'F', leagueId: '311' };
  says('reload_favorite_live', { topic: 'live_sidebar', seq: 2, begun: [match] });
  expect(begun).toEqual(['9']);
  end();
});

test('a tracker follows its match change by change, and the head of the match keeps its identity meanwhile', () => {
  const { store, goes, says, end } = feeding();
  const topic = 'livematch:7';
  store.hold(topic);
  goes('connected');
  const tracker = { minutes: 90, situation: { state: 'safe' }, momentum: { 0: 3 }, events: {} };
  says('initial_data', { topic, seq: 1, matches: [{ ...match, tracker }] });
  const record = store.topic(topic).records.get('7');
  const { head } = record ?? {};
  const goal = { kind: 'goal', phase: 'FH', minute: 1, side: '1', score: '1-0' };
  const change = { situation: { state: 'goal', side: '1' }, momentum: { 1: 5 }, events: { 1: goal } };
  says('live_match_update', { topic, seq: 2, at: 0, matches: [{ eventId: '7', tracker: change }] });
  expect(record?.tracker).toEqual({ minutes: 90, ...change, momentum: { 0: 3, 1: 5 } });
  expect(record?.head).toBe(head);
  says('live_match_update', { topic, seq: 3, at: 0, matches: [{ eventId: '7', tracker: { events: { 1: null } } }] });
  expect(record?.tracker).toMatchObject({ events: {} });
  end();
});

test('learns the time of the server from its frames', () => {
  const { store, goes, says, clock, end } = feeding(5_000);
  store.hold('live:F');
  goes('connected');
  says('initial_data', { topic: 'live:F', seq: 1, matches: [match] });
  says('live_update', { topic: 'live:F', seq: 2, at: 90_000, matches: [{ eventId: '7', inPlay: true }] });
  expect(clock.now()).toBe(90_000);
  end();
});

test('locks a prematch match at its start by the clock of the server', () => {
  const { store, goes, says, end } = feeding(Date.parse(match.timeStart));
  store.hold('prematch:F', ['7']);
  goes('connected');
  says('initial_data', { topic: 'prematch:F', seq: 1, matches: [match] });
  const cell = store.topic('prematch:F').records.get('7')?.cell('1X2', '1');
  expect(cell?.locked).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(cell?.locked).toBe(true);
  end();
});
