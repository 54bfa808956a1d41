import { expect, test } from 'vitest';
import { blackjackMoves, type OpenBlackjack } from '../../../../contract/games/blackjack.ts';
import {
  answerExample,
  exampleRound,
  freeRoundsExample,
  openBlackjackExample,
  openedExample,
  unfinishedExample,
} from '../../../../machines/game/game-examples.ts';
import { noPlay, opened } from '../../../../machines/game/game-play.ts';
import { reasonNotToMove } from './reason-not-to-move.ts';

const pair = openBlackjackExample;
const paid = { id: exampleRound, bet: null, free: null, isOut: true };

type Case = [string, OpenBlackjack, Parameters<typeof reasonNotToMove>[2], ReturnType<typeof reasonNotToMove>[]];

test.each<Case>([
  ['a hand with credit', pair, { credit: 5_000, placed: paid }, [null, null, null, null]],
  ['credit below the stake', pair, { credit: 4_999, placed: paid }, [null, null, 'credit', 'credit']],
  [
    'a free round',
    pair,
    { credit: 5_000, placed: { ...paid, free: freeRoundsExample.id } },
    [null, null, 'free', 'free'],
  ],
  [
    'three cards of a free round',
    { ...pair, moves: ['hit', 'stand'] },
    { credit: 5_000, placed: { ...paid, free: freeRoundsExample.id } },
    [null, null, 'double', 'split'],
  ],
])('of %s each move is allowed or says why not', (_, open, play, reasons) => {
  expect(blackjackMoves.map((move) => reasonNotToMove(open, move, play))).toEqual(reasons);
});

test('of a free hand that was reloaded nothing is put beside the stake, whatever the credit', () => {
  const dealt = answerExample({ state: 'open', outcome: null, open: pair });
  const game = openedExample({ unfinished: unfinishedExample(dealt, freeRoundsExample.id) });
  const play = { ...noPlay, ...opened({ game, bet: { engine: 'blackjack', stake: 5_000 } }) };
  expect(blackjackMoves.map((move) => reasonNotToMove(pair, move, play))).toEqual([null, null, 'free', 'free']);
});
