import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type Match, matchChange, match as matchSchema } from '../../contract/entities/match.ts';
import { feedsocketEvents } from '../../contract/sockets/feedsocket.ts';
import { sports } from '../../domain/sports/sports.ts';
import { matchOf } from '../../test/support/examples/match.ts';
import { judge } from './sift.ts';

const whole = (eventId: string): Match =>
  matchOf({
    eventId,
    inPlay: true,
    matchState: 'LIVE',
    matchPhase: { name: 'SH', timeMin: 57 },
    markets: { '1X2': { '1': { O: 1.85, MS: 'OPEN' }, '2': { O: 4.2, MS: 'SUSPENDED' } } },
    results: { G: '1-0' },
  });

/** What a broken feed sends in place of a match; none of it can be read. */
const breakages: readonly [name: string, broken: (match: Match) => unknown][] = [
  ['no markets', ({ markets: _markets, ...match }) => match],
  ['an odd that is no number', (match) => ({ ...match, markets: { '1X2': { '1': { O: null, MS: 'OPEN' } } } })],
  ['a negative odd', (match) => ({ ...match, markets: { '1X2': { '1': { O: -2, MS: 'OPEN' } } } })],
  ['an odd with a comma', (match) => ({ ...match, markets: { '1X2': { '1': { O: '1,85', MS: 'OPEN' } } } })],
  ['an unknown status', (match) => ({ ...match, markets: { '1X2': { '1': { O: 2, MS: 'MAYBE' } } } })],
  ['an unknown sport', (match) => ({ ...match, sport: 'QUIDDITCH' })],
  ['an unknown phase', (match) => ({ ...match, matchPhase: { name: 'GOLDEN', timeMin: 3 } })],
  ['an unknown state', (match) => ({ ...match, matchState: 'PAUSED' })],
  ['a megabyte of text', (match) => ({ ...match, hostName: 'x'.repeat(1_000_000) })],
  ['a megabyte of a code', (match) => ({ ...match, markets: { ['x'.repeat(1_000_000)]: {} } })],
  ['a time that is none', (match) => ({ ...match, timeStart: 'soon' })],
  ['nothing', () => null],
  ['a text', () => 'garbage'],
  ['a list', () => []],
];

const good = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 8 }).map((ids) => ids.map(String));
const bad = fc.array(fc.tuple(fc.constantFrom(...breakages), fc.integer({ min: 501, max: 999 })), {
  minLength: 1,
  maxLength: 5,
});

const mixed = fc.tuple(good, bad).chain(([ids, broken]) =>
  fc.record({
    ids: fc.constant(ids),
    broken: fc.constant(broken.length),
    matches: fc.shuffledSubarray<unknown>(
      [...ids.map(whole), ...broken.map(([[, breakIt], id]) => breakIt(whole(String(id))))],
      { minLength: ids.length + broken.length },
    ),
  }),
);

describe('a message with broken matches among sound ones', () => {
  test.prop([mixed])('keeps the sound ones of a snapshot and counts the others', ({ ids, broken, matches }) => {
    const judged = judge('initial_data', { topic: 'live:F', seq: 3, matches });
    const sound = feedsocketEvents.initial_data.parse(judged.sound);
    expect(sound.matches.map(({ eventId }) => eventId).sort()).toEqual([...ids].sort());
    expect(sound.seq).toBe(3);
    expect(judged.count).toBe(broken);
    expect(judged.broken.filter((id) => ids.includes(id))).toEqual([]);
  });

  test.prop([mixed])('keeps the sound ones that joined a frame', ({ ids, broken, matches }) => {
    const judged = judge('live_update', { topic: 'live:F', seq: 3, at: 0, matches: [], added: matches });
    const sound = feedsocketEvents.live_update.parse(judged.sound);
    expect(sound.added?.map(({ eventId }) => eventId).sort()).toEqual([...ids].sort());
    expect(judged.count).toBe(broken);
  });

  test.prop([fc.jsonValue()])('never throws, and lets nothing through that the contract does not know', (payload) => {
    for (const name of Object.keys(feedsocketEvents) as (keyof typeof feedsocketEvents)[]) {
      const { sound, count } = judge(name, payload);
      if (sound === null) expect(count).toBe(1);
      else expect(feedsocketEvents[name].safeParse(sound).success).toBe(true);
    }
  });
});

test('each breakage is one', () => {
  for (const [name, breakIt] of breakages) {
    expect(matchSchema.safeParse(breakIt(whole('1'))).success, name).toBe(false);
  }
  expect(matchSchema.safeParse(whole('1')).success).toBe(true);
});

test('of a match that stands twice in a broken snapshot the first counts', () => {
  const twice = [whole('1'), { ...whole('1'), hostName: 'Other' }, whole('2'), null];
  const { sound, count, broken } = judge('initial_data', { topic: 'live:F', seq: 1, matches: twice });
  expect(sound).toEqual({ topic: 'live:F', seq: 1, matches: [whole('1'), whole('2')] });
  expect([count, broken]).toEqual([2, []]);
});

test('every phase of every sport is one of the contract', () => {
  for (const { code, phases } of Object.values(sports))
    for (const name of phases)
      expect(
        matchSchema.safeParse({ ...whole('1'), sport: code, matchPhase: { name, timeMin: 3 } }).success,
        name,
      ).toBe(true);
});

test('a change that cannot be read says whose it was', () => {
  const changes = [
    { eventId: '1', inPlay: false },
    { eventId: '2', markets: { '1X2': { '1': { O: 'two', MS: 'OPEN' } } } },
  ];
  expect(matchChange.safeParse(changes[1]).success).toBe(false);
  expect(judge('live_update', { topic: 'live:F', seq: 2, at: 0, matches: changes })).toEqual({
    sound: { topic: 'live:F', seq: 2, at: 0, matches: [changes[0]] },
    count: 1,
    broken: ['2'],
  });
});
