import { normalBelow } from './normal.ts';
import { type FairMarket, fairMarket, lineText } from './priced-market.ts';

type Pair = readonly [number, number];

/** What the book knows of a basketball match at one moment. */
export interface BasketballState {
  score: Pair;
  quarters: readonly Pair[];
  /** Share of each quarter still to be played. */
  quartersLeft: readonly number[];
  /** Share of the overtime still to be played; null outside overtime. */
  overtimeLeft: number | null;
  /** Points each side is expected to score in 40 minutes, with the drift and without: the fixed lines are set around these. */
  expected: Pair;
  usual: Pair;
}

/** Points of an average possession and their variance: one in two scores, 1, 2 or 3 points. Each side has 72 in 40 minutes. */
export const pointsPerPossession = 1.08;
const variancePerPossession = 1.354;
const possessions = 72;
const hostAdvantage = 2.6;
const supremacy = 6.5;

export const expectedPoints = (difference: number, pace: number): [number, number] => {
  const each = possessions * pointsPerPossession * Math.exp(pace / 4);
  const lead = hostAdvantage + supremacy * difference;
  return [each + lead / 2, each - lead / 2];
};

/** A score to come as two normal variables: the lead of the host and the total. */
interface Outlook {
  lead: number;
  total: number;
  home: number;
  away: number;
  deviation: number;
}

const smallest = 0.05;

const outlook = (score: Pair, expected: Pair, share: number): Outlook => {
  const home = score[0] + expected[0] * share;
  const away = score[1] + expected[1] * share;
  const deviation = Math.max(smallest, Math.sqrt(2 * possessions * variancePerPossession * share));
  return { lead: home - away, total: home + away, home, away, deviation };
};

const halfLine = (value: number) => Math.floor(value) + 0.5;
/** The main total goes by two points, so that not every basket moves the line. */
const steadyLine = (value: number) => 2 * Math.round(value / 2) + 0.5;

const overUnder = (code: string, mean: number, deviation: number, line: number): FairMarket => {
  const under = normalBelow(line, mean, deviation);
  return fairMarket(
    code,
    [
      ['over', 1 - under],
      ['under', under],
    ],
    lineText(line),
  );
};

const handicap = (code: string, { lead, deviation }: Outlook, line: number): FairMarket => {
  const away = normalBelow(-line, lead, deviation);
  return fairMarket(
    code,
    [
      ['1', 1 - away],
      ['2', away],
    ],
    lineText(line),
  );
};

const threeWay = (code: string, { lead, deviation }: Outlook): FairMarket => {
  const away = normalBelow(-0.5, lead, deviation);
  const notHome = normalBelow(0.5, lead, deviation);
  return fairMarket(code, [
    ['1', 1 - notHome],
    ['X', notHome - away],
    ['2', away],
  ]);
};

const winner = ({ lead, deviation }: Outlook): FairMarket => {
  const away = normalBelow(0, lead, deviation);
  return fairMarket('ML', [
    ['1', 1 - away],
    ['2', away],
  ]);
};

const partMarkets = (prefix: string, part: Outlook): FairMarket[] => [
  threeWay(`${prefix}_1X2`, part),
  handicap(`${prefix}_AH`, part, -halfLine(part.lead)),
  overUnder(`${prefix}_OU`, part.total, part.deviation, halfLine(part.total)),
];

const add = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];

/**
 * Every market of a basketball match: lead and total of the time left are normal, mean and variance in step with it.
 * Source: Stern, "A Brownian Motion Model for the Progress of Sports Scores", JASA 89 (1994). Variance from the points of a
 * possession; overtime is a twentieth of a match more and changes lead and total alike.
 */
export const basketballMarkets = (state: BasketballState): FairMarket[] => {
  const { score, quarters, quartersLeft, overtimeLeft, expected, usual } = state;
  const left = overtimeLeft === null ? quartersLeft.reduce((sum, share) => sum + share, 0) / 4 : overtimeLeft / 8;
  const match = outlook(score, expected, left);
  const first = quarters[0] ?? [0, 0];
  const half = outlook(
    add(first, quarters[1] ?? [0, 0]),
    expected,
    ((quartersLeft[0] ?? 0) + (quartersLeft[1] ?? 0)) / 4,
  );
  const [usualLead, usualTotal] = [Math.floor(usual[0] - usual[1]), Math.floor(usual[0] + usual[1])];
  // Totals of one side vary half as much as the total of both.
  const oneSide = Math.max(smallest, match.deviation / Math.SQRT2);
  return [
    winner(match),
    handicap('AH', match, -halfLine(match.lead)),
    overUnder('OU', match.total, match.deviation, left > 0.02 ? steadyLine(match.total) : halfLine(match.total)),
    ...[-7.5, -4.5, -1.5, 1.5, 4.5, 7.5].map((step) =>
      handicap(`AH_${lineText(step - usualLead)}`, match, step - usualLead),
    ),
    ...[-8.5, -5.5, -2.5, 2.5, 5.5, 8.5].map((step) =>
      overUnder(`OU_${lineText(usualTotal + step)}`, match.total, match.deviation, usualTotal + step),
    ),
    overUnder('OUH', match.home, oneSide, halfLine(match.home)),
    overUnder('OUA', match.away, oneSide, halfLine(match.away)),
    fairMarket(
      'OE',
      left > 0
        ? [
            ['odd', 0.5],
            ['even', 0.5],
          ]
        : [
            ['odd', (score[0] + score[1]) % 2],
            ['even', (score[0] + score[1] + 1) % 2],
          ],
    ),
    ...((quartersLeft[1] ?? 0) > 0 ? partMarkets('H1', half) : []),
    ...quarters.flatMap((quarter, index) =>
      (quartersLeft[index] ?? 0) > 0
        ? partMarkets(`Q${index + 1}`, outlook(quarter, expected, (quartersLeft[index] ?? 0) / 4))
        : [],
    ),
  ];
};
