import { describe, expect, test } from 'vitest';
import type { BaccaratBet } from '../../../contract/games/baccarat.ts';
import { toNumber } from '../fraction.ts';
import { baccaratFigures, bankerDraws, dealBaccarat, playBaccarat, pointsOf, totalOf, waysOf } from './baccarat.ts';

const config = { decks: 8, bankerPays: 95, tiePays: 800 };
/** A card of this value. */
const worth = (points: number) => (points === 0 ? 12 : points - 1);
const deal = (...points: number[]) => dealBaccarat(points.map(worth));

describe('cards', () => {
  test('count from ace to nine by their number, and tens and pictures nothing', () => {
    expect(Array.from({ length: 13 }, (_, rank) => pointsOf(rank))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]);
    expect([totalOf([worth(7), worth(8)]), totalOf([worth(0), worth(9), worth(1)])]).toEqual([5, 0]);
  });

  // The published table: at which third cards of the player the banker draws.
  test.each<[number, number[]]>([
    [2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [3, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
    [4, [2, 3, 4, 5, 6, 7]],
    [5, [4, 5, 6, 7]],
    [6, [6, 7]],
    [7, []],
  ])('let the banker draw at %s points on thirds of %j', (points, thirds) => {
    const drawn = Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(points, third));
    expect(drawn).toEqual(thirds);
    expect(bankerDraws(points, null)).toBe(points <= 5);
  });
});

describe('a round', () => {
  test('ends at once with eight or nine', () => {
    expect(deal(4, 1, 4, 1, 9, 9)).toMatchObject({ winner: 'player', player: [3, 3], banker: [0, 0] });
    expect(deal(2, 4, 3, 5, 9, 9)).toMatchObject({ winner: 'banker' });
  });

  test('deals thirds as the rules say: the player’s first, and to the banker alone when the player stands', () => {
    expect(deal(2, 3, 3, 0, 4, 6)).toMatchObject({ player: [1, 2, 3], banker: [2, 12, 5], winner: 'tie' });
    expect(deal(3, 2, 3, 3, 4, 9)).toMatchObject({ player: [2, 2], banker: [1, 2, 3], winner: 'banker' });
  });

  test('gives the stakes on both hands back at a tie, and takes five in a hundred of what the banker wins', () => {
    const shoe = (...cards: number[]) => {
      // A draw takes each card from where it lies in the pool; of the first deck these are not shuffled before.
      const pool = Array.from({ length: 416 }, (_, card) => card);
      let at = 0;
      return {
        below: () => {
          const wanted = cards[at] ?? 0;
          const place = pool.findIndex((card, index) => index >= at && card % 52 === wanted);
          [pool[at], pool[place]] = [pool[place] ?? 0, pool[at] ?? 0];
          at += 1;
          return place - at + 1;
        },
      };
    };
    const chips: BaccaratBet['chips'] = [
      { place: 'player', stake: 1_000 },
      { place: 'banker', stake: 2_000 },
      { place: 'tie', stake: 1_000 },
    ];
    const bet: BaccaratBet = { engine: 'baccarat', chips };
    const played = (...points: number[]) => playBaccarat(config, bet, shoe(...points.map(worth)));
    expect(played(2, 3, 3, 0, 4, 6)).toMatchObject({ winner: 'tie', stake: 4_000, win: 1_000 + 2_000 + 9_000 });
    expect(played(3, 2, 3, 3, 4, 9)).toMatchObject({ winner: 'banker', win: 3_900 });
    expect(played(4, 1, 4, 1, 9, 9)).toMatchObject({ winner: 'player', win: 2_000 });
  });
});

test('all draws of eight decks are counted, as the published tables of baccarat have them', () => {
  const { player, banker, tie } = waysOf(8);
  expect(player + banker + tie).toBe(416 * 415 * 414 * 413 * 412 * 411);
  expect([banker, player, tie]).toEqual([2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216]);
  const percent = (place: 'player' | 'banker' | 'tie') => toNumber(baccaratFigures(config, place).exactReturn) * 100;
  expect(percent('banker')).toBeCloseTo(98.9421, 4);
  expect(percent('player')).toBeCloseTo(98.7649, 4);
  expect(percent('tie')).toBeCloseTo(85.6404, 4);
});
