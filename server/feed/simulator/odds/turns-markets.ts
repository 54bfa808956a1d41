import {
  bothScore,
  correctScore,
  doubleChance,
  drawNoBet,
  evenHandicap,
  evenLine,
  handicap,
  oddEven,
  overUnder,
  resultMarket,
  totalRanges,
} from './goal-markets.ts';
import { type Decider, independentScores, type Points, repeated } from './independent-scores.ts';
import { type FairMarket, fairMarket, lineText } from './priced-market.ts';
import type { ScoreDistribution } from './score-distribution.ts';

type Pair = readonly [number, number];

/** A part of the match with markets of its own: its prefix, the periods it is made of (from 0) and what is bet on. */
export interface TurnsPart {
  prefix: string;
  periods: readonly number[];
  markets: readonly string[];
}

/** Which markets a sport has, and how its lines are spread. */
export interface TurnsOffer {
  markets: readonly string[];
  turns: number;
  parts: readonly TurnsPart[];
  /** Distances of side lines from the usual one. */
  totalSteps: readonly number[];
  handicapSteps: readonly number[];
}

/** What the book knows of a match of turns at one moment. */
export interface TurnsState {
  score: Pair;
  periods: readonly Pair[];
  /** Turns still to come of both sides in each period. */
  left: readonly Pair[];
  /** Points of one turn of each side, as the book sees it now, and before the match: fixed lines are set around these. */
  sides: readonly [Points, Points];
  usual: readonly [Points, Points];
  /** What follows a level score; null where a draw is a result. */
  decider: Decider | null;
}

const meanOf = (points: Points) => points.reduce((sum, chance, worth) => sum + worth * chance, 0);

const makers: Readonly<Record<string, (code: string, score: ScoreDistribution) => FairMarket>> = {
  '1X2': resultMarket,
  DU: resultMarket,
  DC: doubleChance,
  DNB: drawNoBet,
  ML: (code, score) => {
    const host = score.differenceAbove(0);
    return fairMarket(code, [
      ['1', host],
      ['2', Math.max(0, 1 - host)],
    ]);
  },
  OU: (code, score) => overUnder(code, score.totals, evenLine(score.totals)),
  OUH: (code, score) => overUnder(code, score.homeGoals, evenLine(score.homeGoals)),
  OUA: (code, score) => overUnder(code, score.awayGoals, evenLine(score.awayGoals)),
  AH: (code, score) => handicap(code, score, evenHandicap(score)),
  GG: bothScore,
  OE: oddEven,
  TG: totalRanges,
  CS: correctScore,
};

const marketsOf = (prefix: string, wanted: readonly string[], score: ScoreDistribution): FairMarket[] =>
  wanted.flatMap((base) => makers[base]?.(`${prefix}${base}`, score) ?? []);

const sum = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<Pair>(([home, away], pair) => [home + pair[0], away + pair[1]], [0, 0]);

/**
 * Every market of a match of turns, exactly: the points still to come of a side are the sum of its turns, which are
 * independent and alike. Source: the compound binomial model, Feller, "An Introduction to Probability Theory" I, XII.
 */
export const turnsMarkets = (offer: TurnsOffer, state: TurnsState): FairMarket[] => {
  const { periods, left, sides, usual, decider } = state;
  const after = (score: Pair, [home, away]: Pair, decides: Decider | null = null) =>
    independentScores(score, repeated(sides[0], home), repeated(sides[1], away), decides);
  const match = after(state.score, sum(left), decider);
  const total = Math.floor(offer.turns * (meanOf(usual[0]) + meanOf(usual[1]))) + 0.5;
  const lead = Math.floor(offer.turns * (meanOf(usual[0]) - meanOf(usual[1]))) + 0.5;
  return [
    ...marketsOf('', offer.markets, match),
    ...offer.totalSteps
      .map((step) => total + step)
      .filter((line) => line > 0)
      .map((line) => overUnder(`OU_${lineText(line)}`, match.totals, line)),
    ...offer.handicapSteps.map((step) => step - lead).map((line) => handicap(`AH_${lineText(line)}`, match, line)),
    ...offer.parts.flatMap((part) => {
      const open = sum(part.periods.map((period) => left[period] ?? [0, 0]));
      if (open[0] + open[1] === 0) return [];
      const score = sum(part.periods.map((period) => periods[period] ?? [0, 0]));
      return marketsOf(`${part.prefix}_`, part.markets, after(score, open));
    }),
  ];
};
