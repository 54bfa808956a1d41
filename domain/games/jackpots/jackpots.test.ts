import { expect, test } from 'vitest';
import { fraction } from '../fraction.ts';
import { drawSeeds, fedBy, jackpotReturn, jackpots, potNames, potsWon } from './jackpots.ts';

const serverSeed = '9f2c71b05d3ac8e2'.repeat(4);

test('one per cent of the stakes goes in, and the house adds 0.3 %, in each currency', () => {
  for (const currencyId of Object.keys(jackpots).map(Number)) {
    expect(jackpotReturn(currencyId)).toEqual({
      contributions: fraction(1, 100),
      seeds: fraction(3, 1_000),
      both: fraction(13, 1_000),
    });
  }
});

test('a pot is given its exact share of all stakes, whatever they are parted into', () => {
  for (const pot of potNames) {
    let [staked, given] = [0n, 0n];
    for (const stake of [20n, 30n, 7n, 110n, 1n, 5_000n, 333n]) {
      given += fedBy(pot, staked + stake) - fedBy(pot, staked);
      staked += stake;
    }
    expect(given).toBe(fedBy(pot, staked));
  }
  expect(potNames.map((pot) => fedBy(pot, 1_000_000n))).toEqual([4_000n, 3_000n, 3_000n]);
});

test('a stake of all the odds wins every pot, one of nothing none', () => {
  const seeds = drawSeeds(serverSeed, { userId: 'u', gameCode: 'g', roundId: 'r' });
  expect(potsWon(seeds, 1, 4_000_000_000)).toEqual([...potNames]);
  expect(potsWon(seeds, 1, 0)).toEqual([]);
  expect(potsWon(seeds, 1000, 4_000_000_000)).toEqual([]);
});

test('another player, game or round is another draw', () => {
  const draw = { userId: 'u', gameCode: 'g', roundId: 'r' };
  const texts = [draw, { ...draw, userId: 'v' }, { ...draw, gameCode: 'h' }, { ...draw, roundId: 's' }];
  expect(new Set(texts.map((text) => drawSeeds(serverSeed, text).clientSeed)).size).toBe(4);
});

// Of a stake that makes wins of the large pot so frequent that none at all would be noticed.
test('a hundred thousand seeded bets win as often as is published, within 4 standard errors', () => {
  const [bets, stake] = [100_000, 100_000];
  const won = { small: 0, medium: 0, large: 0 };
  for (let nth = 0; nth < bets; nth += 1) {
    const seeds = drawSeeds(serverSeed, { userId: 'u', gameCode: 'ten-stones', roundId: String(nth) });
    for (const pot of potsWon(seeds, 2, stake)) won[pot] += 1;
  }
  for (const pot of potNames) {
    const chance = stake / (jackpots[2]?.[pot].oneIn ?? 0);
    const error = Math.sqrt(bets * chance * (1 - chance));
    expect(Math.abs(won[pot] - bets * chance), pot).toBeLessThan(4 * error);
  }
});
