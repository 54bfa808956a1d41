import { expect, test } from 'vitest';
import { parseMarketCode } from '../../../../domain/markets/market-code.ts';
import { marketRules } from '../../../../domain/markets/market-rules.ts';
import { type FootballState, footballMarkets } from './football-markets.ts';
import { scoreDistribution } from './score-distribution.ts';

const kickOff: FootballState = {
  score: [0, 0],
  firstHalf: [0, 0],
  secondHalf: [0, 0],
  rates: [1.6, 1.1],
  firstLeft: 0.45,
  secondLeft: 0.55,
  firstOver: false,
  expectedLead: 0.5,
};

/** Fair chances of a market by asking its settlement rule at every final score. */
const bySettlement = (code: string, band: string | null, state: FootballState): Record<string, number> => {
  const { base, line } = parseMarketCode(code);
  const rule = marketRules[base];
  if (!rule) throw new Error(code);
  const left = state.firstLeft + state.secondLeft;
  const rho = state.score[0] + state.score[1] === 0 ? -0.06 * left * left : 0;
  const score = scoreDistribution(state.score, [state.rates[0] * left, state.rates[1] * left], rho);
  const chances = Object.fromEntries(
    rule.selections.map((selection) => {
      let won = 0;
      let held = 0;
      for (let home = 0; home < 16; home += 1)
        for (let away = 0; away < 16; away += 1) {
          const outcome = rule.settle(selection, home, away, Number(band ?? line));
          if (outcome !== 'void') held += score.exactly(home, away);
          if (outcome === 'won') won += score.exactly(home, away);
        }
      return [selection, won / held];
    }),
  );
  return chances;
};

const wholeMatch = [
  '1X2',
  'DC',
  'DNB',
  'OU',
  'OU_2.5',
  'OU_4.5',
  'GG',
  'AH',
  'AH_-1',
  'AH_-1.5',
  'OUH_1.5',
  'OUA_0.5',
  'OE',
  'TG',
  'CS',
];

test.each([
  ['at kick-off', kickOff],
  ['with a goal and half the match to go', { ...kickOff, score: [1, 0], firstHalf: [1, 0], firstLeft: 0 } as const],
])('prices %s are the chances by which the markets are settled', (_name, state) => {
  const markets = footballMarkets(state);
  for (const market of markets) {
    if (!wholeMatch.includes(market.code)) continue;
    const settled = bySettlement(market.code, market.band, state);
    for (const [selection, chance] of market.chances)
      expect(chance, `${market.code} ${selection}`).toBeCloseTo(settled[selection] ?? Number.NaN, 4);
  }
});

test('half time and full time agree with the results they are made of', () => {
  const markets = new Map(footballMarkets(kickOff).map((market) => [market.code, new Map(market.chances)]));
  for (const result of ['1', 'X', '2']) {
    const sum = ['1', 'X', '2'].reduce(
      (total, full) => total + (markets.get('HTFT')?.get(`${result}/${full}`) ?? 0),
      0,
    );
    expect(sum).toBeCloseTo(markets.get('H1_1X2')?.get(result) ?? 0, 4);
  }
});

const chanceOf = (state: FootballState, code: string, selection: string) =>
  footballMarkets(state)
    .find((market) => market.code === code)
    ?.chances.find(([name]) => name === selection)?.[1] ?? Number.NaN;

test('the leader’s chance grows as the clock runs down', () => {
  const left = [0.9, 0.7, 0.5, 0.3, 0.1, 0.02];
  const chances = left.map((share) =>
    chanceOf({ ...kickOff, score: [1, 0], firstLeft: 0, secondLeft: share, firstOver: true }, '1X2', '1'),
  );
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
});

test('a goal raises the scorer’s chance and that of more goals', () => {
  const scored: FootballState = { ...kickOff, score: [1, 0], firstHalf: [1, 0] };
  expect(chanceOf(scored, '1X2', '1')).toBeGreaterThan(chanceOf(kickOff, '1X2', '1'));
  expect(chanceOf(scored, 'OU_2.5', 'over')).toBeGreaterThan(chanceOf(kickOff, 'OU_2.5', 'over'));
});
