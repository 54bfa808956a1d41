// Long because every rule of the store is tried on the same few frames.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../contract/entities/match.ts';
import type { FeedFrame, InitialData, LiveInactiveUpdate } from '../../contract/sockets/feedsocket.ts';
import { packFrame } from '../../contract/sockets/packed-feed.ts';
import { readOdds } from '../../contract/sockets/packed-odds.ts';
import { diffMatch } from '../../domain/offer/diff-match.ts';
import { OfferStore } from './offer-store.ts';

const topic = 'live:F';

const matchOf = (eventId: string, odds: Match['markets'], minute = 1): Match => ({
  eventId,
  sport: 'F',
  leagueId: '311',
  leagueName: 'Superliga',
  groupName: 'Serbia',
  hostName: `Host ${eventId}`,
  awayName: `Away ${eventId}`,
  timeStart: '2026-03-01T17:30:00.000Z',
  inPlay: true,
  matchState: 'LIVE',
  matchPhase: { name: 'FH', timeMin: minute },
  markets: odds,
  results: { G: '0-0' },
  stats: {},
  players: [],
});

/** A clock whose frames and timers run only when the test lets them. */
const handClock = () => {
  let now = 0;
  let frames: (() => void)[] = [];
  let timers: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    nextFrame: (callback: () => void) => frames.push(callback),
    later: (callback: () => void, milliseconds: number) => timers.push({ at: now + milliseconds, callback }),
    /** Paints, and returns whether a frame was requested. */
    frame: () => {
      const due = frames;
      frames = [];
      for (const callback of due) callback();
      return due.length > 0;
    },
    advance: (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.callback();
      }
      now = end;
    },
  };
};

const storeWith = (matches: Match[]) => {
  const clock = handClock();
  const asked: string[] = [];
  const store = new OfferStore(clock);
  store.hold(topic);
  store.attach({ subscribe: (name) => asked.push(name), unsubscribe: (name) => asked.push(`-${name}`) });
  store.takeSnapshot({ topic, seq: 1, matches });
  clock.frame();
  asked.length = 0;
  return { store, clock, asked };
};

const held = (store: OfferStore): Match[] =>
  store
    .topic(topic)
    .ids.map((id) => store.topic(topic).records.get(id)?.toMatch())
    .filter((match) => match !== undefined)
    .sort((a, b) => (a.eventId < b.eventId ? -1 : 1));

const price = fc.oneof(
  fc.record({ MS: fc.constant('SUSPENDED' as const) }),
  fc.record({ O: fc.integer({ min: 101, max: 900 }).map((n) => n / 100), MS: fc.constant('OPEN' as const) }),
  fc.record({
    O: fc.integer({ min: 101, max: 900 }).map((n) => n / 100),
    MS: fc.constant('OPEN' as const),
    band: fc.constantFrom('1.5', '2.5', '3.5'),
  }),
);
const anyMarkets = fc.dictionary(
  fc.constantFrom('1X2', 'OU', 'GG'),
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), price, { minKeys: 1, noNullPrototype: true }),
  { noNullPrototype: true },
);
const anyState = fc
  .dictionary(
    fc.constantFrom('1', '2', '3', '4'),
    fc.record({ odds: anyMarkets, minute: fc.integer({ min: 1, max: 90 }) }),
    { noNullPrototype: true },
  )
  .map((matches) => Object.entries(matches).map(([id, { odds, minute }]) => matchOf(id, odds, minute)));

type Message =
  | { kind: 'frame'; data: FeedFrame }
  | { kind: 'inactive'; data: LiveInactiveUpdate }
  | { kind: 'snapshot'; data: InitialData };

/** What a server sends for a row of states: one frame a step, and a message of its own for matches that left. */
const messagesOf = (states: Match[][]): Message[] => {
  let seq = 1;
  let before: Match[] = states[0] ?? [];
  return states.slice(1).flatMap((after) => {
    const gone = before.filter((old) => !after.some((match) => match.eventId === old.eventId));
    const changes = after.flatMap((match) => {
      const old = before.find(({ eventId }) => eventId === match.eventId);
      return (old && diffMatch(old, match)) ?? [];
    });
    const added = after.filter((match) => !before.some(({ eventId }) => eventId === match.eventId));
    before = after;
    const joined = added.length > 0 ? { added } : {};
    const frame: Message = { kind: 'frame', data: { topic, seq: ++seq, at: seq, matches: changes, ...joined } };
    if (gone.length === 0) return [frame];
    const eventIds = gone.map(({ eventId }) => eventId);
    return [frame, { kind: 'inactive' as const, data: { topic, seq: ++seq, eventIds } }];
  });
};

/** Odds alone are read from the short form, as on the site. */
const deliver = (store: OfferStore, message: Message) => {
  const odds = message.kind === 'frame' ? readOdds(packFrame(message.data)) : undefined;
  if (odds !== undefined) store.takeOdds(odds);
  else if (message.kind === 'frame') store.takeFrame(message.data);
  else if (message.kind === 'inactive') store.takeInactive(message.data);
  else store.takeSnapshot(message.data);
};

describe('the offer store', () => {
  property.prop([fc.array(anyState, { minLength: 2, maxLength: 8 })])(
    'ends equal to the server when every frame arrives in order',
    (states) => {
      const { store } = storeWith(states[0] ?? []);
      for (const message of messagesOf(states)) deliver(store, message);
      expect(held(store)).toEqual(states.at(-1)?.sort((a, b) => (a.eventId < b.eventId ? -1 : 1)));
    },
  );

  property.prop([
    fc.array(anyState, { minLength: 2, maxLength: 8 }),
    fc.array(fc.record({ drop: fc.boolean(), twice: fc.boolean(), late: fc.nat({ max: 3 }) }), { maxLength: 20 }),
  ])('ends equal to the server when frames are dropped, doubled and reordered', (states, faults) => {
    const { store, asked } = storeWith(states[0] ?? []);
    const all = messagesOf(states);
    const last = states.at(-1) ?? [];
    const seq = all.at(-1)?.data.seq ?? 1;
    const faulty = all.flatMap((message, place) => {
      const { drop = false, twice = false, late = 0 } = faults[place] ?? {};
      const copies = drop ? 0 : twice ? 2 : 1;
      return Array.from({ length: copies }, () => ({ message, at: place + late }));
    });
    faulty.sort((a, b) => a.at - b.at);
    for (const { message } of faulty) deliver(store, message);
    // The next frame of the server shows what is missing; a snapshot comes only when it was asked for.
    deliver(store, { kind: 'frame', data: { topic, seq: seq + 1, at: 0, matches: [] } });
    if (asked.length > 0) deliver(store, { kind: 'snapshot', data: { topic, seq: seq + 1, matches: last } });
    expect(held(store)).toEqual([...last].sort((a, b) => (a.eventId < b.eventId ? -1 : 1)));
    expect(store.topic(topic).state).toBe('fresh');
  });

  test('asks for a snapshot once when a frame is missing, and marks the topic stale until it comes', () => {
    const { store, asked } = storeWith([matchOf('1', {})]);
    store.takeFrame({ topic, seq: 3, at: 0, matches: [] });
    store.takeFrame({ topic, seq: 4, at: 0, matches: [] });
    expect([asked, store.topic(topic).state]).toEqual([[topic], 'stale']);
    store.takeSnapshot({ topic, seq: 4, matches: [] });
    expect(store.topic(topic).state).toBe('fresh');
  });

  test('tells a watched odd once a frame, however often it moved', () => {
    const { store, clock } = storeWith([matchOf('1', { '1X2': { '1': { O: 1.8, MS: 'OPEN' } } })]);
    const cell = store.topic(topic).records.get('1')?.cell('1X2', '1');
    const seen: (number | null)[] = [];
    cell?.listen({ priceMoved: () => seen.push(cell.odd) });
    for (const [step, O] of [1.85, 1.9, 1.95].entries()) {
      const matches = [{ eventId: '1', markets: { '1X2': { '1': { O, MS: 'OPEN' as const } } } }];
      store.takeFrame({ topic, seq: 2 + step, at: 0, matches });
    }
    expect(seen).toEqual([]);
    clock.frame();
    expect(seen).toEqual([1.95]);
  });

  test('shows a movement for five seconds and not longer', () => {
    const { store, clock } = storeWith([matchOf('1', { '1X2': { '1': { O: 1.8, MS: 'OPEN' } } })]);
    const cell = store.topic(topic).records.get('1')?.cell('1X2', '1');
    cell?.listen({ priceMoved: () => undefined });
    store.takeFrame({
      topic,
      seq: 2,
      at: 0,
      matches: [{ eventId: '1', markets: { '1X2': { '1': { O: 1.7, MS: 'OPEN' } } } }],
    });
    clock.advance(4_999);
    expect(cell?.movement).toBe('down');
    clock.advance(251);
    expect(cell?.movement).toBeNull();
  });

  test('ends a highlight with a frame that the feed asked for, as long as it moves', () => {
    const open = (O: number) => ({ O, MS: 'OPEN' as const });
    const { store, clock } = storeWith([matchOf('1', { '1X2': { '1': open(1.8), '2': open(3) } })]);
    const record = store.topic(topic).records.get('1');
    for (const selection of ['1', '2']) record?.cell('1X2', selection).listen({ priceMoved: () => undefined });
    let seq = 1;
    const move = (selection: string, O: number) => {
      seq += 1;
      const matches = [{ eventId: '1', markets: { '1X2': { [selection]: open(O) } } }];
      store.takeFrame({ topic, seq, at: 0, matches });
    };
    move('1', 1.7);
    clock.frame();
    // So that a look of its own, every 250 ms, would fall between two frames of the feed.
    clock.advance(240);
    let ofTheFeed = 0;
    let ofOthers = 0;
    for (let step = 0; step < 105; step += 1) {
      clock.advance(20);
      if (clock.frame()) ofOthers += 1;
      clock.advance(30);
      move('2', 3.1 + (step % 2) / 10);
      if (clock.frame()) ofTheFeed += 1;
    }
    expect([ofTheFeed, ofOthers]).toEqual([105, 0]);
    expect(record?.cell('1X2', '1').movement).toBeNull();
    expect(record?.cell('1X2', '2').movement).not.toBeNull();
  });

  test('keeps the cell of an outcome through snapshots, so that a mounted button stays subscribed', () => {
    const { store } = storeWith([matchOf('1', { '1X2': { '1': { O: 1.8, MS: 'OPEN' } } })]);
    const before = store.topic(topic).records.get('1')?.cell('1X2', '1');
    store.takeSnapshot({ topic, seq: 9, matches: [matchOf('1', { '1X2': { '1': { O: 2, MS: 'OPEN' } } })] });
    const after = store.topic(topic).records.get('1')?.cell('1X2', '1');
    expect(after).toBe(before);
    expect([after?.odd, after?.movement]).toEqual([2, null]);
  });

  test('asks again for every held topic when the feed comes back, and says stale meanwhile', () => {
    const { store, asked } = storeWith([matchOf('1', {})]);
    store.detach();
    expect([store.connected, store.topic(topic).state]).toEqual([false, 'stale']);
    asked.length = 0;
    store.attach({ subscribe: (name) => asked.push(name), unsubscribe: () => undefined });
    // A restarted server counts from the start.
    store.takeSnapshot({ topic, seq: 1, matches: [] });
    expect([asked, store.topic(topic).state]).toEqual([[topic], 'fresh']);
  });

  test('asks again when a snapshot has not come for five seconds, and not before', () => {
    const { store, clock, asked } = storeWith([matchOf('1', {})]);
    store.takeFrame({ topic, seq: 9, at: 0, matches: [] });
    clock.advance(4_999);
    store.askAgain();
    expect(asked).toEqual([topic]);
    clock.advance(1);
    store.askAgain();
    store.askAgain();
    expect(asked).toEqual([topic, topic]);
    store.takeSnapshot({ topic, seq: 9, matches: [] });
    clock.advance(60_000);
    store.askAgain();
    expect([asked.length, store.topic(topic).state]).toEqual([2, 'fresh']);
  });

  test('does not ask for what nobody holds any more when the feed comes back', () => {
    const { store, asked } = storeWith([]);
    store.hold('live:B')();
    asked.length = 0;
    store.detach();
    store.attach({ subscribe: (name) => asked.push(name), unsubscribe: () => undefined });
    expect(asked).toEqual([topic]);
  });

  test('gives a topic up two seconds after its last holder, and not when one came back', () => {
    const { store, clock, asked } = storeWith([]);
    const release = store.hold('live:B');
    release();
    const again = store.hold('live:B');
    clock.advance(3_000);
    expect(asked).not.toContain('-live:B');
    again();
    clock.advance(3_000);
    expect(asked).toContain('-live:B');
  });
});

describe('a topic that a page shows before it holds it', () => {
  test('is the one it holds however slowly the page is drawn, and goes when the page never comes', () => {
    const clock = handClock();
    const store = new OfferStore(clock);
    store.seed(topic, [matchOf('1', {})]);
    const shown = store.topic(topic);
    clock.advance(5_000);
    const end = store.hold(topic);
    expect(store.topic(topic)).toBe(shown);
    end();
    clock.advance(2_000);
    store.seed(topic, [matchOf('1', {})]);
    const abandoned = store.topic(topic);
    expect(abandoned).not.toBe(shown);
    clock.advance(30_000);
    expect(store.topic(topic)).not.toBe(abandoned);
  });
});

describe('a prematch topic', () => {
  const prematch = 'prematch:F';
  const upcoming: Match = {
    ...matchOf('7', { '1X2': { '1': { O: 1.8, MS: 'OPEN' } } }),
    inPlay: false,
    matchState: 'NSY',
  };

  test('locks a match that started and leaves it in its place', () => {
    const clock = handClock();
    const store = new OfferStore(clock);
    store.seed(prematch, [upcoming]);
    const record = store.topic(prematch).records.get('7');
    store.lockStarted(Date.parse(upcoming.timeStart) - 1);
    expect(record?.cell('1X2', '1').locked).toBe(false);
    store.lockStarted(Date.parse(upcoming.timeStart));
    expect(record?.cell('1X2', '1').locked).toBe(true);
    expect(store.topic(prematch).ids).toEqual(['7']);
  });

  test('takes no update of a match that is no longer NSY', () => {
    const clock = handClock();
    const store = new OfferStore(clock);
    store.hold(prematch, ['7']);
    store.attach({ subscribe: () => undefined, unsubscribe: () => undefined });
    store.takeSnapshot({ topic: prematch, seq: 1, matches: [upcoming] });
    store.takeFrame({ topic: prematch, seq: 2, at: 0, matches: [{ eventId: '7', matchState: 'LIVE' }] });
    store.takeFrame({
      topic: prematch,
      seq: 3,
      at: 0,
      matches: [{ eventId: '7', markets: { '1X2': { '1': { O: 3, MS: 'OPEN' } } } }],
    });
    expect(store.topic(prematch).records.get('7')?.cell('1X2', '1').locked).toBe(true);
  });

  test('names the events it shows, those of all its holders together', () => {
    const store = new OfferStore(handClock());
    const asked: (readonly string[] | undefined)[] = [];
    store.attach({ subscribe: (_name, ids) => asked.push(ids), unsubscribe: () => undefined });
    store.hold(prematch, ['2', '1']);
    store.hold(prematch, ['3']);
    store.hold(prematch, ['1']);
    expect(asked).toEqual([
      ['1', '2'],
      ['1', '2', '3'],
    ]);
  });
});
