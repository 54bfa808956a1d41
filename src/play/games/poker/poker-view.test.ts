import { expect, test } from 'vitest';
import type { OpenPoker, PokerOutcome } from '../../../../contract/games/poker.ts';
import { cardsShown, drawnCards, toggled } from './poker-view.ts';

const open: OpenPoker = { engine: 'poker', stake: 1_000, dealt: [0, 23, 42, 36, 8], made: 'highPair' };
const ended: PokerOutcome = {
  engine: 'poker',
  stake: 1_000,
  dealt: open.dealt,
  held: [1, 3],
  hand: [27, 23, 40, 36, 15],
  made: 'twoPair',
  leftOpen: false,
  win: 2_000,
};
const none = { round: null, held: [], ended: null, turned: 0 };

test('cards that are not held lie face down until they are turned, and the hand is told with the last', () => {
  expect(drawnCards(ended, 0)).toMatchObject({ cards: [null, 23, null, 36, null], made: null });
  expect(drawnCards(ended, 3)).toMatchObject({ cards: [27, 23, 40, 36, null], made: null });
  expect(drawnCards(ended, 5)).toMatchObject({ cards: ended.hand, made: 'twoPair' });
});

test('backs lie there before a hand and while one is asked for', () => {
  expect(cardsShown('ready', null, [], none).cards).toEqual([null, null, null, null, null]);
  expect(cardsShown('asking', null, [], { ...none, ended, turned: 5 }).stake).toBeNull();
});

test('a hand that waits stays in sight while its draw is asked for and while the game is paused', () => {
  for (const phase of ['inTurn', 'asking', 'unknown', 'paused'] as const)
    expect(cardsShown(phase, open, [1], { ...none, ended })).toMatchObject({
      cards: open.dealt,
      held: [1],
      waits: true,
    });
});

test('a replay shows the round that is looked at, whatever waits', () => {
  expect(cardsShown('replaying', open, [], { ...none, ended, turned: 5 }).cards).toEqual(ended.hand);
});

test('a place is held by one press and let go by the next', () => {
  expect(toggled([0, 4], 2)).toEqual([0, 2, 4]);
  expect(toggled([0, 2, 4], 2)).toEqual([0, 4]);
});
