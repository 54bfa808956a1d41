import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { feedFrame } from '../../../contract/sockets/feedsocket.ts';
import { isOddsFrame } from './odds-frame.ts';

const odds = (price: unknown) => ({
  topic: 'live:F',
  seq: 2,
  at: 1,
  matches: [{ eventId: '7', markets: { '1X2': { '1': price } } }],
});

/** Values that a field may hold, and some that it may not. */
const oddity = fc.constantFrom<unknown>(
  null,
  '',
  'OPEN',
  '2.5',
  0,
  -1,
  1.85,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  true,
  [],
  {},
  'x'.repeat(65),
);
const mostly = <Value>(right: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 24, arbitrary: right }, { weight: 1, arbitrary: oddity });
const record = (shape: Record<string, fc.Arbitrary<unknown>>, required: string[]) =>
  mostly(fc.record(shape, { requiredKeys: required, noNullPrototype: true }));
const named = (value: fc.Arbitrary<unknown>) =>
  mostly(
    fc.dictionary(mostly(fc.constantFrom('1', 'X', '2')).map(String), value, { maxKeys: 3, noNullPrototype: true }),
  );

const price = record(
  {
    O: mostly(fc.double({ min: 1, max: 900, noNaN: true })),
    MS: mostly(fc.constantFrom('OPEN', 'SUSPENDED', 'CLOSED')),
    band: mostly(fc.constantFrom('2.5', '-1')),
  },
  ['MS'],
);
const change = record(
  { eventId: mostly(fc.constantFrom('7', '10245')), markets: named(named(price)), inPlay: fc.boolean() },
  ['eventId', 'markets'],
);
const frame = record(
  {
    topic: mostly(fc.constant('live:F')),
    seq: mostly(fc.nat()),
    at: mostly(fc.nat()),
    matches: mostly(fc.array(change)),
  },
  ['topic', 'seq', 'at', 'matches'],
);

describe('a frame of odds', () => {
  property.prop([frame], { numRuns: 3_000 })('is let through only as the contract has it, and unchanged', (payload) => {
    if (!isOddsFrame(payload)) return;
    expect(feedFrame.safeParse(payload)).toEqual({ success: true, data: payload });
  });

  test.each([[{ O: 1.85, MS: 'OPEN' }], [{ MS: 'SUSPENDED' }], [{ O: 1.9, MS: 'OPEN', band: '2.5' }], [null]])(
    'is known at sight with the price %j',
    (price) => {
      expect(isOddsFrame(odds(price))).toBe(true);
    },
  );

  test.each([
    [{ O: 1.85 }],
    [{ O: '1.85', MS: 'OPEN' }],
    [{ O: Number.POSITIVE_INFINITY, MS: 'OPEN' }],
    [{ O: -1.85, MS: 'OPEN' }],
    [{ MS: 'OPEN', band: '2'.repeat(33) }],
    [{ MS: 'open' }],
    [{ MS: 'OPEN', band: 2.5 }],
    [{ MS: 'OPEN', extra: 1 }],
    [[]],
    ['OPEN'],
  ])('is left to the schema with the price %j', (price) => {
    expect(isOddsFrame(odds(price))).toBe(false);
  });

  test('is left to the schema when it holds more than odds', () => {
    const { matches, ...head } = odds(null);
    expect(isOddsFrame({ ...head, matches: [{ ...matches[0], inPlay: true }] })).toBe(false);
    expect(isOddsFrame({ ...head, matches, added: [] })).toBe(false);
  });
});
