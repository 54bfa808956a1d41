import { expect, test } from 'vitest';
import type { GameBet, GameOutcome } from '../../../contract/games/game.ts';
import { seededNumbers } from '../../../domain/games/fairness/seeded-numbers.ts';
import { playTitle } from '../../../domain/games/titles/play-title.ts';
import { titleOf } from '../../../domain/games/titles.ts';
import { createForcedRounds, type ForcedClass } from './forced-rounds.ts';

const stake = 2_000;

/** A round whose outcome was forced, whatever numbers would have come. */
const roundOf = (gameCode: string, bet: GameBet, outcome: ForcedClass, nonce: number): GameOutcome => {
  const forced = createForcedRounds();
  forced.add({ player: null, gameCode: null, outcome });
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'tester', nonce };
  const found = { ...seeds, nonce: forced.nonceFrom({ player: 'one', gameCode, bet, seeds }) };
  const title = titleOf(gameCode);
  if (!title) throw new Error(`There is no game ${gameCode}`);
  const round = playTitle(title, bet, seededNumbers(found));
  if (!round) throw new Error(`${gameCode} does not play this bet`);
  return round;
};

test('a lost round brings nothing where there is such a round, else less than the stake', () => {
  for (let nonce = 0; nonce < 200; nonce += 1)
    expect(roundOf('ten-stones', { engine: 'slot', stake }, 'lose', nonce).win).toBe(0);
  const dropped = roundOf('plinko-drop', { engine: 'plinko', stake, rows: 12, risk: 'low' }, 'lose', 0).win;
  expect(dropped).toBeGreaterThan(0);
  expect(dropped).toBeLessThan(stake);
});

test('a won round brings more than the stake in one spin, a big one ten times as much', () => {
  const bet: GameBet = { engine: 'slot', stake };
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const won = roundOf('ten-stones', bet, 'win', nonce);
    expect(won.win).toBeGreaterThan(stake);
    expect(won).toMatchObject({ freeGames: [] });
  }
  for (let nonce = 0; nonce < 20; nonce += 1)
    expect(roundOf('ten-stones', bet, 'big', nonce).win).toBeGreaterThanOrEqual(10 * stake);
});
