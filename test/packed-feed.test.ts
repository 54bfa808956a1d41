import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { lockReason, type Markets, type MatchChange } from '../contract/entities/match.ts';
import { feedFrame, initialData, sidebarUpdate } from '../contract/sockets/feedsocket.ts';
import { unpackCounts } from '../contract/sockets/packed-counts.ts';
import { packFrame, packSnapshot, unpackFrame, unpackSnapshot } from '../contract/sockets/packed-feed.ts';
import { tableMarkets } from '../server/feed/market-tables.ts';
import { createSimulator } from '../server/feed/simulator/create-simulator.ts';
import { createTopics } from '../server/feed/topics/topics.ts';
import { judge } from '../src/transport/sift.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const bytes = (value: unknown): number => JSON.stringify(value).length;

/** Some minutes of a Saturday evening, in both forms. */
const evening = () => {
  let now = Date.UTC(2026, 2, 7, 18, 0, 7);
  const clock = { now: () => now };
  const feed = createSimulator({ seed: '7', clock });
  const topics = createTopics(feed, clock);
  const [followed] = feed.live().filter(({ league }) => league.sport === 'F');
  const held = {
    'live:F': topics.live('F', tableMarkets('live', 'F') ?? []),
    'prematch:F': topics.prematch('F', tableMarkets('prematch', 'F') ?? []),
    livematch: topics.livematch(followed?.eventId ?? ''),
    sidebar: topics.sidebar(),
    live_sidebar: topics.live_sidebar(),
  };
  return {
    held,
    minutes: function* () {
      for (let step = 0; step < 150; step += 1) {
        now += 2_000;
        for (const [topic, { news }] of Object.entries(held))
          for (const message of news()) yield { topic, seq: step, ...message };
      }
    },
  };
};

describe('the short form', () => {
  test('is the same snapshots and frames in less than half the bytes', () => {
    const { held, minutes } = evening();
    const [whole, packed] = [[0], [0]];
    for (const [topic, { snapshot }] of Object.entries(held)) {
      const body = { topic, seq: 1, matches: snapshot(undefined) };
      const short = sent({ ...body, ...packSnapshot(body) });
      expect(initialData.parse(unpackSnapshot(short))).toEqual(initialData.parse(sent(body)));
    }
    const reasons = new Set<string | null>();
    for (const { topic, seq, body, packed: pack } of minutes()) {
      if (!('matches' in body)) continue;
      for (const { lockReason } of feedFrame.parse(sent({ topic, seq, ...body })).matches)
        if (lockReason !== undefined) reasons.add(lockReason);
      const [plain, short] = [sent({ topic, seq, ...body }), sent({ topic, seq, ...pack?.() })];
      whole.push(bytes(plain));
      packed.push(bytes(short));
      expect(feedFrame.parse(unpackFrame(short))).toEqual(feedFrame.parse(plain));
    }
    expect(whole.length).toBeGreaterThan(200);
    expect(reasons).toEqual(new Set(['goal', 'suspended', null]));
    const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
    expect(sum(packed) / sum(whole)).toBeLessThan(0.5);
  });

  test('knows a match that is locked and open again, and takes a reason that is new as suspended', () => {
    const frame = (lockReason: MatchChange['lockReason']) => {
      const body = { at: 1, matches: [{ eventId: '1', lockReason }] };
      const short = sent({ topic: 'live:F', seq: 1, ...packFrame(body) });
      return feedFrame.parse(unpackFrame(short)).matches[0];
    };
    for (const reason of [...lockReason.options, null])
      expect(frame(reason)).toEqual({ eventId: '1', lockReason: reason });
    expect(frame(undefined)).toEqual({ eventId: '1' });
    const places = new Array<null>(9).fill(null);
    const later = { topic: 'live:F', seq: 1, at: 1, matches: [['1', ...places, 40]] };
    expect(feedFrame.parse(unpackFrame(later)).matches).toEqual([{ eventId: '1', lockReason: 'suspended' }]);
  });

  test('is the same counts, each name once', () => {
    const { held } = evening();
    for (const topic of ['sidebar', 'live_sidebar'] as const) {
      const [{ body, packed } = { body: {}, packed: undefined }] = held[topic].hello();
      const short = sent({ topic, seq: 1, ...packed?.() });
      expect(sidebarUpdate.parse(unpackCounts(short))).toEqual(sidebarUpdate.parse({ topic, seq: 1, ...body }));
      expect(bytes(short) / bytes(body)).toBeLessThan(topic === 'sidebar' ? 0.15 : 0.4);
    }
  });

  const price = fc.record(
    {
      O: fc.double({ min: 0, max: 900, noNaN: true }).map((odd) => odd + 0),
      MS: fc.constantFrom('OPEN' as const, 'SUSPENDED' as const, 'CLOSED' as const),
      band: fc.constantFrom('2.5', '-1'),
    },
    { requiredKeys: ['MS'], noNullPrototype: true },
  );
  const code = fc.constantFrom('1', 'X', '2', 'over', '__proto__');
  const record = <Value>(value: fc.Arbitrary<Value>) =>
    fc.dictionary(code, value, { maxKeys: 3, noNullPrototype: true });
  const change = fc.record(
    {
      eventId: fc.constantFrom('7', '10245'),
      inPlay: fc.boolean(),
      matchState: fc.constantFrom('NSY' as const, 'LIVE' as const, 'F' as const),
      matchPhase: fc.record({ name: fc.constantFrom('FH', 'SET1'), timeMin: fc.nat() }, { noNullPrototype: true }),
      timeStart: fc.constant('2026-03-01T17:30:00.000Z'),
      markets: record(fc.option(record(fc.option(price)))),
      results: record(fc.option(fc.constantFrom('1-0', ''))),
      stats: record(fc.option(fc.constant('0-1'))),
      moreMarkets: fc.nat(),
      tracker: fc.constant({ ball: [1, null] }),
    },
    { requiredKeys: ['eventId'], noNullPrototype: true },
  );

  property.prop([fc.array(change)])('keeps every change there may be', (changes) => {
    const matches = changes as MatchChange[];
    const short = sent({ topic: 'live:F', seq: 1, ...packFrame({ at: 5, matches }) });
    expect(unpackFrame(short)).toEqual(sent({ topic: 'live:F', seq: 1, at: 5, matches }));
  });

  property.prop([record(record(price))])('keeps every market of a snapshot', (markets) => {
    const match = { eventId: '7', sport: 'F', markets: markets as Markets, players: [], inPlay: false } as never;
    expect(unpackSnapshot(sent(packSnapshot({ matches: [match] })))).toEqual(sent({ matches: [match] }));
  });

  property.prop([fc.json().map((text) => JSON.parse(text)), fc.json().map((text) => JSON.parse(text))])(
    'throws at no garbage, and leaves it to the contract',
    (one, other) => {
      for (const payload of [one, { matches: one, added: other }, { matches: [one, [other]], added: [[one]] }]) {
        judge('live_update', unpackFrame(sent(payload)));
        judge('initial_data', unpackSnapshot(sent(payload)));
      }
      const odds = [['7', { '1X2': one, OU: [other, one] }]];
      judge('live_update', unpackFrame({ topic: 'live:F', seq: 1, at: 1, matches: odds }));
      for (const sports of [
        one,
        { filters: one, tree: other },
        { filters: ['1h', 'all'], tree: [one, ['F', other]] },
      ]) {
        judge('sidebar_update', unpackCounts({ topic: 'sidebar', seq: 1, sports }));
      }
    },
  );
});
