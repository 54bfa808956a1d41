import {
  bothScore,
  doubleChance,
  handicapLines,
  oddEven,
  overUnder,
  resultMarket,
  totalLines,
} from './goal-markets.ts';
import { type FairMarket, fairMarket } from './priced-market.ts';
import { scoreDistribution } from './score-distribution.ts';

type Pair = readonly [number, number];

/** What the book knows of an ice hockey match at one moment. */
export interface IceHockeyState {
  /** Goals of the sixty minutes. */
  score: Pair;
  periods: readonly Pair[];
  /** Share of a match's goals still to come in each period. */
  periodsLeft: readonly number[];
  rates: Pair;
  /** Chance that the host wins what follows a draw after sixty minutes. */
  hostAfterDraw: number;
  /** Lead of the host now, a goal of overtime or shoot-out included. */
  lead: number;
  expectedLead: number;
}

const scaled = ([home, away]: Pair, share: number): [number, number] => [home * share, away * share];

/**
 * Every market of an ice hockey match from independent Poisson goals in sixty minutes (Maher's football model of 1982,
 * which fits hockey's higher scores better); the winner with overtime adds a share of the draws.
 */
export const iceHockeyMarkets = (state: IceHockeyState): FairMarket[] => {
  const { score, periods, periodsLeft, rates, lead } = state;
  const left = periodsLeft.reduce((sum, share) => sum + share, 0);
  const full = scoreDistribution(score, scaled(rates, left));
  const draw = full.differenceOf(0);
  const decided = left === 0 && lead !== 0;
  const host = decided ? Number(lead > 0) : full.differenceAbove(0) + draw * state.hostAfterDraw;
  const middle = Math.round(state.expectedLead);
  return [
    resultMarket('1X2', full),
    fairMarket('ML', [
      ['1', host],
      ['2', Math.max(0, 1 - host)],
    ]),
    ...totalLines('OU', full.totals, 3, 8),
    ...handicapLines(
      'AH',
      full,
      [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((line) => line - middle),
    ),
    doubleChance('DC', full),
    bothScore('GG', full),
    ...[1.5, 2.5, 3.5].map((line) => overUnder(`OUH_${line}`, full.homeGoals, line)),
    ...[1.5, 2.5, 3.5].map((line) => overUnder(`OUA_${line}`, full.awayGoals, line)),
    oddEven('OE', full),
    ...periods.flatMap((period, index) => {
      const share = periodsLeft[index] ?? 0;
      if (share === 0) return [];
      const part = scoreDistribution(period, scaled(rates, share));
      return [
        resultMarket(`P${index + 1}_1X2`, part),
        ...[0.5, 1.5, 2.5].map((line) => overUnder(`P${index + 1}_OU_${line}`, part.totals, line)),
        bothScore(`P${index + 1}_GG`, part),
      ];
    }),
  ];
};
