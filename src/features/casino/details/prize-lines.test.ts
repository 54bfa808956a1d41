import { expect, test } from 'vitest';
import { prizeLines } from './prize-lines.ts';

const prize = (name: string, count: number | null, pays: number, one_in: number) => ({ name, count, pays, one_in });

test('equal symbols stand together, with what they pay and how often any of them comes', () => {
  const prizes = [prize('ruby', 5, 5_000, 100), prize('star', 5, 10_000, 300), prize('ruby', 3, 200, 10)];
  expect(prizeLines('slot', prizes)).toEqual([
    { text: { key: 'odds.reels', count: 5 }, least: 50, most: 100, oneIn: expect.closeTo(75, 6) },
    { text: { key: 'odds.reels', count: 3 }, least: 2, most: 2, oneIn: 10 },
  ]);
});

test('places on the felt are one bet each', () => {
  const prizes = [prize('17', 1, 3_600, 37), prize('18', 1, 3_600, 37), prize('red', 18, 200, 2.06)];
  expect(prizeLines('roulette', prizes).map(({ text, oneIn }) => [text, Math.round(oneIn * 100) / 100])).toEqual([
    [{ key: 'odds.roulette', count: 1 }, 37],
    [{ key: 'odds.roulette', count: 18 }, 2.06],
  ]);
});

test('prices of a race stand by kind of bet, with how often one of them wins on average', () => {
  const prizes = [prize('win-1', null, 250, 3), prize('win-2', null, 900, 9), prize('odd', null, 180, 2)];
  expect(prizeLines('race', prizes)).toEqual([
    { text: { key: 'odds.raceWin' }, least: 2.5, most: 9, oneIn: expect.closeTo(4.5, 6) },
    { text: { key: 'odds.raceParity' }, least: 1.8, most: 1.8, oneIn: 2 },
  ]);
});

test.each([
  ['crash', prize('target', 200, 200, 2.06), { key: 'odds.crash', times: 2 }],
  ['plinko', prize('pocket', 0, 3_286, 4_096), { key: 'odds.plinko', times: 32.86 }],
  ['dice', prize('chance', 4_850, 200, 2.06), { key: 'odds.dice', percent: 48.5 }],
  ['mines', prize('safe', 3, 145, 1.49), { key: 'odds.mines', count: 3 }],
  ['blackjack', prize('ahead', 4, 500, 2_495.78), { key: 'odds.ahead', count: 4 }],
  ['blackjack', prize('natural', null, 250, 22.17), { key: 'odds.natural' }],
  ['poker', prize('royalFlush', null, 80_000, 40_390.55), { key: 'odds.royalFlush' }],
  ['six', prize('ball', 6, 1_000_000, 12_271_512), { key: 'odds.six', count: 6 }],
  ['keno', prize('hits', 6, 200_000, 7_752.84), { key: 'odds.keno', count: 6 }],
])('a line of %s says what has to happen', (engine, one, text) => {
  expect(prizeLines(engine, [one])[0]?.text).toEqual(text);
});
