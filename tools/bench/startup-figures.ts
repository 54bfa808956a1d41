import { quantile } from './quantile.ts';

/** Figures of one load of a page: times in milliseconds, layout shift without a unit. */
export interface Load {
  fcp: number;
  lcp: number;
  /** Time that long tasks kept the main thread beyond 50 ms each. */
  blocking: number;
  cls: number;
}

/** How the same page loads for who comes for the first time and then again. */
export interface Visits {
  first: Load;
  second: Load;
}

/** How a first press went: on the first odd that can be staked on, at the moment that it is there, in milliseconds. */
export interface Press {
  /** From navigation to the odd shown as chosen. */
  chosen: number;
  /** The part of it after the press. */
  took: number;
}

export interface Judged {
  page: string;
  goal: string;
  median: number;
  /** The better quartile: only when this misses as well the goal is missed, and not the machine busy. */
  better: number;
  must: number;
  reached: boolean;
}

const round = (value: number): number => Number(value.toFixed(3));

const judge = (page: string, goal: string, values: readonly number[], must: number): Judged => {
  const better = quantile(values, 0.25);
  return { page, goal, median: round(quantile(values, 0.5)), better: round(better), must, reached: better <= must };
};

/** Round by round, ours by the other's: both ran within seconds of each other. Nothing cannot be made less. */
const ratios = (ours: readonly number[], others: readonly number[]): number[] =>
  ours.map((value, nth) => (value === 0 ? 0 : value / (others[nth] ?? Number.NaN)));

/** load.first, load.time: LCP at most 0.4 and blocking time at most 0.75 of the eager build's, CLS at most 0.02. */
export const judgeStartup = (page: string, ours: readonly Load[], eager: readonly Load[]): Judged[] => {
  const ratio = (of: 'lcp' | 'blocking') =>
    ratios(
      ours.map((load) => load[of]),
      eager.map((load) => load[of]),
    );
  const cls = ours.map((load) => load.cls);
  return [
    judge(page, 'LCP, of eager', ratio('lcp'), 0.4),
    judge(page, 'blocking, of eager', ratio('blocking'), 0.75),
    judge(page, 'CLS', cls, 0.02),
  ];
};

/** An odd that is pressed at first sight is shown as chosen within 100 ms. */
export const judgePress = (page: string, presses: readonly Press[]): Judged[] => [
  judge(
    page,
    'press to chosen, ms',
    presses.map(({ took }) => took),
    100,
  ),
];

/** load.time: LCP of the second visit at most half of the first's. */
export const judgeReturn = (page: string, visits: readonly Visits[]): Judged[] => [
  judge(
    page,
    'LCP, of first visit',
    ratios(
      visits.map(({ second }) => second.lcp),
      visits.map(({ first }) => first.lcp),
    ),
    0.5,
  ),
];
