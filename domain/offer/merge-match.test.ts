import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lockReason, type Match } from '../../contract/entities/match.ts';
import type { Tracker } from '../../contract/entities/tracker.ts';
import { diffMatch } from './diff-match.ts';
import { mergeMatch } from './merge-match.ts';

const price = fc.record(
  {
    O: fc.constantFrom(1.01, 1.85, 2, 15),
    MS: fc.constantFrom('OPEN' as const, 'SUSPENDED' as const, 'CLOSED' as const),
    band: fc.constantFrom('1.5', '2.5', '-1'),
  },
  { requiredKeys: ['MS'] },
);
const selections = fc.dictionary(fc.constantFrom('1', 'X', '2', 'over', 'under'), price, { noNullPrototype: true });
const scores = fc.dictionary(fc.constantFrom('G', 'P', 'P1', 'PN'), fc.constantFrom('0-0', '1-0', '1-1'), {
  noNullPrototype: true,
});
const happened = fc.record(
  {
    kind: fc.constantFrom('goal', 'corner'),
    phase: fc.constantFrom('FH', 'SH'),
    minute: fc.integer({ min: 0, max: 90 }),
    side: fc.constantFrom('1' as const, '2' as const),
    score: fc.constantFrom('1-0', '1-1'),
  },
  { requiredKeys: ['kind', 'phase', 'minute'] },
);
const trackers: fc.Arbitrary<Tracker> = fc.record({
  minutes: fc.constantFrom(60, 65),
  situation: fc.record(
    {
      state: fc.constantFrom('safe', 'danger'),
      side: fc.constantFrom('1' as const, '2' as const),
      trail: fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), { maxLength: 4 }),
    },
    { requiredKeys: ['state'] },
  ),
  momentum: fc.dictionary(fc.constantFrom('0', '1', '2'), fc.integer({ min: -9, max: 9 }), { noNullPrototype: true }),
  events: fc.dictionary(fc.constantFrom('1', '2', '3'), happened, { noNullPrototype: true }),
});
const unlocked: fc.Arbitrary<Match> = fc.record({
  eventId: fc.constant('10245'),
  sport: fc.constant('F' as const),
  leagueId: fc.constant('311'),
  leagueName: fc.constant('Superliga'),
  groupName: fc.constant('Serbia'),
  hostName: fc.constant('Partizan'),
  awayName: fc.constant('Vojvodina'),
  timeStart: fc.constantFrom('2026-03-01T17:30:00.000Z', '2026-03-01T17:45:00.000Z'),
  inPlay: fc.boolean(),
  matchState: fc.constantFrom('NSY' as const, 'LIVE' as const, 'F' as const),
  matchPhase: fc.record({ name: fc.constantFrom('NSY', 'FH', 'HT', 'SH'), timeMin: fc.integer({ min: 0, max: 90 }) }),
  markets: fc.dictionary(fc.constantFrom('1X2', 'OU', 'OU_1.5', 'GG'), selections, { noNullPrototype: true }),
  results: scores,
  stats: scores,
  players: fc.constant([]),
  moreMarkets: fc.integer({ min: 0, max: 5 }),
  tracker: trackers,
});
const reasons = fc.constantFrom(undefined, ...lockReason.options);
const matches = fc
  .tuple(unlocked, reasons)
  .map(([match, reason]): Match => (reason === undefined ? match : { ...match, lockReason: reason }));

test('a match merged with the difference to another becomes that other', () => {
  fc.assert(
    fc.property(matches, matches, (before, after) => {
      const change = diffMatch(before, after);
      expect(change ? mergeMatch(before, change) : before).toEqual(after);
    }),
  );
});

test('a match does not differ from its copy', () => {
  fc.assert(
    fc.property(matches, (match) => {
      expect(diffMatch(match, structuredClone(match))).toBeNull();
    }),
  );
});

test('what did not change keeps its identity, so that a reader can compare by reference', () => {
  const [before] = fc.sample(matches, 1);
  if (!before) throw new Error('no sample');
  const match = { ...before, markets: { '1X2': { '1': { O: 1.85, MS: 'OPEN' as const } }, GG: {} } };
  const merged = mergeMatch(match, { eventId: '10245', markets: { '1X2': { '1': { O: 1.9, MS: 'OPEN' } } } });
  expect(merged.markets.GG).toBe(match.markets.GG);
  expect(merged.results).toBe(match.results);
  expect(merged.markets['1X2']).toEqual({ '1': { O: 1.9, MS: 'OPEN' } });
});

test('a change of another event leaves the match alone', () => {
  const [match] = fc.sample(matches, 1);
  if (!match) throw new Error('no sample');
  expect(mergeMatch(match, { eventId: '7', inPlay: true })).toBe(match);
});
