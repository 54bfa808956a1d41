import { fc, test as property } from '@fast-check/vitest';
import type { Namespace } from 'socket.io';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Match } from '../contract/entities/match.ts';
import type { SportCode } from '../contract/entities/sport.ts';
import { feedsocketNamespace } from '../contract/sockets/feedsocket.ts';
import type { FeedSource } from '../server/feed/feed-source.ts';
import { createSimulator } from '../server/feed/simulator/create-simulator.ts';
import type { FeedCommand } from '../server/feed/simulator/overrides.ts';
import { type FeedSockets, serveFeed } from '../server/sockets/feedsocket.ts';
import { createRefusals } from '../server/sockets/refusals.ts';
import { connectOfferFeed } from '../src/actors/offer-feed.ts';
import type { MatchRecord } from '../src/offer/match-record.ts';
import { OfferStore } from '../src/offer/offer-store.ts';
import { createFeedSocket } from '../src/transport/sockets/feed-socket.ts';
import { connectionOf } from './support/examples/connection.ts';

// The server's feed connection and the browser's store, both whole, with a line between them that does what it wants.

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Listener = (payload: unknown) => void;
type Sent = [event: string, payload: unknown];

const opening = `42${feedsocketNamespace},`;

/** A line whose messages to the browser wait until the test decides what happens to them. */
const createLine = () => {
  let waiting: Sent[] = [];
  let handlers = new Map<string, Listener>();
  let accept: (socket: unknown) => void = () => undefined;
  let rooms = new Map<string, Set<string>>();
  let sockets = new Map<string, unknown>();

  const frames = (list: readonly Buffer[]) => {
    for (const frame of list) {
      const text = frame.toString();
      waiting.push(JSON.parse(text.slice(text.indexOf(opening) + opening.length)));
    }
  };
  const leave = (room: string) => rooms.get(room)?.delete('it');
  const cut = () => {
    waiting = [];
    for (const room of rooms.keys()) leave(room);
    sockets.clear();
    line.goes('lost');
  };
  const connect = () => {
    handlers = new Map();
    const socket = {
      id: 'it',
      rooms: new Set(['it']),
      join: (room: string) => rooms.set(room, new Set(['it'])),
      leave,
      use: () => undefined,
      on: (event: string, listener: Listener) => handlers.set(event, listener),
      conn: {
        on: () => undefined,
        transport: { socket: { OPEN: 1, readyState: 1, bufferedAmount: 0, _sender: { sendFrame: frames } } },
      },
    };
    sockets.set('it', socket);
    accept(socket);
    line.goes('connected');
  };
  const line = connectionOf((event, payload) => handlers.get(event)?.(payload));
  const deliver = (at: number, keep = false) => {
    const [event, payload] = waiting[at] ?? [''];
    if (!keep) waiting.splice(at, 1);
    line.says(event, payload);
  };
  return {
    connection: line.connection,
    cut,
    connect,
    deliver,
    drop: (at: number) => waiting.splice(at, 1),
    waiting: () => waiting.length,
    /** The other end, as a server that has just started finds it. */
    namespace: (): Namespace => {
      rooms = new Map();
      sockets = new Map();
      const found = {
        name: feedsocketNamespace,
        adapter: { rooms },
        sockets,
        on: (_: string, listener: typeof accept) => {
          accept = listener;
        },
      };
      return found as unknown as Namespace;
    },
  };
};

const start = Date.UTC(2026, 2, 7, 18, 0, 7);
let now = start;
const clock = { now: () => now };

/** Football matches that end before their time, so that there is something to leave a list. */
const ends = (feed: FeedSource): FeedCommand[] =>
  liveOf(feed, 'F')
    .slice(0, 8)
    .map(({ eventId }, nth) => ({
      command: 'match',
      id: nth + 1,
      eventId,
      finish: '2-1',
      at: start + (nth + 1) ** 2 * 3_000,
    }));

const liveOf = (feed: FeedSource, sport: SportCode) => feed.live().filter(({ league }) => league.sport === sport);

// A function of the time: one feed serves every evening that is played here.
const feed = createSimulator({ seed: '7', clock, commands: ends(createSimulator({ seed: '7', clock })) });
const rows = (fixtures: ReturnType<FeedSource['live']>): Match[] => fixtures.map((fixture) => feed.row(fixture));

const followed = liveOf(feed, 'F')[12]?.eventId ?? '';
const upcoming = feed
  .prematch()
  .filter(({ league }) => league.sport === 'H')
  .slice(0, 20)
  .map(({ eventId }) => eventId);

/** What JSON makes of it: it knows no -0. */
const asSent = (match: Match | null): Match | null => JSON.parse(JSON.stringify(match));

/** What is shown, and what of it is on the server now. */
const topics: readonly { name: string; eventIds?: readonly string[]; now(): Match[] }[] = [
  { name: 'live:F', now: () => rows(liveOf(feed, 'F')) },
  { name: 'live:T', now: () => rows(liveOf(feed, 'T')) },
  {
    name: 'prematch:H',
    eventIds: upcoming,
    now: () => rows(feed.prematch().filter(({ eventId }) => upcoming.includes(eventId))),
  },
  { name: `livematch:${followed}`, now: () => [asSent(feed.tracked(followed))].filter((match) => match !== null) },
];

/** A match as the store has it, tracker and all. */
const whole = (record: MatchRecord): Match => ({
  ...record.toMatch(),
  ...(record.tracker === undefined ? {} : { tracker: record.tracker }),
});

const scene = () => {
  now = start;
  const line = createLine();
  const refusals = createRefusals();
  let server: FeedSockets;
  const serve = () => {
    server = serveFeed(line.namespace(), feed, clock, refusals);
    server.close();
  };
  serve();
  const store = new OfferStore({
    now: () => now,
    nextFrame: (callback) => callback(),
    later: (callback, milliseconds) => {
      setTimeout(callback, milliseconds);
    },
  });
  const socket = createFeedSocket('http://localhost', line.connection);
  const end = connectOfferFeed(socket, store, { now: clock.now, observe: () => undefined });
  const releases = new Map<number, () => void>();
  return {
    line,
    store,
    end,
    socket,
    move: (milliseconds: number) => {
      now += milliseconds;
      server.tell();
    },
    restart: () => {
      line.cut();
      serve();
      line.connect();
    },
    /** Holds a topic, or lets go of it. */
    toggle: (at: number) => {
      const release = releases.get(at);
      if (release) {
        release();
        releases.delete(at);
      } else {
        const { name, eventIds } = topics[at] ?? { name: '' };
        releases.set(at, store.hold(name, eventIds));
      }
    },
    held: (at: number) => releases.has(at),
  };
};

type Step = (s: ReturnType<typeof scene>) => void;
const step = (name: string, run: Step): Step => Object.assign(run, { [fc.toStringMethod]: () => name });
const some = (line: ReturnType<typeof createLine>, at: number) => (line.waiting() > 0 ? at % line.waiting() : 0);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(100, 1_000, 7_000, 20_000).map((ms) => step(`move ${ms}`, (s) => s.move(ms))),
  },
  {
    weight: 6,
    arbitrary: fc.integer({ min: 1, max: 12 }).map((count) =>
      step(`deliver ${count}`, ({ line }) => {
        for (let nth = 0; nth < count && line.waiting() > 0; nth += 1) line.deliver(0);
      }),
    ),
  },
  { weight: 3, arbitrary: fc.nat(20).map((at) => step(`late ${at}`, ({ line }) => line.deliver(some(line, at)))) },
  {
    weight: 3,
    arbitrary: fc.nat(20).map((at) => step(`double ${at}`, ({ line }) => line.deliver(some(line, at), true))),
  },
  { weight: 3, arbitrary: fc.nat(20).map((at) => step(`drop ${at}`, ({ line }) => line.drop(some(line, at)))) },
  {
    weight: 1,
    arbitrary: fc.constant(
      step('reconnect', ({ line }) => {
        line.cut();
        line.connect();
      }),
    ),
  },
  { weight: 1, arbitrary: fc.constant(step('restart', (s) => s.restart())) },
  { weight: 2, arbitrary: fc.nat(3).map((at) => step(`toggle ${at}`, (s) => s.toggle(at))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1_000, 3_000).map((ms) => step(`wait ${ms}`, () => void vi.advanceTimersByTime(ms))),
  },
);

// A quarter of a second each on a busy machine; `CONVERGENCE_RUNS=600` is a long look.
const runs = Number(process.env.CONVERGENCE_RUNS ?? 16);

const byId = (matches: readonly Match[]) => new Map(matches.map((match) => [match.eventId, match]));

property.prop([fc.array(anyStep, { minLength: 1, maxLength: 60 })], {
  numRuns: runs,
})(
  'a store behind a line that drops, doubles, reorders and breaks ends equal to the server',
  (steps) => {
    const s = scene();
    for (const at of topics.keys()) s.toggle(at);
    s.line.connect();
    for (const run of steps) run(s);
    for (const at of topics.keys()) if (!s.held(at)) s.toggle(at);
    // The line is good again: whatever was lost shows with the next frame of its topic.
    for (let round = 0; round < 8; round += 1) {
      s.move(20_000);
      while (s.line.waiting() > 0) s.line.deliver(0);
      vi.advanceTimersByTime(1_000);
    }
    for (const { name, now } of topics) {
      const topic = s.store.topic(name);
      const open = [...topic.records.values()].filter(({ locked }) => !locked).map(whole);
      expect([name, topic.state]).toEqual([name, 'fresh']);
      expect(byId(open)).toEqual(byId(now()));
    }
    expect(s.socket.garbage()).toBe(0);
    s.end();
  },
  60_000 + runs * 1_500,
);
