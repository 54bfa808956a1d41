import { describe, expect, test } from 'vitest';
import { gameCode } from '../../contract/games/stake.ts';
import { deviationOf, type Figures, figuresOf } from './figures.ts';
import { type Fraction, fraction, minus, plus, sum, times, toNumber } from './fraction.ts';
import { linePrizes, returnOfLines } from './reels/line-prizes.ts';
import { slotPrizes } from './slot/slot-figures.ts';
import { volatilityOf } from './titles/title.ts';
import { figuresOfAllBets, prizesOf, usualFigures } from './titles/title-figures.ts';
import { titleOf, titles } from './titles.ts';

const percent = ({ n, d }: Fraction): number => Number((20_000n * n + d) / (2n * d)) / 100;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The table of returns that the house has set itself (games 4), in percent. */
const promised: Record<string, readonly [number, number]> = {
  fruit: [95.5, 96.5],
  slot: [96, 97],
  roulette: [97.2973, 97.2973],
  crash: [97, 97],
  mines: [97, 97],
  plinko: [97, 97],
  dice: [97, 97],
  keno: [90.4, 95],
  blackjack: [99.2, 99.43],
  poker: [99.2, 99.55],
  baccarat: [85.6404, 98.9421],
  six: [93.7428, 93.7428],
  race: [89.2, 90],
  football: [91, 92],
};

describe.each(titles.map((title) => [title.code, title] as const))('%s', (_, title) => {
  const all: Figures[] = figuresOfAllBets(title);
  const usual = all.length === 1 && all[0] ? all[0] : usualFigures(title);

  test('publishes what its configuration gives', () => {
    const returns = all.map(({ exactReturn }) => percent(exactReturn));
    expect(title.published).toEqual({
      returnPercent: [Math.min(...returns), Math.max(...returns)],
      deviation: hundredth(deviationOf(usual)),
      oneIn: hundredth(1 / toNumber(usual.hitRate)),
      highest: Math.max(...all.map(({ highest }) => toNumber(highest))),
    });
  });

  test('gives back what the house promises, whatever is bet', () => {
    const [least, most] = promised[title.engine] ?? [0, 0];
    const returns = all.map(({ exactReturn }) => toNumber(exactReturn) * 100);
    expect(Math.min(...returns)).toBeGreaterThan(least - 0.00005);
    expect(Math.max(...returns)).toBeLessThan(most + 0.00005);
  });

  test('has prizes, each with a chance between 0 and 1, for its rules', () => {
    const prizes = prizesOf(title);
    expect(prizes.length).toBeGreaterThan(1);
    for (const { chance, pays } of prizes) {
      expect(toNumber(chance)).toBeGreaterThan(0);
      expect(toNumber(chance)).toBeLessThan(1);
      expect(pays.n >= 0n).toBe(true);
    }
  });

  test('takes stakes of whole steps, and chips that are stakes', () => {
    for (const { min, max, step, chips } of Object.values(title.stakes)) {
      expect([min % step, max % step]).toEqual([0, 0]);
      expect(chips.filter((chip) => chip < min || chip > max || chip % step !== 0)).toEqual([]);
      if ('coins' in title.config) expect(step % title.config.coins).toBe(0);
    }
  });
});

describe('the exact return', () => {
  const fruits = titles.flatMap((title) => (title.engine === 'fruit' ? [[title.code, title] as const] : []));
  const slots = titles.flatMap((title) => (title.engine === 'slot' ? [[title.code, title] as const] : []));

  test.each(fruits)('of %s, by all stops, is the sum of its lines', (_, title) => {
    expect(usualFigures(title).exactReturn).toEqual(returnOfLines(title.config));
  });

  test.each(slots)('of %s, by all stops, is the sum of its lines, scatters and free games', (_, title) => {
    const { config } = title;
    // A strip has its scatters so far apart that a window shows at most one of them.
    const shown = config.strips.map((strip) =>
      fraction(3 * strip.filter((symbol) => symbol === config.scatter.symbol).length, strip.length),
    );
    const none = fraction(1);
    const chanceOf = (count: number, reels: readonly Fraction[]): Fraction => {
      const [first, ...others] = reels;
      if (!first) return fraction(count === 0 ? 1 : 0);
      return plus(times(first, chanceOf(count - 1, others)), times(minus(none, first), chanceOf(count, others)));
    };
    const counts = [3, 4, 5];
    const scatters = sum(
      counts.map((n) => times(chanceOf(n, shown), fraction(config.scatter.pays[n] ?? 0, config.coins))),
    );
    const games = sum(counts.map((n) => times(chanceOf(n, shown), fraction(config.freeGames.count[n] ?? 0))));
    const free = times(returnOfLines({ ...config, strips: config.freeGames.strips }), fraction(config.freeGames.times));
    expect(usualFigures(title).exactReturn).toEqual(plus(plus(returnOfLines(config), scatters), times(games, free)));
    const published = slotPrizes(config).filter(({ name }) => name === config.scatter.symbol);
    expect(published.map(({ count, chance }) => [count, chance])).toEqual(counts.map((n) => [n, chanceOf(n, shown)]));
  });

  test.each(slots)('of %s rests on strips that keep their rules', (_, { config }) => {
    const free = config.freeGames.strips;
    expect(config.strips[0]).not.toContain(config.wild);
    expect(free[0]).not.toContain(config.wild);
    expect(free.flat()).not.toContain(config.scatter.symbol);
    for (const strip of config.strips) {
      const at = strip.flatMap((symbol, place) => (symbol === config.scatter.symbol ? [place] : []));
      for (const [nth, place] of at.entries())
        expect(
          ((at[(nth + 1) % at.length] ?? 0) - place + strip.length) % strip.length || strip.length,
        ).toBeGreaterThan(2);
    }
    expect(linePrizes(config).length).toBe(Object.values(config.pays).flatMap((pays) => Object.keys(pays)).length);
  });
});

test('there are forty titles of seven studios on fourteen engines, each with a name and a code of its own', () => {
  expect(titles.length).toBe(40);
  for (const field of ['code', 'name'] as const)
    expect(new Set(titles.map((title) => title[field])).size).toBe(titles.length);
  expect(new Set(titles.map(({ provider }) => provider)).size).toBe(7);
  expect(new Set(titles.map(({ engine }) => engine)).size).toBe(14);
  expect(titles.map(({ code }) => gameCode.safeParse(code).success)).not.toContain(false);
  expect(titles.map(({ code }) => titleOf(code))).toEqual(titles);
  expect(titleOf('no-such-game')).toBeUndefined();
});

test('every number of volatility bars is there', () => {
  expect([...new Set(titles.map(volatilityOf))].toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('figures of ends: return, variance, hits and the highest', () => {
  const figures = figuresOf([
    { pays: fraction(2), chance: fraction(1, 4) },
    { pays: fraction(5), chance: fraction(1, 10) },
    { pays: fraction(0), chance: fraction(65, 100) },
  ]);
  expect(figures).toEqual({
    exactReturn: fraction(1),
    variance: fraction(5, 2),
    hitRate: fraction(7, 20),
    highest: fraction(5),
  });
});
