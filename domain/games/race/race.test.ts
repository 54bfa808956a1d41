import { describe, expect, test } from 'vitest';
import { fraction, sum, times, toNumber } from '../fraction.ts';
import { titleOf } from '../titles.ts';
import { fieldOfRace, playRace, raceChance, racePlaces, racePrice, refuseRace, runRace, winsRace } from './race.ts';

const title = titleOf('greyhounds');
if (title?.engine !== 'race') throw new Error('no greyhounds');
const { config } = title;
const field = [0, 3, 5, 7, 9, 11];
const strengthOf = (trap: number) => config.strengths[field[trap - 1] ?? -1] ?? 0;

/** Every order in which six dogs can finish, with how likely it is: of those still running, each by its share. */
const finishes = (left: readonly number[]): { order: number[]; chance: ReturnType<typeof fraction> }[] => {
  const all = left.reduce((whole, trap) => whole + strengthOf(trap), 0);
  if (left.length === 0) return [{ order: [], chance: fraction(1) }];
  return left.flatMap((trap) =>
    finishes(left.filter((other) => other !== trap)).map(({ order, chance }) => ({
      order: [trap, ...order],
      chance: times(fraction(strengthOf(trap), all), chance),
    })),
  );
};
const all = finishes([1, 2, 3, 4, 5, 6]);

test.each(racePlaces)('the chance of %s is that of all 720 finishes in which it wins', (place) => {
  const won = all.filter(({ order }) => winsRace(place, order)).map(({ chance }) => chance);
  expect(raceChance(config, field, place)).toEqual(sum(won));
  const back = (racePrice(config, field, place) / 100) * toNumber(raceChance(config, field, place)) * 100;
  expect(back).toBeLessThanOrEqual(config.returnPercent + 1e-9);
  expect(back).toBeGreaterThan(config.returnPercent - 1);
});

test('the finishes are all there are', () => {
  expect([all.length, sum(all.map(({ chance }) => chance))]).toEqual([720, fraction(1)]);
});

describe('a race', () => {
  test('is run by strength: the number that is drawn falls to one of those still running', () => {
    const drawn: number[] = [];
    const last = { below: (limit: number) => drawn.push(limit) && limit - 1 };
    expect(runRace(config, field, last)).toEqual([6, 5, 4, 3, 2, 1]);
    const strengths = [1, 2, 3, 4, 5, 6].map(strengthOf);
    expect(drawn).toEqual(
      [6, 5, 4, 3, 2].map((count) => strengths.slice(0, count).reduce((one, other) => one + other)),
    );
    expect(runRace(config, field, { below: () => 0 })).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('pays what was bet at the prices of its field', () => {
    const chips = ['win-1', 'win-2', 'top-2', 'top-3', 'pair-1-2', 'odd', 'even'].map((place) => ({
      place,
      stake: 1_000,
    }));
    const { places, win, stake } = playRace(config, { engine: 'race', field, chips }, { below: () => 0 });
    expect(places.map(({ win: paid }) => paid > 0)).toEqual([true, false, true, false, true, true, false]);
    expect([stake, win]).toEqual([7_000, places.reduce((whole, place) => whole + place.win, 0)]);
    expect(places[0]?.win).toBe(10 * racePrice(config, field, 'win-1'));
  });

  test('has a field that follows from the public salt and its place alone', () => {
    const one = fieldOfRace({ clientSeed: 'greyhounds-2026-11-23', nonce: 7 });
    expect(one).toEqual(fieldOfRace({ clientSeed: 'greyhounds-2026-11-23', nonce: 7 }));
    expect(new Set(one).size).toBe(6);
    expect(fieldOfRace({ clientSeed: 'greyhounds-2026-11-23', nonce: 8 })).not.toEqual(one);
  });

  test('takes bets on what there is, each once', () => {
    const limits = { min: 1_000, max: 50_000, step: 100 };
    const refused = (places: string[], dogs = field) =>
      refuseRace({ engine: 'race', field: dogs, chips: places.map((place) => ({ place, stake: 1_000 })) }, limits)
        ?.reason;
    expect([refused(['win-1', 'pair-1-6', 'odd']), refused(['win-1', 'win-1'])]).toEqual([undefined, 'placeTwice']);
    expect([refused(['pair-4-1']), refused(['pair-2-2']), refused(['win-1'], [1, 1, 2, 3, 4, 5])]).toEqual(
      Array(3).fill('placeUnknown'),
    );
  });
});
