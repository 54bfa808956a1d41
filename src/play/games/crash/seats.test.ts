import { expect, test } from 'vitest';
import { answerExample, openedExample } from '../../../../machines/game/game-examples.ts';
import { type GamePlay, noPlay } from '../../../../machines/game/game-play.ts';
import { skyAfter } from '../../../../machines/game/sky.ts';
import { seatsOf } from './seats.ts';

const chain = { end: '9f'.repeat(32), salt: 'salt', rounds: 7_200 };
const bet = (id: string, stake: number, cashedOutAt: number | null) => ({ id, stake, currency: 'RSD', cashedOutAt });
const betting = skyAfter(null, { type: 'betting', flight: 7, takesOff: 8_000, now: 0, last: [], chain }, 0);
const players = [bet('a', 5_000, null), bet('b', 5_000, null), bet('c', 1_000, 150)];
const sky = skyAfter(betting, { type: 'players', flight: 7, players }, 0);
const open = { engine: 'crash', stake: 5_000, target: null, flight: 7, cashedOutAt: null } as const;
const inFlight: GamePlay = {
  ...noPlay,
  sky,
  game: openedExample(),
  answer: answerExample({ state: 'open', outcome: null, open }),
};
const told = (context: GamePlay) => seatsOf(context).map(({ id, own }) => `${id}${own ? ' (own)' : ''}`);

test('who looks on sees the others', () => {
  expect(told({ ...noPlay, sky })).toEqual(['a', 'b', 'c']);
});

test('who is in stands first, and not twice', () => {
  expect(told(inFlight)).toEqual(['own (own)', 'b', 'c']);
});

test('play money is not among the others', () => {
  expect(told({ ...inFlight, game: openedExample({ demo: true }) })).toEqual(['own (own)', 'a', 'b', 'c']);
});
