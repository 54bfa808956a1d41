import { describe, expect, test } from 'vitest';
import { type Fraction, fraction, plus, sum, times, toNumber } from '../fraction.ts';
import { titleOf } from '../titles.ts';
import {
  fieldOfFootball,
  footballChance,
  footballPlaces,
  footballPrice,
  footballRates,
  footballScore,
  playFootball,
  playMatches,
  refuseFootball,
  spells,
  winsFootball,
} from './football.ts';

const title = titleOf('evening-league');
if (title?.engine !== 'football') throw new Error('no league');
const { config } = title;
const field = [0, 11, 3, 4, 10, 2, 8, 9];

/** Every score that a match can have, with how likely it is: spell after spell, each of them goes one of three ways. */
const scoresOf = (match: number): { score: readonly [number, number]; chance: Fraction }[] => {
  const { home, away } = footballRates(config, field, match);
  const ways = [
    [1, 0, home],
    [0, 1, away],
    [0, 0, 1_000 - home - away],
  ] as const;
  let scores = new Map([['0-0', fraction(1)]]);
  for (let spell = 0; spell < spells; spell += 1) {
    const next = new Map<string, Fraction>();
    for (const [score, chance] of scores)
      for (const [hosts, visitors, share] of ways) {
        const [before = 0, against = 0] = score.split('-').map(Number);
        const after = `${before + hosts}-${against + visitors}`;
        next.set(after, plus(next.get(after) ?? fraction(0), times(chance, fraction(share, 1_000))));
      }
    scores = next;
  }
  return [...scores].map(([score, chance]) => {
    const [home = 0, away = 0] = score.split('-').map(Number);
    return { score: [home, away], chance };
  });
};
const all = [1, 2, 3, 4].map(scoresOf);
const goalsOf = ([home, away]: readonly [number, number]) => [
  ...Array.from({ length: home }, () => ({ minute: 1, side: 'home' as const })),
  ...Array.from({ length: away }, () => ({ minute: 2, side: 'away' as const })),
];

test.each(footballPlaces)('the chance of %s is that of all scores with which it wins', (place) => {
  const match = Number(place.split('-')[1]);
  const won = (all[match - 1] ?? []).filter(({ score }) =>
    winsFootball(
      place,
      [1, 2, 3, 4].map((nth) => (nth === match ? goalsOf(score) : [])),
    ),
  );
  const chance = sum(won.map((one) => one.chance));
  expect(footballChance(config, field, place)).toEqual(chance);
  const back = footballPrice(config, field, place) * toNumber(chance);
  expect(back).toBeLessThanOrEqual(config.returnPercent + 1e-9);
  expect(back).toBeGreaterThan(config.returnPercent - 1);
});

test('the scores are all there are, and what excludes each other makes one whole', () => {
  for (const scores of all) {
    expect(scores).toHaveLength(190);
    expect(sum(scores.map(({ chance }) => chance))).toEqual(fraction(1));
  }
  for (const kinds of [
    ['home', 'draw', 'away'],
    ['over', 'under'],
    ['both', 'some'],
  ])
    expect(sum(kinds.map((kind) => footballChance(config, field, `${kind}-3`)))).toEqual(fraction(1));
});

describe('a round', () => {
  /** Numbers one after the other, and then such as bring no goal. */
  const given = (...numbers: number[]) => ({ below: (limit: number) => numbers.shift() ?? limit - 1 });

  test('is played spell by spell: the number says who scores, and in which minute', () => {
    const { home, away } = footballRates(config, field, 1);
    expect({ home, away }).toEqual({ home: 142, away: 41 });
    const goals = playMatches(config, field, given(0, 1_000 + home - 1, 2_000 + home, home + away, 4_000 + home));
    expect(goals).toEqual([
      [
        { minute: 1, side: 'home' },
        { minute: 7, side: 'home' },
        { minute: 13, side: 'away' },
        { minute: 25, side: 'away' },
      ],
      [],
      [],
      [],
    ]);
    expect([footballScore(goals[0] ?? []), footballScore(goals[0] ?? [], 12), footballScore([])]).toEqual([
      [2, 2],
      [2, 0],
      [0, 0],
    ]);
  });

  test('pays what was bet at the prices of its matches', () => {
    const chips = ['home-1', 'draw-1', 'over-1', 'both-1', 'some-1', 'draw-2', 'under-2', 'away-2'].map((place) => ({
      place,
      stake: 1_000,
    }));
    const { places, win, stake } = playFootball(config, { engine: 'football', field, chips }, given(0, 0, 200, 0));
    expect(places.map(({ win: paid }) => paid > 0)).toEqual([true, false, true, false, true, true, true, false]);
    expect([stake, win]).toEqual([8_000, places.reduce((whole, place) => whole + place.win, 0)]);
    expect(places[0]?.win).toBe(10 * footballPrice(config, field, 'home-1'));
  });

  test('has matches that follow from the public salt and its place alone', () => {
    const one = fieldOfFootball({ clientSeed: 'evening-league-2026-11-24', nonce: 7 });
    expect(one).toEqual(fieldOfFootball({ clientSeed: 'evening-league-2026-11-24', nonce: 7 }));
    expect(new Set(one).size).toBe(8);
    expect(fieldOfFootball({ clientSeed: 'evening-league-2026-11-24', nonce: 8 })).not.toEqual(one);
  });

  test('takes bets on what there is, each once', () => {
    const limits = { min: 1_000, max: 50_000, step: 100 };
    const refused = (places: string[], teams = field) =>
      refuseFootball(
        { engine: 'football', field: teams, chips: places.map((place) => ({ place, stake: 1_000 })) },
        limits,
      )?.reason;
    expect([refused(['home-1', 'draw-1', 'some-4']), refused(['home-1', 'home-1'])]).toEqual([undefined, 'placeTwice']);
    expect([refused(['home-5']), refused(['home']), refused(['home-1'], [1, 1, 2, 3, 4, 5, 6, 7])]).toEqual(
      Array(3).fill('placeUnknown'),
    );
  });
});
