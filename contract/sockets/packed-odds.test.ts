import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Markets } from '../entities/match.ts';
import { feedFrame } from './feedsocket.ts';
import { packFrame, unpackFrame } from './packed-feed.ts';
import { type MovedOdd, readOdds } from './packed-odds.ts';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const frameOf = (matches: unknown) => ({ topic: 'live:F', seq: 2, at: 1, matches });
const withPrice = (price: unknown) => frameOf([['7', { '1X2': { '1': price } }]]);

/** The odds of a frame in its whole form, one after the other. */
const oddsOf = (frame: unknown): MovedOdd[] =>
  feedFrame
    .parse(frame)
    .matches.flatMap(({ eventId, markets }) =>
      Object.entries(markets ?? {}).flatMap(([market, prices]) =>
        Object.entries(prices ?? {}).flatMap(([selection, price]): MovedOdd[] =>
          price === null
            ? []
            : [{ eventId, market, selection, odd: price.O ?? null, status: price.MS, band: price.band ?? null }],
        ),
      ),
    );

/** Values that a place of a frame may hold, and some that it may not. */
const oddity = fc.constantFrom<unknown>(
  null,
  '',
  'OPEN',
  '2.5',
  0,
  -1,
  1.85,
  Number.POSITIVE_INFINITY,
  [null, { over: 1.85 }],
  true,
  [],
  [1.5],
  [1.5, '2.5'],
  ['2.5', 1.5],
  ['2.5', { over: 1.85 }, 1],
  [1.5, null, 'length'],
  [1.5, null, 9],
  {},
  { O: 1.85, MS: 'OPEN' },
  'x'.repeat(65),
);
const mostly = <Value>(right: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 24, arbitrary: right }, { weight: 1, arbitrary: oddity });
const odd = fc.double({ min: 1, max: 900, noNaN: true });
const band = fc.constantFrom('2.5', '-1');
const price = fc.oneof(
  odd,
  fc.tuple(mostly(fc.option(odd)), mostly(fc.option(band)), mostly(fc.constantFrom(0, 1, 2))).map((all) => [...all]),
);
const named = (value: fc.Arbitrary<unknown>) =>
  mostly(
    fc.dictionary(mostly(fc.constantFrom('1', 'X', '2')).map(String), mostly(value), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  );
const market = fc.oneof(
  named(price),
  fc.tuple(mostly(band), named(odd)).map((all) => [...all]),
);
const entry = fc.tuple(mostly(fc.constantFrom('7', '10245')), named(market)).map((all) => [...all]);
const anyFrame = fc.record(
  {
    topic: mostly(fc.constant('live:F')),
    seq: mostly(fc.nat()),
    at: mostly(fc.nat()),
    matches: mostly(fc.array(mostly(entry))),
  },
  { requiredKeys: ['topic', 'seq', 'at', 'matches'], noNullPrototype: true },
);

describe('a frame of odds alone', () => {
  property.prop([anyFrame], { numRuns: 5_000 })('is read only as the contract has it', (frame) => {
    const read = readOdds(frame);
    if (read === undefined) return;
    const { topic, seq, at } = feedFrame.parse(unpackFrame(structuredClone(frame)));
    expect(read).toEqual({ topic, seq, at, odds: oddsOf(unpackFrame(structuredClone(frame))) });
  });

  test.each<[Markets]>([
    [{ '1X2': { '1': { O: 1.85, MS: 'OPEN' }, X: { MS: 'SUSPENDED' } } }],
    [{ OU: { over: { O: 1.9, MS: 'OPEN', band: '2.5' }, under: { O: 2.02, MS: 'OPEN', band: '2.5' } } }],
    [{ AH: { '1': { MS: 'CLOSED', band: '-0.5' } }, GG: { yes: { O: 3, MS: 'SUSPENDED' } } }],
  ])('is read as it was told: %j', (markets) => {
    const whole = frameOf([{ eventId: '7', markets }]);
    expect(readOdds(sent(packFrame({ ...whole, matches: [{ eventId: '7', markets }] })))).toEqual({
      topic: 'live:F',
      seq: 2,
      at: 1,
      odds: oddsOf(whole),
    });
  });

  test.each([
    ['a price as text', '1.85'],
    ['an odd below nothing', -1.85],
    ['an odd without end', Number.POSITIVE_INFINITY],
    ['a status that nobody knows', [1.85, null, 3]],
    ['a status that is a name', [1.85, null, 'length']],
    ['a line too long', [1.85, '2'.repeat(33), 1]],
    ['a line that is a number', [1.85, 2.5, 1]],
    ['a list cut short', [1.85]],
    ['an outcome taken away', null],
  ])('is left to the schema with %s', (_, told) => {
    expect(readOdds(withPrice(told))).toBeUndefined();
  });

  test('is left to the schema when it holds more than odds, or a market taken away', () => {
    const whole = frameOf([{ eventId: '7', inPlay: true, markets: { '1X2': { '1': { O: 1.85, MS: 'OPEN' } } } }]);
    expect(readOdds(sent(packFrame({ ...whole, matches: feedFrame.parse(whole).matches })))).toBeUndefined();
    expect(readOdds({ ...withPrice(1.85), added: [] })).toBeUndefined();
    expect(readOdds(frameOf([['7', { '1X2': null }]]))).toBeUndefined();
    expect(readOdds(frameOf([{ eventId: '7', markets: {} }]))).toBeUndefined();
  });
});
