import {
  bothScore,
  correctScore,
  doubleChance,
  drawNoBet,
  handicapLines,
  oddEven,
  overUnder,
  resultMarket,
  totalLines,
  totalRanges,
} from './goal-markets.ts';
import { type FairMarket, fairMarket } from './priced-market.ts';
import { type ScoreDistribution, scoreDistribution } from './score-distribution.ts';

type Pair = readonly [number, number];

/** What the book knows of a football match at one moment. */
export interface FootballState {
  score: Pair;
  firstHalf: Pair;
  secondHalf: Pair;
  /** Goals each side would score over a whole match with the cards shown so far. */
  rates: Pair;
  /** Shares of a match's goals still to come in each half. */
  firstLeft: number;
  secondLeft: number;
  firstOver: boolean;
  /** Goals the host is expected to win by before kick-off: side handicaps are set around it, the same all match long. */
  expectedLead: number;
}

/** Dixon and Coles found low scores dependent; the correction fades as the match runs and the score moves on. */
const dependence = -0.06;

const results = ['1', 'X', '2'] as const;

const halfAndFull = (first: ScoreDistribution, second: ScoreDistribution): FairMarket => {
  const chances = new Map<string, number>();
  for (let lead = -8; lead <= 8; lead += 1) {
    const reached = first.differenceOf(lead);
    if (reached === 0) continue;
    const half = lead > 0 ? '1' : lead < 0 ? '2' : 'X';
    const host = second.differenceAbove(-lead);
    const draw = second.differenceOf(-lead);
    const full = { '1': host, X: draw, '2': Math.max(0, 1 - host - draw) };
    for (const result of results)
      chances.set(`${half}/${result}`, (chances.get(`${half}/${result}`) ?? 0) + reached * full[result]);
  }
  return fairMarket(
    'HTFT',
    results.flatMap((half) =>
      results.map((full): [string, number] => [`${half}/${full}`, chances.get(`${half}/${full}`) ?? 0]),
    ),
  );
};

const nextGoal = (score: Pair, [home, away]: Pair): FairMarket => {
  const rate = home + away;
  const some = 1 - Math.exp(-rate);
  const host = rate > 0 ? (some * home) / rate : 0;
  return fairMarket(
    'NG',
    [
      ['1', host],
      ['none', 1 - some],
      ['2', some - host],
    ],
    String(score[0] + score[1] + 1),
  );
};

const scaled = ([home, away]: Pair, share: number): [number, number] => [home * share, away * share];

/**
 * Every market of a football match from one model: goals of the time left are Poisson with rates that fall with the clock,
 * Dixon and Coles' correction on low scores at the start. Sources: Maher, "Modelling Association Football Scores" (1982);
 * Dixon, Coles (1997); Dixon, Robinson, "A Birth Process Model for Association Football Matches" (1998) for play in running.
 */
export const footballMarkets = (state: FootballState): FairMarket[] => {
  const { score, rates, firstLeft, secondLeft, firstOver } = state;
  const left = firstLeft + secondLeft;
  const rho = score[0] + score[1] === 0 ? dependence * left * left : 0;
  const full = scoreDistribution(score, scaled(rates, left), rho);
  const second = scoreDistribution(state.secondHalf, scaled(rates, secondLeft));
  const firstMarkets = (): FairMarket[] => {
    const first = scoreDistribution(state.firstHalf, scaled(rates, firstLeft));
    return [
      resultMarket('H1_1X2', first),
      doubleChance('H1_DC', first),
      ...[0.5, 1.5, 2.5].map((line) => overUnder(`H1_OU_${line}`, first.totals, line)),
      bothScore('H1_GG', first),
      halfAndFull(first, second),
    ];
  };
  const middle = Math.round(state.expectedLead);
  return [
    resultMarket('1X2', full),
    doubleChance('DC', full),
    ...totalLines('OU', full.totals, 0, 6),
    bothScore('GG', full),
    ...handicapLines(
      'AH',
      full,
      [-1.5, -1, -0.5, 0.5, 1, 1.5].map((line) => line - middle),
    ),
    drawNoBet('DNB', full),
    nextGoal(score, scaled(rates, left)),
    ...(firstOver ? [] : firstMarkets()),
    resultMarket('H2_1X2', second),
    ...[0.5, 1.5, 2.5].map((line) => overUnder(`H2_OU_${line}`, second.totals, line)),
    ...[0.5, 1.5, 2.5].map((line) => overUnder(`OUH_${line}`, full.homeGoals, line)),
    ...[0.5, 1.5, 2.5].map((line) => overUnder(`OUA_${line}`, full.awayGoals, line)),
    oddEven('OE', full),
    totalRanges('TG', full),
    correctScore('CS', full),
  ];
};
